import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { LOTTERIES } from '#features/games/lotteries.ts';
import type { Lottery, LotteryLaunch } from '#features/games/lotteries.ts';
import { LotteryPage } from '#features/games/lottery-page.tsx';
import { vendorLanesQuery } from '#features/lobby/lobby.queries.ts';
import { OpensSoon } from '#features/lobby/list/opens-soon.tsx';
import { useLanguage, WithAccountTexts } from '#lib/texts/i18n.tsx';
import { GameScreen } from './-late-game-screen.tsx';

/** Where a lottery meets the lobby, which knows what else is open, and the game page. */
export function LotteryScreen({ lottery, launch }: { lottery: Lottery; launch: LotteryLaunch }) {
  const { data: lanes = [] } = useQuery(vendorLanesQuery(useLanguage()));
  return (
    <Suspense>
      <WithAccountTexts>
        <LotteryPage
          lottery={lottery}
          launch={launch}
          soon={<OpensSoon category={LOTTERIES[lottery][0]?.gameType ?? 'LOTT'} lanes={lanes} />}
          Play={GameScreen}
        />
      </WithAccountTexts>
    </Suspense>
  );
}
