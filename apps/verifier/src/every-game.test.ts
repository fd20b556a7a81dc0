import { createHash, createHmac } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { formatMoneyText, minor, parseMoney } from '@maidan/contract/money.ts';
import { CRASH } from '@maidan/games/crash/crash.ts';
import { replayFlight } from '@maidan/games/crash/replay-flight.ts';
import { kindsOf } from '@maidan/games/fishing/species.ts';
import type { AnySharedRules, AnyStepwiseRules, Decision, Draw } from '@maidan/games/game.ts';
import { decideWith, type RoundSeeds } from '@maidan/games/random.ts';
import { outcomeAt, replayTable } from '@maidan/games/live/replay-table.ts';
import { playStepwise } from '@maidan/games/replay-round.ts';
import { lotteryCode, LOTTERY_NAMES, lotteryOf } from '@maidan/games/lottery/lotteries.ts';
import { drawCounter, numbersOf, replayTicket } from '@maidan/games/lottery/lottery-draw.ts';
import { PLAYS } from '@maidan/games/lottery/plays/plays.ts';
import { quickPick } from '@maidan/games/lottery/quick-pick.ts';
import { manifestOf, rulesOf } from '@maidan/games/rules.ts';
import { sharedRulesOf } from '@maidan/games/shared-games.ts';
import { RTP_SETTINGS } from '@maidan/games/slots/model/model.ts';
import { SLOT_MODELS } from '@maidan/games/slots/models/slot-models.ts';
import { isBook } from '@maidan/games/sports/sports.ts';
import { tableRulesOf } from '@maidan/games/table-rules.ts';
import { VARIANTS } from '@maidan/games/video-poker/paytable.ts';
import { expect, test } from 'vitest';
import { checkText } from './check-rounds.ts';

const GAMES = fileURLToPath(new URL('../../../packages/games/src/', import.meta.url));
const SERVER_SEED = createHash('sha256').update('all of them').digest('hex');
const SEEDS = {
  commitment: createHash('sha256').update(SERVER_SEED).digest('hex'),
  serverSeed: SERVER_SEED,
  clientSeed: 'tide',
};
const ROUNDS = 10_000;
/** What a pool held when it was won. */
const POOL = '12345.67';

/** What is bet in round `n` beside the stake, so that every choice of a game is met. */
const CHOICES: Readonly<Record<string, (n: number) => object>> = {
  // Stays to the end, or leaves at a multiplier that was set.
  crash: (n) => ({ leavesAt: n % 5 === 0 ? null : 101 + n }),
  bingo: (n) => ({ cards: (n % 4) + 1 }),
  // Up to four casts at whatever swims there.
  fishing: (n) => fishingVolley(n),
  keno: (n) => ({ picks: Array.from({ length: (n % 10) + 1 }, (_, index) => ((n + index * 7) % 80) + 1) }),
  // At the highest stake, so that the pool is hit on the way.
  'jackpot-slot': () => ({ stake: '500.00' }),
  'line-slot': () => ({}),
  mines: (n) => ({ mines: (n % 24) + 1 }),
  plinko: (n) => ({ rows: [8, 12, 16][n % 3], risk: ['low', 'medium', 'high'][n % 9 > 5 ? 2 : n % 2] }),
  scratch: () => ({}),
};
function fishingVolley(n: number): object {
  const kinds = kindsOf('river');
  const aims = Array.from({ length: (n % 4) + 1 }, (_, index) => ({
    kind: kinds[(n + index) % kinds.length],
    fish: n,
  }));
  return { stake: (aims.length / 2).toFixed(2), cast: '0.50', aims };
}
const SELLING = new Set(SLOT_MODELS.flatMap(({ code, features }) => (features.buy ? [code] : [])));

/** Sittings at tables and bets on matches have tests of their own (`sittings.test.ts`, `sports-book.test.ts`). */
const games = readdirSync(GAMES).filter(
  (folder) => !isBook(folder) && existsSync(`${GAMES}${folder}/manifest.ts`) && !tableRulesOf(folder),
);
const pokers = VARIANTS.map((variant) => `video-poker.${variant}`);

