/** What a list of games can be narrowed by and sorted by; the page draws its filters from the same words. */
export const LIST_SORTS = ['recommended', 'popular', 'newest', 'name', 'rtp', 'max-win'] as const;
export type ListSort = (typeof LIST_SORTS)[number];

/** Return to player, in percent. */
export const RTP_BANDS = ['under-95', '95-96', '96-97', 'over-97'] as const;
export type RtpBand = (typeof RTP_BANDS)[number];

export const VOLATILITIES = ['low', 'medium', 'high'] as const;
export type Volatility = (typeof VOLATILITIES)[number];

export const GAME_FEATURES = ['free-spins', 'multiplier', 'cascade', 'jackpot', 'buy-in'] as const;
export type GameFeature = (typeof GAME_FEATURES)[number];

/** CAT-04: the classes of slots. Bingo (BG) exists only where language TY is supported, and it is not here. */
export const RNG_CLASSES = ['SC', 'VP', 'JP', 'TG', 'AC'] as const;

/** CAT-06: a smallest stake of 1 unit or more; 25 lines or more. */
export const LEAST_STAKES = ['1', '5'] as const;
export const LEAST_LINES = ['25', '50'] as const;

/** The most that one round can pay, in stakes, is at least this. */
export const LEAST_MAX_WINS = ['1000', '2500', '5000'] as const;
