import search from './search.json';

/** Loaded when somebody begins to search: see `WithSearchTexts`. */
export const messages = { search };
