import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { WebSocket } from 'ws';
import type { House } from '#house.ts';
import type { StoredSession } from '#sessions/play-session.store.ts';
import { createCrashHub } from './crash-hub.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const page = () => ({ send: () => undefined, close: () => undefined }) as unknown as WebSocket;
const player = (isBot: boolean) => ({ playerId: String(isBot), isBot }) as StoredSession;

test('G2: for bots alone nothing is read and no round is asked for, for a person both', async () => {
  const query = vi.fn<(statement: string) => Promise<unknown[]>>(async () => []);
  const hub = createCrashHub({ db: { query } } as unknown as House);
  await hub.welcome(page(), player(true));
  query.mockClear();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(query).not.toHaveBeenCalled();

  const person = page();
  await hub.welcome(person, player(false));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(query.mock.calls.some(([statement]) => statement.includes('wanted_until'))).toBe(true);

  await hub.lose(person, 0);
  await vi.advanceTimersByTimeAsync(1_000);
  query.mockClear();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(query).not.toHaveBeenCalled();
  await hub.close();
});
