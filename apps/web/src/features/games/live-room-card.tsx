import type { LiveRoom } from '@maidan/contract/games/list-live-rooms.ts';
import { digits } from '@maidan/contract/digits.ts';
import { languageFacts } from '@maidan/contract/languages.ts';
import { displayMoney, parseMoney } from '@maidan/contract/money.ts';
import { clsx } from 'clsx';
import { Clock, Users } from 'lucide-react';
import type { MouseEvent } from 'react';
import { gameAddress } from '#lib/games/game-address.ts';
import { useLanguage, useT } from '#lib/texts/i18n.tsx';
import { Picture } from '#lib/pictures/picture.tsx';
import { SmallPosterFallback } from '#lib/pictures/small-poster-fallback.tsx';

type T = ReturnType<typeof useT<'play'>>;
type Table = NonNullable<LiveRoom['table']>;
type CardProps = {
  room: LiveRoom;
  /** Since it was read. */
  agoMs: number;
  onPlay: (game: LiveRoom['game'], press: MouseEvent) => void;
};

/** One table: who deals, what came last, whether bets are taken, how far the shoe is, its limits and seats. */
export function LiveRoomCard({ room, agoMs, onPlay }: CardProps) {
  const t = useT('play');
  const lobby = useT('lobby');
  const language = useLanguage();
  const { game, seats, seated, table } = room;
  const money = (text: string): string => displayMoney(parseMoney(text), room.currencySymbol, language);
  const stakes = t('rooms.stakes', { min: money(room.minStake), max: money(room.maxStake) });
  const isFull = seated >= seats;
  const state = game.open ? t(isFull ? 'rooms.full' : 'rooms.seats', { seated, seats }) : lobby('card.soon');
  const dealer = table === null ? null : dealerText(table, t);
  const last =
    table === null || table.last.length === 0 ? null : t('rooms.last', { rounds: lastText(table, language) });
  return (
    <a
      href={gameAddress(game)}
      aria-label={[game.displayName, dealer, stakes, state, last].filter(Boolean).join(', ')}
      className="bg-surface hover:bg-raised flex h-40 flex-col justify-between gap-2 rounded-xl p-3 transition-colors duration-150"
      onClick={(press) => onPlay(game, press)}
    >
      <span className="flex items-center gap-3">
        <span className="bg-raised h-22 w-16.5 shrink-0 overflow-hidden rounded-lg">
          <Picture
            src={game.iconUrl}
            fallback={<SmallPosterFallback />}
            width={66}
            height={88}
            loading="lazy"
            className="size-full object-cover"
          />
        </span>
        <span className="flex min-w-0 flex-col gap-0.5 text-sm">
          <span className="line-clamp-2 leading-snug font-semibold">{game.displayName}</span>
          {dealer !== null && <span className="text-muted truncate">{dealer}</span>}
          <span className="text-muted truncate tabular-nums">{stakes}</span>
          <span
            className={clsx('flex items-center gap-1.5', game.open && !isFull ? 'text-gain' : 'text-muted')}
          >
            {game.open ? <Users size={14} aria-hidden="true" /> : <Clock size={14} aria-hidden="true" />}
            {state}
          </span>
        </span>
      </span>
      {table !== null && <Now table={table} agoMs={agoMs} />}
    </a>
  );
}

function dealerText({ dealer, language }: Table, t: T): string {
  const spoken = languageFacts(language).name;
  return dealer === null ? spoken : t('rooms.dealer', { name: dealer, language: spoken });
}

const MARKS = 5;
const TONES = {
  red: 'bg-loss text-on-loss',
  blue: 'bg-focus text-ground',
  green: 'bg-gain text-ground',
  black: 'bg-raised-strong text-text',
} as const;

/** What moves: the last rounds, newest first, and the window for bets or the shoe. */
function Now({ table, agoMs }: { table: Table; agoMs: number }) {
  const t = useT('play');
  const language = useLanguage();
  return (
    <span className="flex items-center justify-between gap-2 text-xs">
      {table.last.length === 0 ? (
        <span className="text-muted truncate">{shoeText(table, t) ?? t('rooms.noRounds')}</span>
      ) : (
        <span className="flex gap-1" aria-hidden="true">
          {marksOf(table).map(({ key, tone, figure }) => (
            <span
              key={key}
              className={clsx(
                'grid size-6 place-items-center rounded-full font-semibold tabular-nums',
                TONES[tone],
              )}
            >
              {digits(String(figure), language)}
            </span>
          ))}
        </span>
      )}
      <span className="text-muted truncate text-right tabular-nums">{windowText(table, agoMs, t)}</span>
    </span>
  );
}

/** A row of places, each of which shows another round as time goes on. */
const marksOf = ({ last }: Table) =>
  last.slice(0, MARKS).map((mark, place) => ({ ...mark, key: `place ${place}` }));

const lastText = ({ last }: Table, language: Parameters<typeof digits>[1]): string =>
  last.map(({ side, figure }) => `${side} ${digits(String(figure), language)}`).join(', ');

function windowText(table: Table, agoMs: number, t: T): string {
  if (table.state === 'running') return t('rooms.running');
  if (table.state === 'waiting') return shoeText(table, t) ?? t('rooms.waiting');
  const seconds = Math.ceil(((table.closesInMs ?? 0) - agoMs) / 1_000);
  return seconds > 0 ? t('rooms.open', { seconds }) : t('rooms.running');
}

const shoeText = ({ shoe }: Table, t: T): string | null =>
  shoe && t('rooms.shoe', { number: shoe.number, dealt: shoe.dealt, cards: shoe.cards });
