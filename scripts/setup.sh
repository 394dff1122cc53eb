# shellcheck shell=bash
# SPDX-License-Identifier: MIT
# Sourced by ./run, ./check and the long checks: packages, configuring, building. All that it says goes to standard
# error, and nothing in it reads standard input, so that ./run can stand in for the program in a pipe.

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
readonly root

say() { printf '%s\n' "$@" >&2; }

# fail MESSAGE [WHAT TO DO]...
fail() {
    printf '\nFailed: %s\n' "$1" >&2
    shift
    [ $# -eq 0 ] || printf '  What to do: %s\n' "$@" >&2
    exit 3
}

# quietly LOG COMMAND...: the output goes to LOG; of a command that fails the end is shown.
quietly() {
    local log=$1 status=0
    shift
    mkdir -p "$(dirname "$log")"
    "$@" >"$log" 2>&1 </dev/null || status=$?
    [ "$status" -eq 0 ] || { tail -n 40 "$log" >&2; say "(all of it: $log)"; }
    return "$status"
}

# An environment that may be as good as empty becomes one that compilers, ccache and Qt can live in.
prepare_environment() {
    local system=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin
    PATH=${PATH:+$PATH:}$system
    # What apt installs is what is meant to run, whatever else a machine has in front of it.
    [ -n "${FLOCKTALE_SKIP_PACKAGES:-}" ] || PATH=/usr/bin:/bin:$PATH
    HOME=${HOME:-$(getent passwd "$(id -u)" | cut -d: -f6)}
    if [ -z "$HOME" ] || [ ! -w "$HOME" ]; then
        HOME=$root/build/home
        mkdir -p "$HOME"
    fi
    [ -n "${LC_ALL:-}${LANG:-}" ] || LANG=C.UTF-8
    export PATH HOME LANG
    if [ -z "${XDG_RUNTIME_DIR:-}" ]; then
        XDG_RUNTIME_DIR=$root/build/runtime
        mkdir -p "$XDG_RUNTIME_DIR"
        chmod 700 "$XDG_RUNTIME_DIR"
        export XDG_RUNTIME_DIR
    fi
}

# The code name of the release that decides the package names.
release_name() (
    [ ! -r /etc/os-release ] || . /etc/os-release
    printf '%s' "${UBUNTU_CODENAME:-${VERSION_CODENAME:-unknown}}"
)

# listed RELEASE GROUP...: lines "GROUP PACKAGE [optional]".
listed() {
    awk -v release="$1" -v groups=" ${*:2} " '
        /^\[/ { group = substr($1, 2, length($1) - 2) }
        /^[a-z]/ && index(groups, " " group " ") {
            name = $1
            mark = ""
            for (i = 2; i <= NF; ++i) {
                if ($i == "optional") mark = " optional"
                split($i, other, ":")
                if (other[1] == release) name = other[2]
            }
            if (name != "-") print group " " name mark
        }' "$root/scripts/packages.txt"
}

purpose_of() { sed -n "s/^\[$1\] //p" "$root/scripts/packages.txt"; }

# Names every package of the lines "GROUP PACKAGE" on standard input, a line for each purpose.
tell_packages() {
    local lines group
    lines=$(cat)
    for group in $(cut -d' ' -f1 <<<"$lines" | uniq); do
        say "  $(purpose_of "$group"): $(awk -v group="$group" '$1 == group { printf "%s ", $2 }' <<<"$lines")"
    done
}

# Keeps those lines "GROUP PACKAGE ..." of standard input whose package is not installed.
keep_missing() {
    local lines
    lines=$(cat)
    # shellcheck disable=SC2046  # one word for each package
    { dpkg-query -W -f '${db:Status-Status} ${Package}\n' $(cut -d' ' -f2 <<<"$lines") 2>/dev/null || true; } |
        awk 'apt { if ($1 == "installed") there[$2] = 1; next } !($2 in there)' apt=1 - apt=0 /dev/fd/3 3<<<"$lines"
}

# Keeps those lines whose package apt knows no version of.
keep_unavailable() {
    local lines
    lines=$(cat)
    # shellcheck disable=SC2046
    { LC_ALL=C apt-cache policy $(cut -d' ' -f2 <<<"$lines") 2>/dev/null || true; } |
        awk 'apt {
                 if (/^[^ ]/) { name = $1; sub(/:$/, "", name) }
                 if ($1 == "Candidate:" && $2 != "(none)") there[name] = 1
                 next
             }
             !($2 in there)' apt=1 - apt=0 /dev/fd/3 3<<<"$lines"
}

# need_packages GROUP...: installs what is missing of the groups, or says by name what cannot be had.
need_packages() {
    [ -z "${FLOCKTALE_SKIP_PACKAGES:-}" ] || return 0
    local release missing unavailable
    release=$(release_name)
    if ! command -v dpkg-query >/dev/null || ! command -v apt-get >/dev/null; then
        say "This system has no apt. On Debian these would be installed:"
        listed trixie "$@" | tell_packages
        fail "cannot install packages without apt" \
            "install the like of them and run again with FLOCKTALE_SKIP_PACKAGES=1"
    fi
    missing=$(listed "$release" "$@" | keep_missing)
    [ -n "$missing" ] || return 0

    say "Packages that are missing on this $release, and what for:"
    tell_packages <<<"$missing"
    case $release in
    bookworm | trixie | noble) ;;
    *) say "($release is not among the tested releases: Debian 12 and 13, Ubuntu 24.04. The names may differ.)" ;;
    esac
    local apt=(env DEBIAN_FRONTEND=noninteractive apt-get -q -o DPkg::Lock::Timeout=300 -o Dpkg::Use-Pty=0)
    if [ "$(id -u)" -ne 0 ]; then
        command -v sudo >/dev/null || fail "installing packages needs root, and there is no sudo" \
            "as root: apt-get update && apt-get install --no-install-recommends $(cut -d' ' -f2 <<<"$missing" | xargs)"
        say "apt-get is run with sudo, which may ask for your password."
        apt=(sudo "${apt[@]}")
    fi
    say "Installing them with apt-get (a few minutes when there are many; its output: build/apt-install.log)."
    quietly "$root/build/apt-update.log" "${apt[@]}" -o APT::Update::Error-Mode=any update ||
        say "apt-get update failed: trying with the package lists that are here."
    unavailable=$(keep_unavailable <<<"$missing")
    if [ -n "$unavailable" ] && grep -v ' optional$' <<<"$unavailable" >/dev/null; then
        if [ "$unavailable" = "$missing" ]; then
            say "apt finds none of them."
        else
            say "Packages that apt cannot find here:"
            tell_packages < <(grep -v ' optional$' <<<"$unavailable")
        fi
        fail "the packages named above cannot be had" \
            "see that this machine is online and that 'apt-get update' works (its output: build/apt-update.log)" \
            "on Ubuntu, see that 'universe' is on: add-apt-repository universe" \
            "where a package has another name, install it by hand and run again with FLOCKTALE_SKIP_PACKAGES=1"
    fi
    [ -z "$unavailable" ] || say "Not to be had here, and done without: $(cut -d' ' -f2 <<<"$unavailable" | xargs)"
    missing=$(grep -vxF "${unavailable:-none}" <<<"$missing" || true)
    [ -n "$missing" ] || return 0
    # shellcheck disable=SC2046
    quietly "$root/build/apt-install.log" "${apt[@]}" install -y --no-install-recommends \
        $(cut -d' ' -f2 <<<"$missing") || {
        missing=$(keep_missing <<<"$missing")
        say "Still missing:"
        tell_packages <<<"$missing"
        fail "apt-get could not install the packages (its last lines are above)" \
            "mend what apt complains about (offline? disk full? 'apt-get -f install'), then run this again"
    }
}

