import { useEffect, useEffectEvent, useState } from 'react';
import type { GameHost } from '#screen-plug.ts';
import type { Room } from './rooms.ts';
import type { SeaView } from './sea-wire.ts';

const ASK_EVERY_MS = 1_500;

/** Asks again and again which sea the boat is on and what the others do there; while the page is out of sight it does not. */
export function useSea(host: GameHost, room: Room, hear: (view: SeaView) => void): { boats: number | null } {
  const [boats, setBoats] = useState<number | null>(null);
  const heard = useEffectEvent((view: SeaView) => {
    setBoats(view.others.length + 1);
    hear(view);
  });
  useEffect(() => {
    let isOver = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = async (): Promise<void> => {
      // It is a picture: who cannot be asked now is asked in a moment, and play goes on.
      const view = document.hidden ? null : await host.sea(room).catch(() => null);
      if (isOver) return;
      if (view) heard(view);
      timer = setTimeout(() => void ask(), ASK_EVERY_MS);
    };
    void ask();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [host, room]);
  return { boats };
}
