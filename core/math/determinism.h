// SPDX-License-Identifier: MIT
#pragma once

#include <cfloat>

/// What the same bits everywhere rest on: include this wherever floats are computed that end up in a flock's state.
#ifdef __FAST_MATH__
#error "fast-math lets the compiler reorder sums, and then no two builds give the same flock"
#endif

static_assert(FLT_EVAL_METHOD == 0, "floats must be computed as floats, without hidden extra precision");
static_assert(FLT_RADIX == 2 && FLT_MANT_DIG == 24 && DBL_MANT_DIG == 53, "IEEE 754 binary32 and binary64");
