import type { GameCategory, PrizeMode } from '@maidan/contract/constants.ts';
import type { LobbyLaunch } from '@maidan/contract/games/lottery/lobby-launch.ts';
import type { Language } from '@maidan/contract/languages.ts';

/** RTE-10: the three lottery pages, by the vendors whose draws they hold (GAM-04). */
export type Lottery = 'lottery' | 'seaLottery' | 'vnLottery';

/** LOT-01: what the lobby says when it opens a lottery. */
export type LotteryLaunch = LobbyLaunch & { device?: 'desktop' | 'mobile'; language?: Language };

/** CAT-03: each vendor pays by one table of prizes. */
type Part = { vassalage: string; gameType: GameCategory; prizeMode: PrizeMode };

export const LOTTERIES: Readonly<Record<Lottery, readonly Part[]>> = {
  lottery: [
    { vassalage: 'LOTT', gameType: 'LOTT', prizeMode: 'LOTT' },
    { vassalage: 'ELOTT', gameType: 'ELOTT', prizeMode: 'ELOTT' },
  ],
  seaLottery: [{ vassalage: 'TCG_SEA', gameType: 'ELOTT', prizeMode: 'SEA' }],
  vnLottery: [{ vassalage: 'TCG_LOTTO_VN', gameType: 'ELOTT', prizeMode: 'ZY' }],
};

export function prizeModeOf(lottery: Lottery, vassalage: string): PrizeMode | undefined {
  return LOTTERIES[lottery].find((part) => part.vassalage === vassalage)?.prizeMode;
}
