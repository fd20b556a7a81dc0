import { minor } from '@maidan/contract/money.ts';
import { expect, test } from 'vitest';
import type { GameHost, LiveHearing } from '#screen-plug.ts';
import { makeLiveClient } from './live-client.ts';
import { MOST_SPOTS, type LiveRound } from './live-wire.ts';

const HASH = 'a'.repeat(64);
const LINK = 'b'.repeat(64);
const idOf = (place: number): string => `0f3c1d52-8a2b-4c6e-9d10-${String(place).padStart(12, '0')}`;

const round = (place: number, part: Partial<LiveRound> = {}): LiveRound => ({
  id: idOf(place),
  number: 7,
  from: place * 6,
  to: place * 6 + 6,
  state: 'ended',
  commitment: HASH,
  first: HASH,
  salt: HASH,
  saltSource: 'a block',
  startsInMs: null,
  shownForMs: 12_000,
  outcome: {},
  link: null,
  ...part,
});

/** A table whose house says what the test makes it say. */
function sat(now: LiveRound | null, history: readonly LiveRound[] = []) {
  const said: object[] = [];
  const heard: LiveHearing['heard'][] = [];
  const host = {
    live: (_path: string, hearing: LiveHearing) => {
      heard.push(hearing.heard);
      return { say: (message: object) => void said.push(message), close: () => undefined };
    },
    state: () => Promise.resolve({ balance: '10.00' }),
    tell: () => undefined,
    recall: () => null,
    remember: () => undefined,
  } as unknown as GameHost;
  const client = makeLiveClient({ host });
  client.open();
  const tell = (frame: object) => heard.at(-1)?.(frame);
  const welcome = () => tell({ type: 'welcome', round: now, bets: [], own: [], history });
  welcome();
  return { client, said, tell, welcome };
}

test('[GAM-03] the link of a shoe, which comes with its last round, is that of all its rounds, and is kept when the next shoe has begun', () => {
  const { client, tell } = sat(round(3, { state: 'running' }), [round(2), round(1)]);
  expect(client.get().told).toEqual([]);
  tell({ type: 'round', round: round(3, { link: LINK }) });
  const links = () => client.get().told.map(({ id, link }) => [id, link]);
  const shoe = [3, 2, 1].map((place) => [idOf(place), LINK]);
  expect(links()).toEqual(shoe);
  tell({ type: 'round', round: round(4, { number: 8, from: 0 }) });
  tell({ type: 'round', round: round(5, { number: 8, from: 6 }) });
  expect(client.get().history.map(({ link }) => link)).toEqual([null, null]);
  expect(links()).toEqual(shoe);
  client.close();
});

test('[GAM-03] where each round has a link of its own, it is that of no other', () => {
  const last = round(2, { number: 8, from: 0, link: HASH });
  const { client } = sat(null, [last, round(1, { from: 0 })]);
  expect(client.get().isWelcomed).toBe(true);
  expect(client.get().told).toEqual([last]);
  client.close();
});

const on = (fields: number) =>
  Object.fromEntries(Array.from({ length: fields }, (_, place) => [`field-${place}`, minor(100)]));

test('[GAM-03] a bet on more fields than one takes is not sent, nor asked again when the line comes back', () => {
  const { client, said, welcome } = sat(round(1, { state: 'open', startsInMs: 60_000, shownForMs: null }));
  expect(client.bet(on(MOST_SPOTS + 1))).toBe(false);
  expect(client.get()).toMatchObject({ problem: 'TOO_MANY_FIELDS', isAsking: false });
  welcome();
  expect(said).toEqual([]);
  expect(client.bet(on(MOST_SPOTS))).toBe(true);
  expect(said).toHaveLength(1);
  client.close();
});
