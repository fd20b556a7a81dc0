import status from './status.json';

/** Loaded while the site is closed: see `WithStatusTexts`. */
export const messages = { status };
