# SPDX-License-Identifier: MIT
# Debian's libqrcodegencpp-dev ships neither a CMake config nor a pkg-config file.
find_path(QrCodeGen_INCLUDE_DIR qrcodegen.hpp PATH_SUFFIXES qrcodegencpp qrcodegen)
find_library(QrCodeGen_LIBRARY qrcodegencpp)
include(FindPackageHandleStandardArgs)
find_package_handle_standard_args(QrCodeGen REQUIRED_VARS QrCodeGen_LIBRARY QrCodeGen_INCLUDE_DIR)
if(QrCodeGen_FOUND AND NOT TARGET QrCodeGen::QrCodeGen)
  add_library(QrCodeGen::QrCodeGen UNKNOWN IMPORTED)
  set_target_properties(QrCodeGen::QrCodeGen PROPERTIES
    IMPORTED_LOCATION ${QrCodeGen_LIBRARY} INTERFACE_INCLUDE_DIRECTORIES ${QrCodeGen_INCLUDE_DIR})
endif()
