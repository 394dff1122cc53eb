# SPDX-License-Identifier: MIT
# Interface targets that every own target links: warnings and sanitizers. Flags live here and nowhere else.
add_library(flocktale_warnings INTERFACE)
target_compile_options(flocktale_warnings INTERFACE -Wall -Wextra -Wpedantic -Wshadow -Wconversion)
# g++ 12 sees overlaps in std::string's assignment that are not there (GCC bug 105651, mended in 13).
target_compile_options(flocktale_warnings INTERFACE
  $<$<AND:$<CXX_COMPILER_ID:GNU>,$<VERSION_LESS:$<CXX_COMPILER_VERSION>,13>>:-Wno-restrict>)
if(FLOCKTALE_WERROR)
  target_compile_options(flocktale_warnings INTERFACE -Werror)
  # At -O3 g++ 12 also sees copies of impossible sizes in std::string, and every g++ up to 14 members of a value that was
  # just made as unset; they stay warnings, because what is really unset shows in the other compilers and sanitizers.
  target_compile_options(flocktale_warnings INTERFACE
    $<$<AND:$<CXX_COMPILER_ID:GNU>,$<VERSION_LESS:$<CXX_COMPILER_VERSION>,13>>:-Wno-error=stringop-overflow>
    $<$<AND:$<CXX_COMPILER_ID:GNU>,$<VERSION_LESS:$<CXX_COMPILER_VERSION>,15>>:-Wno-error=maybe-uninitialized>)
endif()

add_library(flocktale_sanitizers INTERFACE)
if(FLOCKTALE_SANITIZE)
  target_compile_options(flocktale_sanitizers INTERFACE -fsanitize=${FLOCKTALE_SANITIZE} -fno-omit-frame-pointer)
  target_link_options(flocktale_sanitizers INTERFACE -fsanitize=${FLOCKTALE_SANITIZE})
endif()
if(FLOCKTALE_FUZZ)
  target_compile_options(flocktale_sanitizers INTERFACE -fsanitize=fuzzer-no-link)
endif()
