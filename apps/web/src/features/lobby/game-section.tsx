import { HOME_GAMES_PER_SECTION, HOME_VENDORS_PER_CATEGORY } from '@maidan/contract/constants.ts';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useId } from 'react';
import { useT } from '#lib/i18n.tsx';
import type { CardGame, LobbyLane } from './card-game.ts';
import { CATEGORY_ICONS, HOT_ICON } from './category-icons.ts';
import { GameCard, GameCardSkeleton } from './game-card.tsx';
import { listHref } from './game-link.ts';
import type { PlayHandler } from './game-link.ts';
import { allSoon, SoonMark } from './opens-soon.tsx';
import { QuickLink } from './quick-link.tsx';
import { sectionGames } from './section-games.ts';
import { VendorChip } from './vendor-chips.tsx';

/** Two rows of six where there is room; a row to swipe on a phone. */
const ROWS =
  'game-rows -mx-4 grid snap-x scroll-px-4 auto-cols-[38%] grid-flow-col gap-x-3 gap-y-5 overflow-x-auto px-4 pb-2 [scrollbar-width:none] sm:auto-cols-[22%] lg:mx-0 lg:auto-cols-auto lg:grid-flow-row lg:grid-cols-6 lg:gap-x-4 lg:overflow-visible lg:px-0 lg:pb-0';

/** Room on all sides for what its cards throw over its edge: a box that waits also cuts. */
const LATER =
  '-mx-4 -mb-6 px-4 pb-6 [contain-intrinsic-block-size:auto_24rem] [content-visibility:auto] lg:[contain-intrinsic-block-size:auto_40rem]';

type SectionProps = {
  title: string;
  icon: ReactNode;
  mark?: ReactNode;
  aside?: ReactNode;
  /** Below the first view: not laid out or painted until it comes near. */
  later?: boolean;
  children: ReactNode;
};

function Section({ title, icon, mark, aside, later = false, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={clsx('flex flex-col gap-3', later && LATER)}>
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

type HotSectionProps = { games: readonly CardGame[]; onPlay: PlayHandler };

export function HotSection({ games, onPlay }: HotSectionProps) {
  const t = useT('lobby');
  if (games.length === 0) return null;
  return (
    <Section title={t('section.hot')} icon={<HOT_ICON size={22} aria-hidden />}>
      <GameRows games={games} onPlay={onPlay} eagerCount={3} markHot={false} />
    </Section>
  );
}

type LaneSectionProps = { lane: LobbyLane; hot: readonly CardGame[]; onPlay: PlayHandler };

/** HOM-05: at most 5 vendors and 12 games of a category; the rest is one press away. */
export function LaneSection({ lane, hot, onPlay }: LaneSectionProps) {
  const t = useT('lobby');
  const name = t(`menu.${lane.title}`);
  const Icon = CATEGORY_ICONS[lane.title];
  const soon = allSoon(lane.games);
  return (
    <Section
      title={name}
      icon={<Icon size={22} aria-hidden />}
      mark={soon && <SoonMark />}
      later
      aside={
        <QuickLink
          href={listHref(lane.title)}
          aria-label={t('section.all', { category: name })}
          className="text-accent hover:bg-raised flex h-11 items-center rounded-lg px-3 text-sm font-semibold"
        >
          {t('section.allShort')}
        </QuickLink>
      }
    >
      <ul
        aria-label={t('section.vendors', { category: name })}
        className="-mx-4 flex snap-x scroll-px-4 [scrollbar-width:none] gap-2 overflow-x-auto px-4 sm:mx-0 sm:px-0"
      >
        {lane.cards.slice(0, HOME_VENDORS_PER_CATEGORY).map((card) => (
          <li key={card.vassalage} className="snap-start">
            <VendorChip href={listHref(lane.title, { vassalage: card.vassalage })} name={card.displayName} />
          </li>
        ))}
      </ul>
      <GameRows games={sectionGames(lane, hot)} onPlay={onPlay} markSoon={!soon} />
    </Section>
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
          <GameCard game={game} onPlay={onPlay} eager={index < eagerCount} {...marks} />
        </li>
      ))}
    </ul>
  );
}

export function SectionSkeleton() {
  return (
    <div aria-hidden="true" className="flex flex-col gap-3">
      <span className="bg-raised skeleton my-2 block h-7 w-48 rounded-md" />
      <ul className={ROWS}>
        {Array.from({ length: HOME_GAMES_PER_SECTION }, (_, index) => (
          <li key={index}>
            <GameCardSkeleton />
          </li>
        ))}
      </ul>
    </div>
  );
}
