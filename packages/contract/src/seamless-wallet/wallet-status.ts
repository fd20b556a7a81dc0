/**
 * Outcomes of the seamless wallet. `definitive` outcomes surely changed nothing (or, for OK, surely did);
 * after any other answer, a time-out or a 5xx the vendor does not know, and must roll back (W19).
 */
export const WALLET_STATUSES = [
  'OK',
  'INSUFFICIENT_FUNDS',
  'INVALID_TOKEN',
  'TOKEN_EXPIRED',
  'PLAYER_DISABLED',
  /** The player owes money: bets wait until it is paid, wins do not. */
  'PLAYER_IN_DEBT',
  'PLAYER_NOT_FOUND',
  'INVALID_GAME',
  'WRONG_CURRENCY',
  'LIMIT_REACHED',
  'INVALID_SIGNATURE',
  'BAD_REQUEST',
  'DUPLICATE_TRANSACTION',
  'TRANSACTION_NOT_FOUND',
  'ALREADY_ROLLED_BACK',
  'ALREADY_SETTLED',
  'ROUND_CLOSED',
  /** Nobody gave this player such free rounds, or they are over. */
  'CAMPAIGN_NOT_FOUND',
  'PARTNER_DISABLED',
  'IN_PROCESS',
  'UNKNOWN',
] as const;
export type WalletStatus = (typeof WALLET_STATUSES)[number];
