import pay from './pay.json';

/** Loaded with an agent's contracts, salaries and dividends: see `WithPayTexts`. */
export const messages = { pay };
