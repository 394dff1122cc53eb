// SPDX-License-Identifier: MIT
#pragma once

#include "base/limits.h"