jobs=${CMAKE_BUILD_PARALLEL_LEVEL:-$(nproc)}

# configure PRESET: makes build/PRESET, or leaves it alone when it was made in this way already. (Ninja itself runs CMake
# again when a CMakeLists.txt changes.)
configure() {
    local preset=$1 tree=$root/build/$1 launcher
    launcher=$(command -v ccache || true)
    local arguments=(--preset "$preset" "-DCMAKE_CXX_COMPILER_LAUNCHER=$launcher")
    local made_as
    made_as="$root ${arguments[*]} $(cksum <"$root/CMakePresets.json")"
    [ ! -f "$tree/build.ninja" ] || [ "$(cat "$tree/made-as" 2>/dev/null)" != "$made_as" ] || return 0
    say "Configuring build/$preset."
    (cd "$root" && quietly "$tree/configure.log" cmake --fresh "${arguments[@]}") || return
    printf '%s\n' "$made_as" >"$tree/made-as"
}

# build PRESET TARGET...: silent when all is up to date.
build() {
    local preset=$1 tree=$root/build/$1
    shift
    configure "$preset" || return
    local make=(cmake --build "$tree" --parallel "$jobs" --target "$@")
    [[ "$("${make[@]}" -- -n 2>&1 </dev/null)" != *'no work to do'* ]] || return 0
    say "Building build/$preset ($*)."
    local quiet=()
    [ -t 2 ] || quiet=(-- --quiet)
    "${make[@]}" "${quiet[@]}" >&2 </dev/null
}

has_display() { [ -n "${DISPLAY:-}${WAYLAND_DISPLAY:-}" ]; }

# main_job PROGRAM SHOW DIRECTORY: what the program is there for, without a window.
main_job() {
    local program=$1 show=$2 out=$3 name
    name=$(basename "$show" .json)
    mkdir -p "$out"
    "$program" perform "$show" &&
        "$program" export "$show" --format json -o "$out/$name.act.json" &&
        "$program" export "$show" --format contact-sheet -o "$out/$name-contact-sheet.png" || return
    printf '%s\n' "" "The act script:    $out/$name.act.json" "The contact sheet: $out/$name-contact-sheet.png"
}
