import { createFileRoute } from '@tanstack/react-router';
import { requireLogin } from '#lib/session/require-login.ts';
import { LotteryScreen } from './-late-lottery-screen.tsx';
import { goToItsPage, readLotterySearch } from './-lottery-search.ts';

/** RTE-10, GAM-04: behind login and without a footer. */
export const Route = createFileRoute('/seaLottery')({
  validateSearch: readLotterySearch,
  staticData: { chrome: 'no-footer', drawnIn: 'browser' },
  beforeLoad: (way) => {
    goToItsPage('/seaLottery', way.search);
    return requireLogin(way);
  },
  component: Screen,
});

function Screen() {
  return <LotteryScreen lottery="seaLottery" launch={Route.useSearch()} />;
}
