/** LOG-16: why a session is over. `ended` is the member's own doing, on another device; `blocked` is the house's. */
export const SESSION_ENDS = ['logout', 'expired', 'ended', 'blocked', 'password'] as const;
export type SessionEnd = (typeof SESSION_ENDS)[number];
