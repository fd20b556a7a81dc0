import game from './game.json';

/** Loaded when a game is opened: see `WithGameTexts`. */
export const messages = { game };
