import { minor } from '@maidan/contract/money.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeHost } from '#testing/fake-host.ts';
import { fakeLines, flight, ownBet, uuid } from '#testing/fake-line.ts';
import { betAt, makeCrashClient, type Wish } from './crash-client.ts';
import { CRASH_SOCKET } from './crash-wire.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const WISH: Wish = { stake: minor(500), leavesAt: 200, leavesWhenLost: true };
const RUNNING = { state: 'running', startsInMs: null, flyingForMs: 0 } as const;

function open() {
  const { host, told } = fakeHost([], {});
  const lines = fakeLines(host);
  const client = makeCrashClient({ host: lines.host, now: () => Date.now() });
  client.open();
  return { ...lines, client, told, state: client.get };
}
const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);

test('a bet is in when the house says so, and its page is told that money is under way', async () => {
  const { client, state, said, hear, welcome, opened, told } = open();
  expect(opened[0]?.path).toBe(CRASH_SOCKET);
  client.bet(0, WISH);
  expect(said()).toEqual([]);
  expect(state().isWelcomed).toBe(false);
  welcome(flight(1));
  expect(state().isWelcomed).toBe(true);
  await wait(0);
  expect(state()).toMatchObject({ line: 'connected', balance: minor(10_000) });
  client.bet(0, WISH);
  client.bet(0, WISH);
  expect(said()).toMatchObject([{ type: 'bet', stake: '5.00', place: 0, leavesAt: 200, roundId: uuid(1) }]);
  expect(state().asking).toEqual(['bet', null]);
  hear({ type: 'answer', ref: 1, bet: ownBet(said()[0], { balanceAfter: '95.00' }) });
  expect(state()).toMatchObject({ asking: [null, null], balance: minor(9_500) });
  expect(betAt(state(), 0)?.state).toBe('placed');
  expect(told).toEqual(['started']);
});

test('a bet whose answer was lost is asked again under the same operation id', async () => {
  const { client, state, said, hear, welcome, lose, opened } = open();
  welcome(flight(1));
  client.bet(0, WISH);
  const [first] = said();
  lose();
  expect(state().line).toBe('lost');
  await wait(1_000);
  expect(opened).toHaveLength(2);
  welcome(flight(1));
  expect(said()).toEqual([first]);
  hear({ type: 'answer', ref: 1, bet: ownBet(first) });
  expect(state()).toMatchObject({ line: 'connected', asking: [null, null] });
  expect(betAt(state(), 0)?.state).toBe('placed');
});

test('a house that does not answer is left, and asked on a new line; an old line is not heard any more', async () => {
  const { client, state, said, welcome, opened } = open();
  welcome(flight(1));
  client.bet(1, WISH);
  const message = said()[0];
  await wait(8_000);
  expect(opened[0]?.isClosed).toBe(true);
  opened[0]?.hearing.heard({ type: 'round', round: flight(9) });
  expect(state().round?.number).toBe(1);
  await wait(1_000);
  welcome(flight(1));
  expect(said()).toEqual([message]);
});

test('a bet that comes too late is refused in words, and nothing stands in its place', () => {
  const { client, state, hear, welcome } = open();
  welcome(flight(1));
  client.bet(0, WISH);
  hear({ type: 'refusal', ref: 1, code: 'TOO_LATE' });
  expect(state()).toMatchObject({ problem: 'LATE_BET', asking: [null, null] });
  expect(betAt(state(), 0)).toBeUndefined();
  client.dismiss();
  expect(state().problem).toBeNull();
});

test('while it flies a bet waits for the next round, until asked once more or the line breaks', async () => {
  const { client, state, said, hear, welcome, lose } = open();
  welcome(flight(1, RUNNING));
  client.bet(0, WISH);
  client.bet(1, WISH);
  client.bet(1, WISH);
  expect(state().waiting).toEqual([WISH, null]);
  hear({ type: 'round', round: flight(2) });
  expect(said()).toMatchObject([{ type: 'bet', roundId: uuid(2), place: 0 }]);
  expect(state().waiting).toEqual([null, null]);
  hear({ type: 'answer', ref: 1, bet: ownBet(said()[0]) });
  hear({ type: 'round', round: flight(2, RUNNING) });
  client.bet(1, WISH);
  lose();
  await wait(1_000);
  welcome(flight(3));
  // Only what became of the first is asked, under its own id.
  expect(said()).toMatchObject([{ type: 'bet', roundId: uuid(2), place: 0 }]);
});

