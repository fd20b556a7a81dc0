import { createHash, createHmac } from 'node:crypto';
import { formatMoneyText, minor } from '@maidan/contract/money.ts';
import type { AnyTableRules, Draw } from '@maidan/games/game.ts';
import { drawFrom } from '@maidan/games/random.ts';
import { potsToTell, sittingOutcome, type SittingHand } from '@maidan/games/table/replay-sitting.ts';
import { tableRulesOf } from '@maidan/games/table-rules.ts';
import { expect, test } from 'vitest';
import { checkText, isAllRight } from './check-rounds.ts';

const GAMES = ['five-dice', 'teen-patti'];
const HANDS = 60;
const UNIT = 100n;
const BUY_IN = 900n * UNIT;
/** Comes to all in where the stake rises. */
const SHORT = 20n * UNIT;
const OWN = 2;
const SEED = '0badcafe';

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');
/** Link 0 is public before the first hand. */
const links = Array.from({ length: HANDS }).reduce<string[]>(
  (chain) => [hashOf(chain[0] ?? ''), ...chain],
  [hashOf('the last link')],
);
/** As the house makes its bytes. */
function drawOf(link: string, clientSeed: string, nonce: number): Draw {
  const block = (counter: number) =>
    createHmac('sha256', link).update(`${clientSeed}:${nonce}:${counter}`).digest();
  return drawFrom(Buffer.concat(Array.from({ length: 32 }, (_, counter) => block(counter))));
}

const text = (amount: bigint): string => formatMoneyText(minor(amount));

/** A sitting against bots, as its house would publish it. */
function published(rules: AnyTableRules) {
  let chips = BUY_IN;
  let rake = 0n;
  const hands: SittingHand[] = [];
  for (let number = 1; number <= HANDS && chips >= 20n * UNIT; number += 1) {
    const clientSeed = number % 3 === 0 ? `1234abcd-${SEED}` : SEED;
    // Every seventh was broken off.
    const isVoid = number % 7 === 0;
    const seats = [0, OWN, 4, 5].map((place) => ({
      place,
      chips: place === OWN ? chips : place === 4 ? SHORT : BUY_IN,
    }));
    let state = rules.deal(seats, UNIT, drawOf(links[number] ?? '', clientSeed, number));
    const whim = drawOf('whim', 'bot', number);
    const steps: SittingHand['steps'] = [];
    for (let turn = isVoid ? null : rules.turnOf(state); turn !== null; turn = rules.turnOf(state)) {
      const action = rules.choose(rules.show(state, turn), turn, whim);
      steps.push([turn, action]);
      state = rules.act(state, turn, action);
    }
    const result = rules.resultOf(state);
    const dealt = seats.map((seat): [number, string] => [seat.place, text(seat.chips)]);
    const pots = result && potsToTell(result);
    hands.push({ number, clientSeed, seats: dealt, steps, ...(isVoid && { isVoid }), ...(pots && { pots }) });
    if (!result) continue;
    chips += (result.paidOut.get(OWN) ?? 0n) - (rules.paidIn(state).get(OWN) ?? 0n);
    rake += result.rake;
  }
  const nonce = hands.length;
  const bet = {
    stake: formatMoneyText(minor(BUY_IN)),
    unit: formatMoneyText(minor(UNIT)),
    place: OWN,
    seed: SEED,
  };
  const round = {
    id: 'sitting',
    gameCode: rules.manifest.code,
    nonce,
    bet,
    actions: hands,
    stake: bet.stake,
    win: formatMoneyText(minor(chips)),
    outcome: sittingOutcome(hands.length, minor(rake)),
  };
  return { commitment: links[0], serverSeed: links[nonce], clientSeed: SEED, rounds: [round] };
}

const rulesOf = (game: string): AnyTableRules => {
  const rules = tableRulesOf(game);
  if (!rules) throw new Error(`${game} is missing`);
  return rules;
};
const isRight = (told: unknown): boolean => isAllRight(checkText(JSON.stringify(told)) ?? []);

test.each(GAMES)('a sitting at %s is the same by another program, hand by hand', (game) => {
  const told = published(rulesOf(game));
  expect(told.rounds[0]?.actions.length).toBeGreaterThan(10);
  expect(checkText(JSON.stringify(told))).toMatchObject([{ seedIsKept: true, rounds: [{ fault: null }] }]);
});

test.each(GAMES)('whatever is changed in a sitting at %s is found', (game) => {
  const told = published(rulesOf(game));
  const [round] = told.rounds;
  if (!round) throw new Error('no sitting');
  const changed = (part: object) => ({ ...told, rounds: [{ ...round, ...part }] });
  const [first, ...others] = round.actions;
  expect(isRight(changed({ win: '1.00' }))).toBe(false);
  expect(isRight(changed({ actions: others }))).toBe(false);
  expect(isRight(changed({ actions: [{ ...first, clientSeed: '00000000' }, ...others] }))).toBe(false);
  expect(isRight(changed({ actions: [{ ...first, steps: [] }, ...others] }))).toBe(false);
  const noPots = { each: [], back: [] };
  expect(isRight(changed({ actions: [{ ...first, pots: noPots }, ...others] }))).toBe(false);
  expect(isRight(changed({ nonce: round.nonce + 1 }))).toBe(false);
  expect(isRight({ ...told, serverSeed: links[1] })).toBe(false);
});
