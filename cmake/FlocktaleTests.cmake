# SPDX-License-Identifier: MIT
# flocktale_add_test(NAME [QT] SOURCES... [LIBRARIES...]): one Catch2 program and its ctest entry. QT gives it a
# QGuiApplication.
function(flocktale_add_test name)
  cmake_parse_arguments(ARG "QT" "" "SOURCES;LIBRARIES" ${ARGN})
  set(support flocktale_test_support)
  if(ARG_QT)
    set(support flocktale_qt_test_support)
  endif()
  add_executable(${name} ${ARG_SOURCES})
  set_target_properties(${name} PROPERTIES RUNTIME_OUTPUT_DIRECTORY ${PROJECT_BINARY_DIR}/tests)
  target_compile_definitions(${name} PRIVATE FLOCKTALE_SOURCE_DIR="${PROJECT_SOURCE_DIR}")
  target_link_libraries(${name} PRIVATE ${support} ${ARG_LIBRARIES} flocktale_warnings)
  add_test(NAME ${name} COMMAND ${name})
  set_tests_properties(${name} PROPERTIES ENVIRONMENT "QT_QPA_PLATFORM=offscreen;LC_ALL=C.UTF-8;QT_FONT_DPI=96")
endfunction()
