import downline from './downline.json';

/** Loaded where agents manage those below them: see `WithDownlineTexts`. */
export const messages = { downline };
