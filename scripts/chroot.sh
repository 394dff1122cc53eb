# shellcheck shell=bash
# SPDX-License-Identifier: MIT
# Sourced by scripts/fresh and scripts/debian13: a small Debian or Ubuntu of any release in a directory, with the committed tree of
# this repository in it. Needs root. The mounts live in a mount namespace of their own and end with the command, so that
# removing the directory can never reach the machine's own /dev.
. "$(dirname "${BASH_SOURCE[0]}")/setup.sh"

# Runs the calling script again as root when it is not.
need_root() {
    [ "$(id -u)" -ne 0 ] || return 0
    command -v sudo >/dev/null || fail "a chroot needs root, and there is no sudo" "run this as root"
    exec sudo --preserve-env=FLOCKTALE_KEYRING,FLOCKTALE_MIRROR,XDG_CACHE_HOME "$0" "$@"
}

# chroot_make SUITE DIRECTORY: nothing but the base system, as the release's own image would have it.
chroot_make() {
    local suite=$1 directory=$2 scripts=/usr/share/debootstrap/scripts
    [ ! -e "$directory/etc/debian_version" ] || return 0
    need_packages chroot
    # A debootstrap that is older than the release serves it with the script that all newer ones share.
    local script=$scripts/$suite newer=$scripts/sid components=main
    local keys=/usr/share/keyrings/debian-archive-keyring.gpg mirror=http://deb.debian.org/debian
    case $suite in
        jammy | noble | plucky | questing)
            newer=$scripts/gutsy components=main,universe
            keys=/usr/share/keyrings/ubuntu-archive-keyring.gpg mirror=http://archive.ubuntu.com/ubuntu
            ;;
    esac
    [ -e "$script" ] || script=$newer
    keys=${FLOCKTALE_KEYRING:-$keys}
    [ -e "$keys" ] || fail "there is no $keys" \
        "take it from the package ubuntu-keyring of packages.ubuntu.com and name it in FLOCKTALE_KEYRING"
    say "Making a bare $suite in $directory."
    mkdir -p "$directory"
    quietly "$directory.log" debootstrap --variant=minbase --merged-usr --components="$components" --keyring="$keys" \
        "$suite" "$directory" "${FLOCKTALE_MIRROR:-$mirror}" "$script" ||
        fail "debootstrap could not make $suite" "see that the mirror can be reached, or name another in FLOCKTALE_MIRROR"
    # How this machine reaches its mirror (a proxy, say) holds inside as well.
    cp /etc/resolv.conf "$directory/etc/" 2>/dev/null || true
    find /etc/apt/apt.conf.d -maxdepth 1 -type f -exec grep -q '^Acquire::' {} \; \
        -exec cp {} "$directory/etc/apt/apt.conf.d/" \;
}

# chroot_source DIRECTORY: the committed tree as /flocktale. Only files that differ are written, so a build goes on
# where it was.
chroot_source() {
    local tree=$1/flocktale
    [ -z "$(git -C "$root" status --porcelain)" ] || say "What is not committed is not looked at."
    [ -d "$tree/.git" ] || git init -q "$tree"
    git -C "$tree" fetch -q --depth 1 "$root" HEAD
    git -C "$tree" checkout -q --force --detach FETCH_HEAD
    git -C "$tree" clean -qfd
}

# chroot_run DIRECTORY COMMAND: as root, in /flocktale, with an environment as empty as a new machine's.
chroot_run() {
    # shellcheck disable=SC2016  # the inner shells expand these
    unshare --mount --propagation private bash -c '
        set -e
        mount -t proc proc "$1/proc"
        mount --rbind /dev "$1/dev"
        mount -t tmpfs tmpfs "$1/tmp"
        exec chroot "$1" /usr/bin/env -i HOME=/root PATH=/usr/sbin:/usr/bin:/sbin:/bin TERM="${TERM:-dumb}" \
            bash -c "cd /flocktale && $2"' chroot_run "$1" "$2" </dev/null
}
