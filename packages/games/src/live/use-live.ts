import { useEffect, useState, useSyncExternalStore } from 'react';
import type { GameHost } from '#screen-plug.ts';
import { makeLiveClient, type LiveClient, type LiveState } from './live-client.ts';

/** The line to the table for as long as the screen is open. */
export function useLive(host: GameHost): { client: LiveClient; state: LiveState } {
  const [client] = useState(() => makeLiveClient({ host }));
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

/** Read anew so often while `active`: seconds for a countdown, steps for what is turned. */
export function useNow(active: boolean, everyMs: number): number {
  const [now, setNow] = useState(() => performance.now());
  useEffect(() => {
    if (!active) return;
    const timer = setInterval(() => setNow(performance.now()), everyMs);
    return () => clearInterval(timer);
  }, [active, everyMs]);
  return now;
}
