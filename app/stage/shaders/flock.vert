#version 440
// SPDX-License-Identifier: MIT
// A corner of a bird: flaps, lands, turns and moves it. The same drawing as flocktale::glyph::outline.

layout(location = 0) in vec4 place;  // x, y before and after, stage units
layout(location = 1) in vec4 motion; // angle before and after, wing phase before and after, radians
layout(location = 2) in vec2 landed; // this corner in the landed form, stage units
layout(location = 3) in vec4 corner; // x, y of the gliding bird's corner (packed), share of the wing beat, 0 at the edge
layout(location = 4) in vec4 outward; // x, y (packed), extra growth of a landed form, opacity
layout(location = 5) in vec4 color;  // red, green, blue, how far landed

layout(location = 0) out vec3 tint;
layout(location = 1) out float inside;
layout(location = 2) out float seen;

layout(std140, binding = 0) uniform Block {
    mat4 qt_Matrix;
    float qt_Opacity;
    float between; // share of the way from before to after
    float size;    // half a bird's length, stage units
    float pixel;   // stage units in a pixel of the screen
    vec4 glyph;    // range of packed corners and directions, swing and fold of the wing
};

void main()
{
    vec2 at = mix(place.xy, place.zw, between);
    float angle = mix(motion.x, motion.y, between);
    float beat = sin(mix(motion.z, motion.w, between));
    float land = color.a;

    vec2 flying = (corner.xy * 2.0 - 1.0) * glyph.x;
    flying.x += corner.z * glyph.z * beat;
    flying.y *= 1.0 - corner.z * glyph.w * (1.0 - beat);
    vec2 spread = (outward.xy * 2.0 - 1.0) * glyph.y;
    float rim = length(landed);
    vec2 formSpread = rim > 0.0 ? landed / rim * 1.2 : vec2(0.0);
    // Half a pixel outside the edge the colour has faded to nothing.
    float bleed = pixel * (0.5 + outward.z * land);
    vec2 local = mix(flying * size, landed, land) + mix(spread, formSpread * (1.0 - corner.w), land) * bleed;

    float s = sin(angle);
    float c = cos(angle);
    gl_Position = qt_Matrix * vec4(at + vec2(local.x * c - local.y * s, local.x * s + local.y * c), 0.0, 1.0);
    tint = color.rgb;
    inside = corner.w;
    seen = outward.w;
}
