import lists from './lists.json';

/** Loaded with the first list of games: see `WithListTexts`. */
export const messages = { lists };