/** On another spot each time; in a pool everybody else is on all of them. */
function tableBet({ spots, isPool }: AnySharedRules, n: number): object {
  const names = Object.keys(spots);
  const pool = Object.fromEntries(names.map((name, place) => [name, `${(place + 2) * 100}.00`]));
  return { chips: { [names[n % names.length] ?? '']: '100.00' }, from: 0, ...(isPool && { pool }) };
}

/** What goes back is not published. */
function goesBack(code: string, draw: Draw): boolean {
  const table = sharedRulesOf(code);
  if (table?.isPool !== true) return false;
  const all = Object.fromEntries(Object.keys(table.spots).map((spot) => [spot, minor(100n)]));
  return table.pays(all, outcomeAt(table, draw, 0), all) === null;
}

function betOf(folder: string, code: string, n: number): unknown {
  if (folder === 'roulette') return { chips: [{ spot: `straight-${n % 37}`, amount: '5.00' }] };
  const table = sharedRulesOf(code);
  if (table) return tableBet(table, n);
  const { defaultStake } = manifestOf(code) ?? { defaultStake: minor(0) };
  const stake = formatMoneyText(defaultStake);
  if (folder !== 'slot') return { stake, ...CHOICES[folder]?.(n) };
  // Every third round is bought where the model sells a feature.
  const isSold = SELLING.has(code.split('.')[1] ?? '');
  return isSold && n % 3 === 0 ? { stake, buy: true } : { stake };
}

/** As the house makes its bytes; what a longer piece of one round begins with is there already. */
function bytesOf({ serverSeed, clientSeed, nonce }: RoundSeeds, blocks: number): Uint8Array {
  const of = [serverSeed, clientSeed, nonce].join(':');
  if (made.of !== of) made = { of, blocks: [] };
  for (let counter = made.blocks.length; counter < blocks; counter += 1)
    made.blocks.push(createHmac('sha256', serverSeed).update(`${clientSeed}:${nonce}:${counter}`).digest());
  return Buffer.concat(made.blocks.slice(0, blocks));
}
let made: { of: string; blocks: Buffer[] } = { of: '', blocks: [] };

/** For a player who leaves everything to the default play. */
function byDefault(rules: AnyStepwiseRules, bet: unknown, draw: Draw): Played {
  const dealt = rules.deal(bet, draw);
  const actions: unknown[] = [];
  let state = dealt;
  while (rules.winOf(state) === null) {
    const action = rules.defaultAction(state);
    actions.push(action);
    state = rules.act(state, action);
  }
  return { actions, ...playStepwise(rules, rules.stakeOf(bet), dealt, actions) };
}

type Played = { actions: unknown[] } & Decision<unknown>;

function playerOf(code: string): (bet: unknown, draw: Draw) => Played {
  if (code === CRASH.code) return (bet, draw) => ({ actions: [], ...replayFlight(bet, [], draw) });
  const table = sharedRulesOf(code);
  if (table) return (bet, draw) => ({ actions: [], ...replayTable(table, bet, draw) });
  const rules = rulesOf(code);
  if (rules === undefined) throw new Error(`${code} is missing`);
  return (bet, draw) =>
    rules.shape === 'stepwise'
      ? byDefault(rules, bet, draw)
      : { actions: [] as unknown[], ...rules.decide(bet, draw) };
}

