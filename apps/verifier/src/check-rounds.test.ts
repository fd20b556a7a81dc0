import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { formatMoneyText, minor } from '@maidan/contract/money.ts';
import { flightOf } from '@maidan/games/crash/chain.ts';
import { decideWith } from '@maidan/games/random.ts';
import { rulesOf } from '@maidan/games/rules.ts';
import { describe, expect, test } from 'vitest';
import { checkText, isAllRight } from './check-rounds.ts';
import { drawsOf } from './draws.ts';

const SERVER_SEED = createHash('sha256').update('a secret').digest('hex');
const SEEDS = {
  commitment: createHash('sha256').update(SERVER_SEED).digest('hex'),
  serverSeed: SERVER_SEED,
  clientSeed: 'river.1',
};
const CLI = fileURLToPath(new URL('cli.ts', import.meta.url));

/** As the house plays it, with its own random part. */
async function playedRound(nonce: number) {
  const rules = rulesOf('line-slot');
  if (rules?.shape !== 'instant') throw new Error('the game is missing');
  const bet = { stake: '5.00' };
  const { stake, win, outcome } = await decideWith({ ...SEEDS, nonce }, (draw) => rules.decide(bet, draw));
  return {
    id: `round-${nonce}`,
    gameCode: 'line-slot',
    nonce,
    bet,
    actions: [] as unknown[],
    stake: formatMoneyText(stake),
    win: formatMoneyText(win),
    outcome,
  };
}

function run(input: string): Promise<{ code: number; said: string }> {
  return new Promise((resolve) => {
    const child = execFile(process.execPath, ['--import', 'tsx', CLI], (error, said) =>
      resolve({ code: Number(error?.code ?? 0), said }),
    );
    child.stdin?.end(input);
  });
}

describe('what is not as it was promised', () => {
  test('is no publication at all, and says so', () => {
    for (const text of ['', 'no JSON', '{}', '[{"commitment":"x"}]', '{"rounds":[]}'])
      expect(checkText(text)).toBeNull();
  });

  test.each([
    ['the stake', { stake: '6.00' }, 'stake'],
    ['the win', { win: '777.00' }, 'win'],
    ['the outcome', { outcome: { base: null } }, 'outcome'],
    ['the counter', { nonce: 7 }, 'outcome'],
    ['the bet', { bet: { stake: '0.01' } }, 'not-by-the-rules'],
    ['the game', { gameCode: 'no-such-game' }, 'unknown-game'],
  ])('%s was changed', async (_what, change, fault) => {
    const text = JSON.stringify({ ...SEEDS, rounds: [{ ...(await roundThatWinsLike(7)), ...change }] });
    expect(checkText(text)?.[0]?.rounds[0]?.fault).toBe(fault);
  });

  test('another secret than the one whose fingerprint was shown', async () => {
    const verdicts = checkText(JSON.stringify({ ...SEEDS, commitment: 'b'.repeat(64), rounds: [] }));
    expect(verdicts?.[0]?.seedIsKept).toBe(false);
    expect(isAllRight(verdicts ?? [])).toBe(false);
  });
});

/** Another round with the same win, so that a wrong counter is told by the outcome alone. */
async function roundThatWinsLike(nonce: number) {
  const { win } = await playedRound(nonce);
  for (let other = nonce + 1; other < nonce + 100; other += 1) {
    const round = await playedRound(other);
    if (round.win === win) return round;
  }
  throw new Error('every round wins something else');
}

test('the chance of a round is the same by another program, for 10,000 draws of odd bounds', async () => {
  const bounds = Array.from({ length: 10_000 }, (_, index) => ((index * 7919) % 100_003) + 1);
  // The house gives a round at most 8,192 draws: several rounds, then.
  for (let nonce = 0; nonce < 5; nonce += 1) {
    const part = bounds.slice(nonce * 2_000, (nonce + 1) * 2_000);
    const drawn = drawsOf(SEEDS.serverSeed, SEEDS.clientSeed, nonce);
    const house = await decideWith({ ...SEEDS, nonce }, (draw) => part.map((bound) => draw.below(bound)));
    expect(part.map((bound) => drawn.below(bound))).toEqual(house);
  }
});

test('the command finds honest rounds as published, and ends with an error for one that is not', async () => {
  const rounds = [];
  for (let nonce = 0; nonce < 50; nonce += 1) rounds.push(await playedRound(nonce));
  const honest = await run(JSON.stringify([{ ...SEEDS, rounds }]));
  expect(honest).toEqual({ code: 0, said: 'what was piped in: 50 rounds under 1 secrets, 0 faults\n' });
  const forged = await run(JSON.stringify({ ...SEEDS, rounds: [{ ...rounds[0], win: '999.00' }] }));
  expect(forged.code).toBe(1);
  expect(forged.said).toContain('line-slot, counter 0, round round-0: win');
  expect(await run('nothing')).toMatchObject({ code: 2 });
});

