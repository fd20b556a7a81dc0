/**
 * The last letter chooses how "of an hour" ends: one that is spoken as a consonant, a vowel or its sign, and with a hyphen
 * digits and foreign letters.
 */
export const possessive: readonly (readonly [RegExp, string])[] = [
  [/([\u0995-\u09B9\u09CE\u09DC-\u09DF]\u09BC?)$/, '$1ের'],
  [/([\u0985-\u0994\u09BE-\u09CC])$/, '$1র'],
  [/$/, '-এর'],
];
