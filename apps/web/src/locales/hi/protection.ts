import protection from './protection.json';

/** Loaded with the pages of limits and breaks, and with whatever stands in their name: see `WithProtectionTexts`. */
export const messages = { protection };
