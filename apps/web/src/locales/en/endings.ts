/** English bends nothing. */
export const possessive: readonly (readonly [RegExp, string])[] = [];
