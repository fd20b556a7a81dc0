import type { GameCategory } from '@maidan/contract/constants.ts';

/** RTE-10: the three lottery pages, by the vendors whose draws they hold (GAM-04). */
export type Lottery = 'lottery' | 'seaLottery' | 'vnLottery';

type Part = { vassalage: string; gameType: GameCategory };

export const LOTTERIES: Readonly<Record<Lottery, readonly Part[]>> = {
  lottery: [
    { vassalage: 'LOTT', gameType: 'LOTT' },
    { vassalage: 'ELOTT', gameType: 'ELOTT' },
  ],
  seaLottery: [{ vassalage: 'TCG_SEA', gameType: 'ELOTT' }],
  vnLottery: [{ vassalage: 'TCG_LOTTO_VN', gameType: 'ELOTT' }],
};
