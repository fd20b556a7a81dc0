import notices from './notices.json';

/** Loaded with the settings: see `WithNoticesTexts`. */
export const messages = { notices };
