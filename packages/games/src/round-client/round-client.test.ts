import { minor } from '@maidan/contract/money.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { manifest } from '#line-slot/manifest.ts';
import type { PlayState } from '#play.ts';
import { PlayFailure } from '#screen-plug.ts';
import { fakeHost, PENDING, testRound, type Answer } from '#testing/fake-host.ts';
import { makeRoundClient, startOf, type RoundsState } from './round-client.ts';

/** A game without pixels: notes what it was asked to show. */
function stand(answers: Answer[], notes: Record<string, string> = {}, state: Partial<PlayState>[] = []) {
  const house = fakeHost(answers, notes, state);
  const did: string[] = [];
  let now: RoundsState = startOf(manifest);
  const client = makeRoundClient({
    host: house.host,
    manifest,
    sounds: { play: () => undefined, turn: () => undefined },
    isQuick: () => false,
    change: (part) => void (now = { ...now, ...part }),
    stage: () => ({
      sent: () => void did.push('sent'),
      show: async (round, { from, seen, won }) => {
        did.push(`show ${round.id} from ${from}`);
        if (typeof round.bet === 'object' && round.bet !== null && 'long' in round.bet) {
          seen(from + 1);
          won(minor(1));
        }
      },
      stand: (round) => void did.push(`stand ${round?.id ?? 'empty'}`),
    }),
  });
  return { ...house, client, did, now: () => now };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

async function finish(work: Promise<void>): Promise<void> {
  const watched = work.catch((error: unknown) => error);
  await vi.runAllTimersAsync();
  const failure = await watched;
  if (failure !== undefined) throw failure;
}

const OPEN = testRound({ state: 'open', win: null, outcome: { step: 0 }, balanceAfter: '95.00' });
const after = (actions: number, part = {}) =>
  testRound({ ...OPEN, actions: Array.from({ length: actions }, () => ({ tile: 1 })), ...part });

describe('a bet', () => {
  test('keeps its operation id through lost answers and reloads', async () => {
    const lost = stand([0, 1, 2].map(() => new PlayFailure('OFFLINE')));
    await expect(finish(lost.client.place({ stake: '5.00', tiles: [1] }))).rejects.toThrow('OFFLINE');
    const pending = lost.kept.get('pending') ?? '';
    expect(JSON.parse(pending)).toMatchObject({ bet: { stake: '5.00', tiles: [1] } });
    const later = stand([testRound()], { pending });
    await finish(later.client.again());
    expect(later.asked).toEqual([...new Set(lost.asked)]);
    expect(later.kept.has('pending')).toBe(false);
  });

  test('whose fate is not known is asked for before another one is made', async () => {
    const game = stand([testRound()], { pending: PENDING });
    await finish(game.client.place({ stake: '9.00' }));
    expect(game.asked).toEqual(['5f0c1d6e-0000-4000-8000-000000000001']);
  });

  test('that is refused leaves what stood', async () => {
    const refused = testRound({ id: 'r2', state: 'refused', refusal: 'LIMIT_REACHED', outcome: null });
    const game = stand([testRound(), refused]);
    await finish(game.client.place({ stake: '5.00' }));
    await finish(game.client.place({ stake: '5.00' }));
    expect(game.did).toEqual(['sent', 'show round-1 from 0', 'sent', 'stand round-1']);
    expect(game.now()).toMatchObject({ phase: 'idle', problem: 'LIMIT_REACHED' });
  });
});

test('a round begun on another device is shown where a second one was asked for', async () => {
  const game = stand([new PlayFailure('ROUND_OPEN')], {}, [{ lastRound: after(2) }]);
  await finish(game.client.place({ stake: '5.00' }));
  expect(game.kept.has('pending')).toBe(false);
  expect(game.did.at(-1)).toBe('stand round-1');
  expect(game.now()).toMatchObject({ phase: 'open', problem: 'ROUND_ELSEWHERE' });
});

describe('a round that was left', () => {
  const long = testRound({ bet: { stake: '5.00', long: true }, win: '7.00', balanceAfter: '102.00' });

  test('tells the house how far it was seen, and when it was seen to its end', async () => {
    const game = stand([long]);
    await finish(game.client.place({ stake: '5.00' }));
    expect(game.seen).toEqual([1, null]);
  });

  test('goes on there on another device', async () => {
    const game = stand([], {}, [{ lastRound: long, seen: 3 }]);
    await finish(game.client.begin());
    expect(game.did).toEqual(['show round-1 from 3']);
    expect(game.seen.at(-1)).toBeNull();
    expect(game.now()).toMatchObject({ phase: 'idle', won: 700n, balance: 10_200n });
  });

  test('and is still on its way to the wallet is waited for', async () => {
    const waiting = testRound({ state: 'win-sent', outcome: null, win: null });
    const game = stand([], {}, [{ lastRound: waiting }, { lastRound: waiting }, { lastRound: long }]);
    await finish(game.client.begin());
    expect(game.did).toEqual(['stand round-1']);
    expect(game.now().phase).toBe('idle');
  });
});

describe('a round of steps', () => {
  test('waits for its player, takes the actions in order and ends once', async () => {
    const end = after(2, { state: 'settled', win: '12.00', balanceAfter: '107.00' });
    const game = stand([OPEN, after(1), end]);
    await finish(game.client.place({ stake: '5.00' }));
    expect(game.now()).toMatchObject({ phase: 'open', balance: 9_500n });
    await finish(game.client.act({ tile: 1 }));
    await finish(game.client.act({ tile: 2 }));
    expect(game.asked.slice(1)).toEqual(['round-1 0 {"tile":1}', 'round-1 1 {"tile":2}']);
    expect(game.did.filter((what) => what !== 'sent')).toEqual([
      'show round-1 from 0',
      'show round-1 from 1',
      'show round-1 from 2',
    ]);
    expect(game.now()).toMatchObject({ phase: 'idle', won: 1_200n, balance: 10_700n });
    expect(game.told).toEqual(['started', 'ended']);
    expect(game.seen).toEqual([]);
  });

  test('after a reload stands where it stood', async () => {
    const game = stand([after(2)], {}, [{ lastRound: after(1) }]);
    await finish(game.client.begin());
    expect(game.did).toEqual(['stand round-1']);
    expect(game.now().phase).toBe('open');
    await finish(game.client.act({ tile: 9 }));
    expect(game.asked).toEqual(['round-1 1 {"tile":9}']);
  });

  test('an action whose answer was lost is sent again under its step, whatever is pressed meanwhile', async () => {
    const lost = new PlayFailure('OFFLINE');
    const game = stand([OPEN, lost, lost, lost, after(1)]);
    await finish(game.client.place({ stake: '5.00' }));
    await expect(finish(game.client.act({ tile: 1 }))).rejects.toThrow('OFFLINE');
    game.client.standBack();
    expect(game.now().phase).toBe('open');
    await finish(game.client.again());
    expect(new Set(game.asked.slice(1))).toEqual(new Set(['round-1 0 {"tile":1}']));
  });

  test('an action that the wallet will not pay leaves the round as it was, and says why', async () => {
    const game = stand([OPEN, { round: OPEN, refused: 'INSUFFICIENT_FUNDS' }, after(1)]);
    await finish(game.client.place({ stake: '5.00' }));
    await finish(game.client.act({ double: true }));
    expect(game.now()).toMatchObject({ phase: 'open', problem: 'INSUFFICIENT_FUNDS' });
    await finish(game.client.act({ stand: true }));
    expect(game.asked.at(-1)).toBe('round-1 0 {"stand":true}');
    expect(game.now()).toMatchObject({ phase: 'open', problem: null });
  });

  test('on which another device was quicker is looked up again', async () => {
    const game = stand([OPEN, new PlayFailure('OPERATION_CONFLICT')], {}, [{ lastRound: after(3) }]);
    await finish(game.client.place({ stake: '5.00' }));
    await finish(game.client.act({ tile: 1 }));
    expect(game.did.at(-1)).toBe('stand round-1');
    expect(game.now().round?.actions).toHaveLength(3);
    expect(game.now().phase).toBe('open');
  });
});

describe('W18: rounds that were given', () => {
  const gift = {
    campaignId: 'eid',
    left: 2,
    rounds: 2,
    stake: '5.00',
    won: '0.00',
    validTo: '2026-12-01T00:00:00.000Z',
  };
  const played = testRound({ freeRound: true, win: '3.00', balanceAfter: '100.00' });

  test('are sent with their campaign, also after a reload, and counted by the house', async () => {
    const lost = stand([0, 1, 2].map(() => new PlayFailure('OFFLINE')));
    await expect(finish(lost.client.place({ stake: '5.00' }, 'eid'))).rejects.toThrow('OFFLINE');
    const pending = lost.kept.get('pending') ?? '';
    expect(JSON.parse(pending)).toMatchObject({ campaignId: 'eid' });
    const later = stand([played], { pending }, [
      { freeRounds: gift },
      { freeRounds: { ...gift, left: 1, won: '3.00' } },
    ]);
    await finish(later.client.begin());
    // What was won is paid at the end: the balance is what it was.
    expect(later.now()).toMatchObject({ won: 300n, balance: 10_000n, freeRounds: { left: 1, won: '3.00' } });
  });

  test('bring their sum with the last one, and then bets are bets', async () => {
    const { client, now } = stand([played], {}, [{ balance: '103.00' }]);
    await finish(client.place({ stake: '5.00' }, 'eid'));
    expect(now()).toMatchObject({ balance: 10_300n, freeRounds: null, phase: 'idle' });
  });

  test('are still there when one could not be completed, and gone when the house says so', async () => {
    const undone = testRound({ freeRound: true, state: 'rolled-back', win: null, outcome: null });
    const kept = stand([undone], {}, [{ freeRounds: gift }]);
    await finish(kept.client.place({ stake: '5.00' }, 'eid'));
    expect(kept.now()).toMatchObject({ problem: 'FREE_ROUND_KEPT', freeRounds: { left: 2 } });
    const refused = { state: 'refused', refusal: 'CAMPAIGN_NOT_FOUND', win: null, outcome: null } as const;
    const over = stand([testRound({ freeRound: true, ...refused })], {}, [{}]);
    await finish(over.client.place({ stake: '5.00' }, 'eid'));
    expect(over.now()).toMatchObject({ problem: 'FREE_ROUNDS_OVER', freeRounds: null });
  });
});
