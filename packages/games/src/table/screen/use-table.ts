import { useEffect, useState, useSyncExternalStore } from 'react';
import type { GameHost } from '#screen-plug.ts';
import { makeTableClient, type ClientState, type TableClient } from '../table-client.ts';

/** The line to the house for as long as the screen is open. */
export function useTable(host: GameHost): { client: TableClient; state: ClientState } {
  const [client] = useState(() => makeTableClient({ host }));
  const state = useSyncExternalStore(client.subscribe, client.get);
  useEffect(() => {
    client.open();
    addEventListener('online', client.retryNow);
    addEventListener('offline', client.lose);
    return () => {
      removeEventListener('online', client.retryNow);
      removeEventListener('offline', client.lose);
      client.close();
    };
  }, [client]);
  return { client, state };
}

/** Whole seconds until a moment of this page's clock, rounded up; null: there is none. */
export function useSecondsLeft(endsAt: number | null): number | null {
  const [now, setNow] = useState(() => performance.now());
  useEffect(() => {
    if (endsAt === null) return;
    const look = () => setNow(performance.now());
    const first = setTimeout(look, 0);
    const timer = setInterval(look, 250);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
    };
  }, [endsAt]);
  return endsAt === null ? null : Math.max(Math.ceil((endsAt - now) / 1_000), 0);
}
