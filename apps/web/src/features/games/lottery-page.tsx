import type { LotteryMenu } from '@maidan/contract/games/lottery/lottery-menu.ts';
import { Button } from '@maidan/ui/button.tsx';
import { EmptyState } from '@maidan/ui/empty-state.tsx';
import { Skeleton } from '@maidan/ui/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { RotateCw, WifiOff } from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';
import { useLanguage, useT } from '#lib/texts/i18n.tsx';
import { PageHead } from '#lib/page/page-head.tsx';
import { LOTTERIES } from './lotteries.ts';
import type { Lottery, LotteryLaunch } from './lotteries.ts';
import { DrawCalendar } from './draw-calendar.tsx';
import { ChosenDraw, DrawList } from './lottery-draws.tsx';
import { lotteryQuery, openedNumbersQuery, recentTitlesQuery } from './lottery.queries.ts';

type LotteryPageProps = {
  lottery: Lottery;
  /** LOT-01: a draw, a table of prizes, the draw itself or its list, and the way back. */
  launch: LotteryLaunch;
  /** What is open elsewhere, for a lottery that has not opened; the lobby knows. */
  soon: ReactNode;
  /** A draw that can be played takes the whole page. */
  Play: ComponentType<{ nodeId: string; lobby: LotteryLaunch }>;
};

/** RTE-10, GAM-04: the draws of one lottery, and the one that was asked for. */
export function LotteryPage({ lottery, launch, soon, Play }: LotteryPageProps) {
  const t = useT('play');
  const { gameCode, prizeMode, view } = launch;
  const draws = useQuery(lotteryQuery(lottery, useLanguage()));
  const chosen = draws.data?.flatMap(({ games }) => games).find((game) => game.gameCode === gameCode);
  if (chosen?.open === true && view !== 'lobby') return <Play nodeId={chosen.nodeId} lobby={launch} />;
  const ofMode = draws.data?.filter(({ accountType }) => accountType === prizeMode) ?? [];
  return (
    <div className="page-width flex flex-col gap-5 py-4 sm:py-6">
      <PageHead title={chosen?.displayName ?? t(`lottery.${lottery}`)} />
      <div>
        <h1 className="text-2xl font-bold tracking-tight sm:text-3xl">{t(`lottery.${lottery}`)}</h1>
        <p className="text-muted text-pretty">{t(`lottery.about.${lottery}`)}</p>
      </div>
      <Lotteries />
      {chosen !== undefined && !chosen.open && <ChosenDraw game={chosen} lottery={lottery} />}
      {gameCode !== undefined && draws.data !== undefined && chosen === undefined && (
        <output className="bg-surface text-muted rounded-xl p-4">{t('lottery.unknown')}</output>
      )}
      <Draws
        draws={ofMode.length === 0 ? draws : { ...draws, data: ofMode }}
        lottery={lottery}
        chosen={chosen?.nodeId}
        soon={soon}
      />
    </div>
  );
}

function Lotteries() {
  const t = useT('play');
  return (
    <nav aria-label={t('lottery.all')}>
      <ul className="-mx-4 flex scroll-px-4 [scrollbar-width:none] gap-2 overflow-x-auto px-4 sm:mx-0 sm:px-0">
        {(Object.keys(LOTTERIES) as Lottery[]).map((name) => (
          <li key={name}>
            <Link
              to={`/${name}`}
              className="bg-surface text-muted hover:bg-raised hover:text-text aria-[current=page]:bg-action aria-[current=page]:text-on-action flex h-11 items-center rounded-full px-4 text-sm font-semibold whitespace-nowrap transition-colors duration-150"
            >
              {t(`lottery.${name}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

type DrawsProps = {
  draws: { data: LotteryMenu[] | undefined; isError: boolean; fetchStatus: string; refetch: () => unknown };
  lottery: Lottery;
  chosen: string | undefined;
  soon: ReactNode;
};

function Draws({ draws, lottery, chosen, soon }: DrawsProps) {
  const t = useT('play');
  const lobby = useT('lobby');
  const offline = draws.fetchStatus === 'paused';
  if (draws.data === undefined && (draws.isError || offline)) {
    return (
      <EmptyState
        icon={offline ? <WifiOff size={28} aria-hidden /> : <RotateCw size={28} aria-hidden />}
        title={lobby(offline ? 'failed.offlineTitle' : 'failed.title')}
        text={lobby(offline ? 'failed.offlineText' : 'failed.text')}
        action={
          <Button look="outline" onClick={() => void draws.refetch()}>
            {lobby('failed.retry')}
          </Button>
        }
      />
    );
  }
  if (draws.data === undefined) {
    return (
      <output aria-label={t('loading')} className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {Array.from({ length: 9 }, (_, index) => (
          <Skeleton key={index} className="h-22 rounded-xl" />
        ))}
      </output>
    );
  }
  if (draws.data.length === 0)
    return <EmptyState title={t('lottery.emptyTitle')} text={t('lottery.emptyText')} />;
  return (
    <>
      {chosen === undefined && !draws.data.some(({ games }) => games.some(({ open }) => open)) && soon}
      <Menus menus={draws.data} lottery={lottery} chosen={chosen} />
    </>
  );
}

type MenusProps = { menus: readonly LotteryMenu[]; lottery: Lottery; chosen: string | undefined };

/** LOT-02: what was opened last, then each kind with its draws. Both that and the numbers may come later, or not at all. */
function Menus({ menus, lottery, chosen }: MenusProps) {
  const t = useT('play');
  const { data: last = [] } = useQuery(recentTitlesQuery(lottery, useLanguage()));
  const { data: opened } = useQuery(openedNumbersQuery(lottery));
  const lists = menus.map(({ accountType, accountTypeName, games }) => ({
    key: accountType as string,
    name: accountTypeName,
    games,
  }));
  const titles = new Map(menus.flatMap(({ games }) => games.map((game) => [game.nodeId, game])));
  const recent = last.flatMap((nodeId) => titles.get(nodeId) ?? []);
  if (recent.length > 0) lists.unshift({ key: 'recent', name: t('lottery.recent'), games: recent });
  return (
    <>
      <DrawCalendar games={menus.flatMap(({ games }) => games)} told={opened} lottery={lottery} />
      {lists.map(({ key, name, games }) => (
        <section key={key} aria-label={name} className="flex flex-col gap-3">
          {lists.length > 1 && <h2 className="text-lg font-semibold">{name}</h2>}
          <DrawList name={name} games={games} lottery={lottery} chosen={chosen} opened={opened} />
        </section>
      ))}
    </>
  );
}
