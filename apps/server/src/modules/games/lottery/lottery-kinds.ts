import type { PrizeMode } from '@maidan/contract/constants.ts';

/** GAM-04: the vendors of the lotteries, and the table of prizes that each pays by (CAT-03). */
export type LotteryKind = {
  readonly accountType: PrizeMode;
  readonly vendorCode: string;
  readonly category: 'LOTT' | 'ELOTT';
};

export const GENERAL_KINDS: readonly LotteryKind[] = [
  { accountType: 'LOTT', vendorCode: 'LOTT', category: 'LOTT' },
  { accountType: 'ELOTT', vendorCode: 'ELOTT', category: 'ELOTT' },
  { accountType: 'SEA', vendorCode: 'TCG_SEA', category: 'ELOTT' },
];
export const VIETNAM_KINDS: readonly LotteryKind[] = [
  { accountType: 'ZY', vendorCode: 'TCG_LOTTO_VN', category: 'ELOTT' },
];
