/** Hindi bends nothing: its messages are written around what they are given. */
export const possessive: readonly (readonly [RegExp, string])[] = [];