async function published(folder: string, code: string, count: number): Promise<string> {
  const play = playerOf(code);
  const mayGoBack = sharedRulesOf(code)?.isPool === true;
  const rounds = [];
  for (let nonce = 0; nonce < count; nonce += 1) {
    if (mayGoBack && (await decideWith({ ...SEEDS, nonce }, (draw) => goesBack(code, draw), bytesOf)))
      continue;
    const bet = betOf(folder, code, nonce);
    const played = await decideWith({ ...SEEDS, nonce }, (draw) => play(bet, draw), bytesOf);
    const { actions, outcome, winsPool } = played;
    const pool = winsPool ? parseMoney(POOL) : 0n;
    const [stake, win] = [formatMoneyText(played.stake), formatMoneyText(minor(played.win + pool))];
    const round = { id: `r${nonce}`, gameCode: code, nonce, bet, actions, stake, win, outcome };
    rounds.push(winsPool ? { ...round, jackpot: POOL } : round);
  }
  return JSON.stringify({ ...SEEDS, rounds });
}

const faultsIn = (text: string) =>
  checkText(text)?.flatMap(({ rounds }) => rounds.filter(({ fault }) => fault !== null));

test.each([...games, ...pokers])(`${ROUNDS} rounds of %s are the same by another program`, async (code) => {
  expect(faultsIn(await published(code, code, ROUNDS))).toEqual([]);
});

test(`${ROUNDS} rounds of slots, over all models and settings, are the same by another program`, async () => {
  const codes = SLOT_MODELS.flatMap(({ code }) => RTP_SETTINGS.map((setting) => `slot.${code}.${setting}`));
  const each = Math.ceil(ROUNDS / codes.length);
  for (const code of codes) expect(faultsIn(await published('slot', code, each)), code).toEqual([]);
});

test.each(LOTTERY_NAMES)('draws of %s and tickets in them are the same by another program', async (name) => {
  const [code, lottery] = [lotteryCode(name, 7), lotteryOf(lotteryCode(name, 7))];
  if (!lottery) throw new Error(`${code} is missing`);
  const links = [createHash('sha256').update(name).digest('hex')];
  for (let link = 0; link < 200; link += 1)
    links.unshift(
      createHash('sha256')
        .update(links[0] ?? '')
        .digest('hex'),
    );
  const [commitment, salt, firstMinute] = [links[0] ?? '', 'a'.repeat(64), 29_000_000];
  const draws = await Promise.all(
    links.slice(1).map(async (link, index) => {
      const minute = firstMinute + index;
      return {
        lottery: code,
        minute,
        link,
        numbers: await numbersOf(lottery, minute, { link, salt }, bytesOf),
      };
    }),
  );
  expect(faultsIn(JSON.stringify({ commitment, salt, firstMinute, draws }))).toEqual([]);
  const changed = draws.map((draw, place) =>
    place === 0 ? { ...draw, numbers: draw.numbers.map((number) => number + 1) } : draw,
  );
  expect(faultsIn(JSON.stringify({ commitment, salt, firstMinute, draws: changed }))?.length).toBe(1);
  let counter = 0;
  const lines = PLAYS[lottery.family].map((play) => ({
    play: play.code,
    picks: quickPick(play, (bound) => (counter += 7) % bound),
    unit: '1.00',
  }));
  const [minute, link] = [firstMinute, links[1] ?? ''];
  const nonce = drawCounter(lottery, minute);
  const seeds = { serverSeed: link, clientSeed: salt, nonce };
  const bet = { lines };
  const { stake, win, outcome } = await decideWith(seeds, (draw) => replayTicket(code, bet, draw), bytesOf);
  const round = { id: 'ticket', gameCode: code, nonce, bet, actions: [], outcome };
  const told = { ...round, stake: formatMoneyText(stake), win: formatMoneyText(win) };
  expect(faultsIn(JSON.stringify({ commitment, ...seeds, rounds: [told] }))).toEqual([]);
  // The second minute of the chain: its receipt says before the draw how far its link is from what was promised.
  const later = { commitment, serverSeed: links[2], clientSeed: salt, links: 2, rounds: [] };
  expect(checkText(JSON.stringify(later))).toMatchObject([{ seedIsKept: true }]);
  expect(checkText(JSON.stringify({ ...later, links: 1 }))).toMatchObject([{ seedIsKept: false }]);
});
