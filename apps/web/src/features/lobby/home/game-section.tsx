import { HOME_GAMES_PER_SECTION, HOME_VENDORS_PER_CATEGORY } from '@maidan/contract/constants.ts';
import { IconButton } from '@maidan/ui/icon-button.tsx';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { RotateCw } from 'lucide-react';
import type { CSSProperties, ReactNode, Ref } from 'react';
import { lazy, Suspense, useEffect, useEffectEvent, useId, useRef } from 'react';
import { useLanguage, useT } from '#lib/texts/i18n.tsx';
import type { CardGame, LobbyLane } from '#features/lobby/card-game.ts';
import { isCenter } from '#features/lobby/categories.ts';
import { CATEGORY_ICONS, HOT_ICON } from '#features/lobby/category-icons.ts';
import { GameCard, GameCardSkeleton } from '#features/lobby/game-card.tsx';
import { listHref } from '#features/lobby/game-link.ts';
import type { PlayHandler } from '#features/lobby/game-link.ts';
import { hotGamesQuery } from '#features/lobby/lobby.queries.ts';
import type { HotGames } from '#features/lobby/lobby.queries.ts';
import { SoonMark } from './soon-mark.tsx';
import { QuickLink } from '#features/lobby/quick-link.tsx';
import { sectionGames } from './section-games.ts';
import { useKeptHeight } from './use-kept-height.ts';
import { useNear } from './use-near.ts';
import { VendorChip } from '#features/lobby/vendor-chip.tsx';
import './game-section.css';

/** Two rows of six where there is room, one of twelve where there is very much; a row to swipe on a phone. */
const ROWS =
  'game-rows -mx-4 grid snap-x scroll-px-4 auto-cols-[38%] grid-flow-col gap-x-3 gap-y-5 overflow-x-auto px-4 pb-2 [scrollbar-width:none] sm:auto-cols-[22%] lg:mx-0 lg:auto-cols-auto lg:grid-flow-row lg:grid-cols-6 lg:gap-x-4 min-[143.75rem]:grid-cols-12 lg:overflow-visible lg:px-0 lg:pb-0';
const ROW_SIZES =
  '(min-width: 2300px) 170px, (min-width: 1800px) 250px, (min-width: 1024px) 190px, (min-width: 640px) 22vw, 38vw';

type SectionProps = {
  title: string;
  icon: ReactNode;
  mark?: ReactNode;
  aside?: ReactNode;
  /** Below the first view: not laid out or painted until it comes near. */
  later?: boolean;
  style?: CSSProperties | undefined;
  ref?: Ref<HTMLElement>;
  children: ReactNode;
};

function Section({ title, icon, mark, aside, later = false, style, ref, children }: SectionProps) {
  const id = useId();
  return (
    <section
      ref={ref}
      aria-labelledby={id}
      className={clsx('flex flex-col gap-3', later && 'later-section')}
      style={style}
    >
      <div className="flex min-h-11 items-center gap-3">
        <span className="text-accent">{icon}</span>
        <h2 id={id} className="text-xl font-bold tracking-tight">
          {title}
        </h2>
        {mark}
        <div className="ml-auto">{aside}</div>
      </div>
      {children}
    </section>
  );
}

type HotSectionProps = { hot: HotGames; onPlay: PlayHandler };

/** HOM-09: it says what its order rests on; asked again, it is counted again. */
export function HotSection({ hot: { games, counted }, onPlay }: HotSectionProps) {
  const t = useT('lobby');
  const queryClient = useQueryClient();
  const language = useLanguage();
  const { isFetching } = useQuery({ ...hotGamesQuery(language), enabled: false });
  if (games.length === 0) return null;
  return (
    <Section
      title={t(counted ? 'section.hot' : 'section.picks')}
      icon={<HOT_ICON size={22} aria-hidden />}
      aside={
        <IconButton
          label={t('section.refresh')}
          icon={<RotateCw size={18} aria-hidden className={clsx(isFetching && 'motion-safe:animate-spin')} />}
          aria-busy={isFetching}
          onClick={() => void queryClient.refetchQueries(hotGamesQuery(language))}
        />
      }
    >
      <GameRows games={games} onPlay={onPlay} eagerCount={3} markHot={false} />
    </Section>
  );
}

type LaneSectionProps = {
  lane: LobbyLane;
  hot: readonly CardGame[];
  onPlay: PlayHandler;
  /** Draws its games at once instead of when they come near. */
  first?: boolean;
  /** Its games are about to be seen and the page does not have them. */
  onWanted: () => void;
};

