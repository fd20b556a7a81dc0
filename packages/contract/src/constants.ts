/**
 * Words and figures of the business, as docs/requirements.md has them (CAT-01 to CAT-05, HOM-01 to HOM-05, GAM-05, ERR-04).
 * Times carry their unit in the name.
 */
export const CLIENT_TYPE = 3;
export const PLATFORM_HTML5 = 'html5-desktop';

export const GAME_CATEGORIES = [
  'RNG',
  'LIVE',
  'FISH',
  'SPORTS',
  'ESPORTS',
  'ELOTT',
  'LOTT',
  'PVP',
  'COCKFIGHT',
  'MXWIN',
] as const;
export type GameCategory = (typeof GAME_CATEGORIES)[number];
/** CAT-05: the class of RNG games that makes up MXWIN. Many play one round of these, so none is tried without an account. */
export const CRASH_CLASS = 'CRASH';

/** CAT-03: by which table a lottery pays: the draw's own, the house's, the quick draws' or the Southeast Asian one. */
export const PRIZE_MODES = ['LOTT', 'ZY', 'ELOTT', 'SEA'] as const;
export type PrizeMode = (typeof PRIZE_MODES)[number];

/** CAT-02: what somebody can be called; whoever brings others by a code of their own is an affiliate beside it. */
export const ROLES = ['member', 'agent', 'trial', 'affiliate'] as const;
export type Role = (typeof ROLES)[number];

export const AGENT_TYPES = [1, 2, 41, 42] as const;
export const TRIAL_TYPE = 4;
/** What a trial plays with; worth nothing, and never exchanged. */
export const TRIAL_CURRENCY = 'FUN';

export const BANNER_AUTOPLAY_MS = 5000;
export const BANNER_SPEED_MS = 1000;
export const GAMES_PER_PAGE = 24;
export const HOME_GAMES_PER_SECTION = 12;
export const HOME_VENDORS_PER_CATEGORY = 5;
export const LARGE_MENU_ABOVE_VENDORS = 10;
export const ANNOUNCEMENTS_PER_PAGE = 9;
export const WINNERS_LIMIT = 20;
export const WINNERS_FIXED = 3;
export const WINNERS_STEP_PX = 0.5;
/** How many wins the feed beside the board holds, and how many come with one frame. */
export const LIVE_WINS_LIMIT = 12;
export const LIVE_WINS_AT_ONCE = 4;
export const CHUNK_LOAD_TIMEOUT_MS = 120_000;
export const ADULT_AGE_YEARS = 18;

/**
 * SID-06: what the address of a hand-over carries, e.g. `/?token=…&lang=bn`. The page takes both out of its address
 * before anything else looks at it.
 */
export const HAND_OVER_CODE_PARAM = 'token';
export const LANGUAGE_PARAM = 'lang';
/** LOG-14: where the other service sends the browser back to. */
export const SOCIAL_RETURN_PATH = '/login/social';