test('leaving is asked once, counts when the house says so, and is refused in words when it broke before', () => {
  const { client, state, said, hear, welcome } = open();
  welcome(flight(1));
  client.bet(0, WISH);
  const placed = ownBet(said()[0]);
  hear({ type: 'answer', ref: 1, bet: placed });
  hear({ type: 'round', round: flight(1, RUNNING) });
  client.leave(0);
  client.leave(0);
  expect(said().slice(1)).toEqual([{ type: 'leave', ref: 2, betId: placed.id }]);
  hear({ type: 'refusal', ref: 2, code: 'TOO_LATE' });
  expect(state().problem).toBe('LATE_LEAVE');
  client.leave(0);
  const left = { ...placed, state: 'win-sent', leftAt: 150, win: '7.50' } as const;
  hear({ type: 'answer', ref: 3, bet: left });
  // News from before arrive later.
  hear({ type: 'own', bet: placed });
  expect(betAt(state(), 0)).toEqual(left);
});

test('what came too late for a flight is said until the next one, and no longer', () => {
  const { client, state, said, hear, welcome } = open();
  welcome(flight(1));
  client.bet(0, WISH);
  hear({ type: 'answer', ref: 1, bet: ownBet(said()[0]) });
  hear({ type: 'round', round: flight(1, RUNNING) });
  client.leave(0);
  hear({ type: 'refusal', ref: 2, code: 'TOO_LATE' });
  hear({ type: 'round', round: flight(1, RUNNING) });
  expect(state().problem).toBe('LATE_LEAVE');
  hear({ type: 'round', round: flight(2) });
  expect(state().problem).toBeNull();
});

test('a bet that is taken back leaves its place free for another', () => {
  const { client, state, said, hear, welcome, told } = open();
  welcome(flight(1));
  client.bet(0, WISH);
  const placed = ownBet(said()[0]);
  hear({ type: 'answer', ref: 1, bet: placed });
  client.cancel(0);
  hear({ type: 'answer', ref: 2, bet: { ...placed, state: 'rolled-back', balanceAfter: '100.00' } });
  expect(betAt(state(), 0)).toBeUndefined();
  expect(told).toEqual(['started', 'ended']);
  client.bet(0, WISH);
  expect(said()).toHaveLength(3);
});

test('a line that is dead without a word is noticed when the start is not told', async () => {
  const { state, welcome, opened } = open();
  welcome(flight(1));
  await wait(14_000);
  expect(opened).toHaveLength(1);
  await wait(2_000);
  expect(opened[0]?.isClosed).toBe(true);
  expect(state().line).toBe('lost');
});

test('a session that has ended is not tried again', async () => {
  const { client, state, lose, opened } = open();
  lose(4401);
  client.retryNow();
  await wait(60_000);
  expect(opened).toHaveLength(1);
  expect(state().line).toBe('ended');
});

test('bets of everybody are those of this round, and a flight that ended is the newest of the history', () => {
  const { state, hear, welcome } = open();
  const bet = {
    id: uuid(50),
    player: 'a1b2c3d4',
    isBot: false,
    stake: '5.00',
    leftAt: null,
    win: null,
    isOut: false,
  };
  welcome(flight(1, RUNNING), { bets: [bet] });
  hear({ type: 'bets', roundId: uuid(1), bets: [{ ...bet, leftAt: 150, win: '7.50' }] });
  hear({ type: 'bets', roundId: uuid(9), bets: [{ ...bet, id: uuid(51) }] });
  expect(state().bets).toMatchObject([{ leftAt: 150 }]);
  hear({
    type: 'round',
    round: flight(1, { state: 'ended', startsInMs: null, brokeAt: 231, link: 'c'.repeat(64) }),
  });
  hear({ type: 'round', round: flight(2) });
  expect(state().bets).toEqual([]);
  expect(state().history.map(({ brokeAt }) => brokeAt)).toEqual([231]);
});