const verdictOn = (one: object) => checkText(JSON.stringify({ ...SEEDS, rounds: [one] }))?.[0]?.rounds[0];

test('G5: that a round hit the jackpot is played again; a pool without a hit, or a hit without its pool, is found', () => {
  const rules = rulesOf('jackpot-slot');
  if (rules?.shape !== 'instant') throw new Error('the game is missing');
  const bet = { stake: '500.00' };
  const played = (nonce: number) => rules.decide(bet, drawsOf(SEEDS.serverSeed, SEEDS.clientSeed, nonce));
  let hit = 0;
  while (!played(hit).winsPool) hit += 1;
  const round = (nonce: number, pool: bigint, jackpot?: string) => {
    const { win, outcome } = played(nonce);
    const paid = formatMoneyText(minor(win + pool));
    return { id: 'r', gameCode: 'jackpot-slot', nonce, bet, stake: '500.00', win: paid, outcome, jackpot };
  };
  expect(verdictOn(round(hit, 1_234_567n, '12345.67'))).toMatchObject({ fault: null, jackpot: '12345.67' });
  expect(verdictOn(round(hit + 1, 0n))).toMatchObject({ fault: null, jackpot: null });
  expect(verdictOn(round(hit, 0n))?.fault).toBe('jackpot');
  expect(verdictOn(round(hit + 1, 1_234_567n, '12345.67'))?.fault).toBe('jackpot');
  expect(verdictOn(round(hit, 1_000_000n, '12345.67'))?.fault).toBe('win');
});

test('G1: a flight of crash is played again from its link, and a win nobody could have had is found', async () => {
  const nonce = 3;
  const brokeAt = await flightOf({ link: SEEDS.serverSeed, salt: SEEDS.clientSeed, number: nonce });
  const round = (leavesAt: number | null, leftAt: number | null, win: string, actions: unknown[] = []) => ({
    id: 'bet-1',
    gameCode: 'crash',
    nonce,
    bet: { stake: '10.00', leavesAt },
    actions,
    stake: '10.00',
    win,
    outcome: { brokeAt, leftAt },
  });
  const faultOf = (one: object) =>
    checkText(JSON.stringify({ ...SEEDS, rounds: [one] }))?.[0]?.rounds[0]?.fault;
  expect(brokeAt).toBeGreaterThan(100);
  expect(faultOf(round(100, 100, '10.00'))).toBeNull();
  expect(faultOf(round(null, 100, '10.00', [{ leaveAt: 100 }]))).toBeNull();
  expect(faultOf(round(brokeAt + 1, null, '0.00'))).toBeNull();
  expect(faultOf(round(100, 100, '20.00'))).toBe('win');
  expect(faultOf({ ...round(100, 100, '10.00'), outcome: { brokeAt: brokeAt + 1, leftAt: 100 } })).toBe(
    'outcome',
  );
  expect(faultOf(round(null, brokeAt + 1, '99.00', [{ leaveAt: brokeAt + 1 }]))).toBe('not-by-the-rules');
});

test('G1, G3: all flights of a chain are played again, and a link or a point that was changed is found', async () => {
  const links = [createHash('sha256').update('the last').digest('hex')];
  for (let count = 0; count < 30; count += 1)
    links.unshift(
      createHash('sha256')
        .update(links[0] ?? '')
        .digest('hex'),
    );
  const [commitment = '', ...flown] = links;
  const salt = 'b'.repeat(64);
  const flights = await Promise.all(
    flown.map(async (link, index) => {
      const number = index + 1;
      return { number, link, brokeAt: await flightOf({ link, salt, number }) };
    }),
  );
  const checked = (changed: object) => checkText(JSON.stringify([{ commitment, salt, flights, ...changed }]));
  const faults = (changed: object) =>
    checked(changed)?.[0]?.rounds.flatMap(({ nonce, fault }) => (fault === null ? [] : [nonce]));
  expect(checked({})?.[0]).toMatchObject({ seedIsKept: true });
  expect(faults({})).toEqual([]);
  // Some are enough: what lies between is computed.
  expect(isAllRight(checked({ flights: flights.filter(({ number }) => number % 7 === 3) }) ?? [])).toBe(true);
  const change = (number: number, to: object) =>
    flights.map((flight) => (flight.number === number ? { ...flight, ...to } : flight));
  expect(faults({ flights: change(12, { brokeAt: 77 }) })).toEqual([12]);
  expect(faults({ flights: change(5, { link: 'c'.repeat(64) }) })).toEqual([5]);
  expect(faults({ salt: 'd'.repeat(64) })).toHaveLength(30);
  expect(checked({ commitment: 'e'.repeat(64) })?.[0]?.seedIsKept).toBe(false);
});
