import { DEPOSIT_DUE_WORK } from '#modules/deposit/deposit-due-work.ts';
import { watchLedgerWork } from '#modules/alert/watch-ledger.ts';
import { watchMoneyWork } from '#modules/alert/watch-money.ts';
import { countPlaysWork } from '#modules/games/count-plays.ts';
import { removeLostSecondSteps } from '#modules/second-step/remove-lost.ts';
import { countRecordsWork } from '#modules/records/count-records.ts';
import { forgetUploads } from '#modules/upload/forget-uploads.ts';
import { dueTransfers } from '#modules/vendor-wallet/due-transfers.ts';
import { dueWithdrawals } from '#modules/withdrawal/due-withdrawals.ts';
import { sealPlainNumbersWork } from '#modules/withdrawal/seal-plain-numbers.ts';
import type { DueWork } from './due-work.ts';

/** Every kind of due work of a node; one line for each. */
export const ALL_DUE_WORK: readonly DueWork[] = [
  forgetUploads,
  ...DEPOSIT_DUE_WORK,
  dueWithdrawals,
  sealPlainNumbersWork,
  dueTransfers,
  countRecordsWork,
  watchMoneyWork,
  watchLedgerWork,
  countPlaysWork,
  removeLostSecondSteps,
];
