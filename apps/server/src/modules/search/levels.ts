/** How well one word of the text fits a document; the worst word decides. */
export const LEVEL = {
  word: 0,
  beginning: 1,
  heard: 2,
  heardBeginning: 3,
  heardNearly: 4,
  oneError: 5,
  twoErrors: 6,
} as const;
export const NO_MATCH = 255;
