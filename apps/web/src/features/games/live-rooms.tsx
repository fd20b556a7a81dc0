import type { LiveRoom } from '@maidan/contract/games/list-live-rooms.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState, type MouseEvent, type RefObject } from 'react';
import { useLanguage, useT, WithAccountTexts } from '#lib/texts/i18n.tsx';
import { liveRoomsQuery } from './games.queries.ts';
import { LiveRoomCard } from './live-room-card.tsx';

type LiveRoomsProps = { onPlay: (game: LiveRoom['game'], press: MouseEvent) => void };

/** GAM-08: the tables to sit down at, with what is seen there now; nothing where there are none. */
export function LiveRooms({ onPlay }: LiveRoomsProps) {
  const strip = useRef<HTMLDivElement>(null);
  const isSeen = useInView(strip);
  const query = useQuery(liveRoomsQuery(useLanguage(), isSeen));
  const { data: rooms, isError, dataUpdatedAt } = query;
  return (
    <div
      ref={strip}
      className={rooms === undefined ? 'bg-surface h-52 rounded-xl' : undefined}
      hidden={rooms?.length === 0 || (isError && !rooms)}
    >
      {rooms !== undefined && rooms.length > 0 && (
        <WithAccountTexts>
          <Rooms rooms={rooms} readAt={dataUpdatedAt} isSeen={isSeen} onPlay={onPlay} />
        </WithAccountTexts>
      )}
    </div>
  );
}

type RoomsProps = LiveRoomsProps & { rooms: readonly LiveRoom[]; readAt: number; isSeen: boolean };

function Rooms({ rooms, readAt, isSeen, onPlay }: RoomsProps) {
  const t = useT('play');
  const now = useSeconds(isSeen);
  return (
    <section aria-label={t('rooms.title')} className="flex flex-col gap-3">
      <h2 className="text-lg font-bold tracking-tight">{t('rooms.title')}</h2>
      <ul className="-mx-4 flex snap-x scroll-px-4 [scrollbar-width:thin] gap-3 overflow-x-auto px-4 pb-2 sm:mx-0 sm:scroll-px-0 sm:px-0">
        {rooms.map((room) => (
          <li key={room.game.nodeId} className="w-72 shrink-0 snap-start">
            <LiveRoomCard room={room} agoMs={Math.max(now - readAt, 0)} onPlay={onPlay} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** While it is looked at; nothing is asked for a strip that has been scrolled away. */
function useInView(element: RefObject<HTMLElement | null>): boolean {
  const [isSeen, setSeen] = useState(true);
  useEffect(() => {
    if (element.current === null) return undefined;
    const watch = new IntersectionObserver(([entry]) => setSeen(entry?.isIntersecting === true));
    watch.observe(element.current);
    return () => watch.disconnect();
  }, [element]);
  return isSeen;
}

function useSeconds(isOn: boolean): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (!isOn) return undefined;
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, [isOn]);
  return now;
}
