#version 440
// SPDX-License-Identifier: MIT
// Fades the last pixel at the edge of a bird, so that no multisampling is needed.

layout(location = 0) in vec3 tint;
layout(location = 1) in float inside;
layout(location = 2) in float seen;

layout(location = 0) out vec4 fragColor;

layout(std140, binding = 0) uniform Block {
    mat4 qt_Matrix;
    float qt_Opacity;
    float between;
    float size;
    float pixel;
    vec4 glyph;
};

void main()
{
    // `inside` grows evenly from 0 at the edge, so its slope makes it a distance in pixels.
    float slope = length(vec2(dFdx(inside), dFdy(inside)));
    float alpha = slope > 0.0 ? clamp(inside / slope, 0.0, 1.0) : 1.0;
    fragColor = vec4(tint, 1.0) * (alpha * seen * qt_Opacity);
}
