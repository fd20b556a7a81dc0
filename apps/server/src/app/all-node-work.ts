import { DEPOSIT_DUE_WORK } from '#modules/deposit/deposit-due-work.ts';
import { watchLedgerWork } from '#modules/alert/watch-ledger.ts';
import { watchMoneyWork } from '#modules/alert/watch-money.ts';
import { watchTeamsWork } from '#modules/alert/watch-teams.ts';
import { payRebatesWork } from '#modules/downline/pay-rebates.ts';
import { countPlaysWork } from '#modules/games/count-plays.ts';
import { tellHouseTermsWork } from '#modules/games/tell-house-terms.ts';
import { removeLostSecondSteps } from '#modules/accounts/second-step/remove-lost.ts';
import { countTurnoverWork, payAgentsWork } from '#modules/pay/pay-work.ts';
import { countRecordsWork } from '#modules/records/count-records.ts';
import { countTeamsWork } from '#modules/agent-reports/count-teams.ts';
import { drawRafflesWork } from '#modules/rewards/promotions/draw-raffles.ts';
import { remindRewardsWork } from '#modules/notices/remind-rewards.ts';
import { sendNoticesWork } from '#modules/notices/send-notices.ts';
import { tellMissionsDoneWork } from '#modules/notices/tell-missions-done.ts';
import { lookAtReferralsWork } from '#modules/referral/look-at-referrals.ts';
import { settleBonusesWork } from '#modules/rewards/bonus/settle-bonuses.ts';
import { followPlayWork } from '#modules/rewards/vip/follow-play.ts';
import { forgetUploads } from '#modules/upload/forget-uploads.ts';
import { dueTransfers } from '#modules/vendor-wallet/due-transfers.ts';
import { dueWithdrawals } from '#modules/withdrawal/due-withdrawals.ts';
import { sealPlainNumbersWork } from '#modules/withdrawal/seal-plain-numbers.ts';
import { forgetNoncesWork } from '#modules/seamless-wallet/forget-nonces-work.ts';
import { closeCutRunsWork } from '#modules/vendor-simulator/close-cut-runs.ts';
import type { NodeWork } from '#jobs/node-work.ts';
import { TIDY_WORK } from './tidy-work.ts';

/** All that a node does by itself; one line for each kind. */
export const ALL_NODE_WORK: readonly NodeWork[] = [
  forgetUploads,
  ...DEPOSIT_DUE_WORK,
  dueWithdrawals,
  sealPlainNumbersWork,
  dueTransfers,
  countRecordsWork,
  countTeamsWork,
  countTurnoverWork,
  payAgentsWork,
  settleBonusesWork,
  payRebatesWork,
  drawRafflesWork,
  followPlayWork,
  lookAtReferralsWork,
  sendNoticesWork,
  remindRewardsWork,
  tellMissionsDoneWork,
  watchMoneyWork,
  watchTeamsWork,
  watchLedgerWork,
  countPlaysWork,
  tellHouseTermsWork,
  removeLostSecondSteps,
  forgetNoncesWork,
  closeCutRunsWork,
  ...TIDY_WORK,
];