/** HOM-05: at most 5 vendors and 12 games of a category; the rest is one press away. */
export function LaneSection({ lane, hot, onPlay, first = false, onWanted }: LaneSectionProps) {
  const { title, games } = lane;
  const t = useT('lobby');
  const section = useRef<HTMLElement>(null);
  const near = useNear(section, title) || first;
  const keptHeight = useKeptHeight(section, title);
  const wanted = near && games === null;
  const want = useEffectEvent(onWanted);
  useEffect(() => {
    if (wanted) want();
  }, [wanted]);
  const name = t(`menu.${title}`);
  const Icon = CATEGORY_ICONS[title];
  return (
    <Section
      ref={section}
      title={name}
      icon={<Icon size={22} aria-hidden />}
      mark={!lane.open && <SoonMark />}
      later
      style={keptHeight}
      aside={
        <QuickLink
          href={listHref(title)}
          aria-label={t('section.all', { category: name })}
          className="text-accent hover:bg-raised flex h-11 items-center rounded-lg px-3 text-sm font-semibold"
        >
          {t('section.allShort')}
        </QuickLink>
      }
    >
      {isCenter(title) && title !== 'SPORTS' ? (
        <div className="min-h-28">{near && <Doors lane={lane} onPlay={onPlay} />}</div>
      ) : (
        <MakerChips lane={lane} />
      )}
      {title === 'SPORTS' && near && games !== null && games[0] !== undefined && (
        <Suspense fallback={<span className="min-h-24 sm:min-h-36" />}>
          <SportsEntrance game={games[0]} onPlay={onPlay} />
        </Suspense>
      )}
      {near && games !== null ? (
        <GameRows games={sectionGames({ title, games }, hot)} onPlay={onPlay} markSoon={lane.open} />
      ) : (
        <RowsSkeleton count={lane.shown} />
      )}
    </Section>
  );
}

/** HOM-08: esports and lotteries are entered through their makers' doors, on home as on their pages. */
const Entrances = lazy(async () => ({ default: (await import('../list/entrances.tsx')).Entrances }));
/** HOM-07 */
const SportsEntrance = lazy(async () => ({
  default: (await import('./sports-entrance.tsx')).SportsEntrance,
}));

function Doors({ lane, onPlay }: Pick<LaneSectionProps, 'lane' | 'onPlay'>) {
  return (
    <Suspense fallback={null}>
      <Entrances category={lane.title} cards={firstMakers(lane)} onPlay={onPlay} />
    </Suspense>
  );
}

const firstMakers = ({ cards }: LobbyLane) => cards.slice(0, HOME_VENDORS_PER_CATEGORY);

function MakerChips({ lane }: Pick<LaneSectionProps, 'lane'>) {
  const t = useT('lobby');
  const { title } = lane;
  return (
    <ul
      aria-label={t('section.vendors', { category: t(`menu.${title}`) })}
      className="-mx-4 flex snap-x scroll-px-4 [scrollbar-width:none] gap-2 overflow-x-auto px-4 sm:mx-0 sm:px-0"
    >
      {firstMakers(lane).map((card) => (
        <li key={card.vassalage} className="snap-start">
          <VendorChip
            href={listHref(title, { vassalage: card.vassalage })}
            name={card.displayName}
            rests={card.maintenance}
          />
        </li>
      ))}
    </ul>
  );
}

type GameRowsProps = {
  games: readonly CardGame[];
  onPlay: PlayHandler;
  eagerCount?: number;
  markHot?: boolean;
  markSoon?: boolean;
};

function GameRows({ games, onPlay, eagerCount = 0, ...marks }: GameRowsProps) {
  return (
    <ul className={ROWS}>
      {games.slice(0, HOME_GAMES_PER_SECTION).map((game, index) => (
        <li key={game.nodeId} className="min-w-0 snap-start">
          <GameCard game={game} onPlay={onPlay} eager={index < eagerCount} sizes={ROW_SIZES} {...marks} />
        </li>
      ))}
    </ul>
  );
}

/** Holds the games' place in its exact shape. Without script nothing would ever come, so nothing is promised. */
function RowsSkeleton({ count }: { count: number }) {
  return (
    <div aria-hidden="true" className={clsx(ROWS, 'script-only')}>
      {Array.from({ length: count }, (_, index) => (
        <GameCardSkeleton key={index} />
      ))}
    </div>
  );
}

export function SectionSkeleton() {
  return (
    <div aria-hidden="true" className="flex flex-col gap-3">
      <span className="bg-raised skeleton my-2 block h-7 w-48 rounded-md" />
      <RowsSkeleton count={HOME_GAMES_PER_SECTION} />
    </div>
  );
}
