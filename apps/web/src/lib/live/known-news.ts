/**
 * The number of the last public news that this page was drawn with, or has heard since. The socket says it: what came
 * while nobody listened is told then.
 */
export const knownNews: { last?: number | undefined } = {};
