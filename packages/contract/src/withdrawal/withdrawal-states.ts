/**
 * MEM-06: requested (held; may be taken back) → approved → disbursing → disbursed → one answer, or an end on the way. States only move
 * forward.
 */
export const WITHDRAWAL_STATES = [
  'requested',
  'taken-back',
  'approved',
  'rejected',
  'disbursing',
  'disbursed',
  'failed',
  'received',
  'partly',
  'not-received',
  'auto-received',
  'refunded',
] as const;
export type WithdrawalState = (typeof WITHDRAWAL_STATES)[number];
