import type { LiveRoom } from '@maidan/contract/games/list-live-rooms.ts';
import { displayMoney, parseMoney } from '@maidan/contract/money.ts';
import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { Clock, Users } from 'lucide-react';
import type { MouseEvent } from 'react';
import { gameAddress } from '#lib/games/game-address.ts';
import { useLanguage, useT, WithAccountTexts } from '#lib/texts/i18n.tsx';
import { Picture } from '#lib/pictures/picture.tsx';
import { SmallPosterFallback } from '#lib/pictures/small-poster-fallback.tsx';
import { liveRoomsQuery } from './games.queries.ts';

type LiveRoomsProps = { onPlay: (game: LiveRoom['game'], press: MouseEvent) => void };

/** GAM-08: the tables to sit down at, with their limits; nothing where there are none. */
export function LiveRooms({ onPlay }: LiveRoomsProps) {
  const { data: rooms, isError } = useQuery(liveRoomsQuery(useLanguage()));
  if (rooms === undefined && !isError) return null;
  // Gives its place back.
  if (rooms === undefined || rooms.length === 0) return <span hidden />;
  return (
    <WithAccountTexts>
      <Rooms rooms={rooms} onPlay={onPlay} />
    </WithAccountTexts>
  );
}

function Rooms({ rooms, onPlay }: LiveRoomsProps & { rooms: readonly LiveRoom[] }) {
  const t = useT('play');
  return (
    <section aria-label={t('rooms.title')} className="flex flex-col gap-3">
      <h2 className="text-lg font-bold tracking-tight">{t('rooms.title')}</h2>
      <ul className="-mx-4 flex snap-x scroll-px-4 [scrollbar-width:thin] gap-3 overflow-x-auto px-4 pb-2 sm:mx-0 sm:scroll-px-0 sm:px-0">
        {rooms.map((room) => (
          <li key={room.game.nodeId} className="w-64 shrink-0 snap-start">
            <Room room={room} onPlay={onPlay} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Room({ room, onPlay }: LiveRoomsProps & { room: LiveRoom }) {
  const t = useT('play');
  const lobby = useT('lobby');
  const language = useLanguage();
  const { game, seats, seated } = room;
  const money = (text: string): string => displayMoney(parseMoney(text), room.currencySymbol, language);
  const full = seated >= seats;
  const stakes = t('rooms.stakes', { min: money(room.minStake), max: money(room.maxStake) });
  const state = game.open ? t(full ? 'rooms.full' : 'rooms.seats', { seated, seats }) : lobby('card.soon');
  return (
    <a
      href={gameAddress(game)}
      aria-label={`${game.displayName}, ${stakes}, ${state}`}
      className="bg-surface hover:bg-raised flex h-28 items-center gap-3 rounded-xl p-3 transition-colors duration-150"
      onClick={(press) => onPlay(game, press)}
    >
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
        <span className="text-muted truncate tabular-nums">{stakes}</span>
        <span className={clsx('flex items-center gap-1.5', game.open && !full ? 'text-gain' : 'text-muted')}>
          {game.open ? <Users size={14} aria-hidden="true" /> : <Clock size={14} aria-hidden="true" />}
          {state}
        </span>
      </span>
    </a>
  );
}
