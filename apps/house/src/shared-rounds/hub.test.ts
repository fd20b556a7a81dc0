import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { WebSocket } from 'ws';
import type { House } from '#house.ts';
import type { StoredSession } from '#sessions/play-session.store.ts';
import { crashRoom } from './crash/crash-room.ts';
import { createHub } from './hub.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const page = () => ({ send: () => undefined, close: () => undefined }) as unknown as WebSocket;
const player = (isBot: boolean) => ({ playerId: String(isBot), isBot }) as StoredSession;

test('G2: for bots alone nothing is read and no round is asked for, for a person both', async () => {
  const query = vi.fn<(statement: string) => Promise<unknown[]>>(async () => []);
  const hub = createHub({ db: { query } } as unknown as House, crashRoom);
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

test('[GAM-03] whoever comes together is told from one reading, whoever comes during it from the next', async () => {
  const answers: (() => void)[] = [];
  const query = vi.fn<(statement: string) => Promise<unknown[]>>(
    () => new Promise((resolve) => answers.push(() => resolve([]))),
  );
  const hub = createHub({ db: { query } } as unknown as House, crashRoom);
  const heard: string[] = [];
  const listening = () =>
    Object.assign(page(), {
      OPEN: 1,
      readyState: 1,
      bufferedAmount: 0,
      send: (data: string) => heard.push(data),
    });
  const together = [1, 2, 3].map(() => hub.welcome(listening(), player(true)));
  await vi.advanceTimersByTimeAsync(0);
  expect(query).toHaveBeenCalledTimes(1);
  const late = [4, 5].map(() => hub.welcome(listening(), player(true)));
  await vi.advanceTimersByTimeAsync(0);
  expect(query, 'what was begun before they came may lack what they were not told').toHaveBeenCalledTimes(1);
  answers.shift()?.();
  await Promise.all(together);
  await vi.advanceTimersByTimeAsync(0);
  expect(query).toHaveBeenCalledTimes(2);
  answers.shift()?.();
  await Promise.all(late);
  expect(heard).toHaveLength(5);
  expect(new Set(heard)).toEqual(
    new Set([JSON.stringify({ type: 'welcome', round: null, bets: [], history: [], own: [] })]),
  );
  await hub.close();
});
