import referral from './referral.json';

/** Loaded with the page of invitations: see `WithReferralTexts`. */
export const messages = { referral };
