import { useEffect, useState, useSyncExternalStore } from 'react';
import type { GameHost } from '#screen-plug.ts';
import { makeBookClient, type BookClient, type BookState } from './book-client.ts';

export function useBook(host: GameHost): { client: BookClient; state: BookState } {
  const [client] = useState(() => makeBookClient(host));
  const state = useSyncExternalStore(client.subscribe, client.get);
  useEffect(() => {
    client.open();
    const look = () => client.seen(!document.hidden);
    look();
    addEventListener('online', client.retryNow);
    addEventListener('offline', client.lose);
    document.addEventListener('visibilitychange', look);
    return () => {
      removeEventListener('online', client.retryNow);
      removeEventListener('offline', client.lose);
      document.removeEventListener('visibilitychange', look);
      client.close();
    };
  }, [client]);
  return { client, state };
}

/** The time by this page's clock, once a second. */
export function useSeconds(): number {
  const [now, setNow] = useState(() => performance.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(performance.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
