import { formatMoneyText, minor } from '@maidan/contract/money.ts';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Card } from '#cards/deck.ts';
import { seededDraw } from '#slots/engine/seeded-draw.ts';
import { playAnyhow } from '#testing/random-plays.ts';
import { basicPlay } from './basic-strategy.ts';
import { blackjackBet } from './bet.ts';
import { manifest } from './manifest.ts';
import { ACTS, blackjackAction, type Act, type BlackjackState } from './round.ts';
import { blackjackRules } from './rules.ts';
import { simulateBasic } from './simulate.ts';
import { isNatural, MOST_CARDS, totalOf } from './table.ts';

const RANK_LETTERS = '23456789TJQKA';
const cards = (text: string): Card[] => text.split(' ').map((letter) => RANK_LETTERS.indexOf(letter));

/** A round from a shoe in this order: player, dealer, player, dealer's hidden card, then as they are asked for. */
function from(text: string): BlackjackState {
  const shoe = cards(text);
  // What is drawn is how far away in the pack the wanted card lies: the packs are whole, so there is always one.
  const pack = Array.from({ length: 312 }, (_, index) => index % 52);
  let place = 0;
  return blackjackRules.deal(
    { stake: minor(1000) },
    {
      below() {
        const wanted = shoe[place];
        const at =
          wanted === undefined
            ? place
            : pack.findIndex((card, index) => index >= place && card % 13 === wanted);
        [pack[place], pack[at]] = [pack[at] ?? 0, pack[place] ?? 0];
        place += 1;
        return at - place + 1;
      },
    },
  );
}
const play = (state: BlackjackState, ...acts: Act[]) =>
  acts.reduce((at, act) => {
    expect(blackjackRules.costOf(at, { act }), act).not.toBeNull();
    return blackjackRules.act(at, { act });
  }, state);
const may = (state: BlackjackState) => blackjackRules.show(state).may;

describe('refusals', () => {
  test.each([{}, { stake: '4.00' }, { stake: '5' }, { stake: '5.00', hands: 2 }])(
    'a bet of %j is refused',
    (bet) => expect(blackjackBet.safeParse(bet).success).toBe(false),
  );

  test.each([{}, { act: 'surrender' }, { act: 'hit', hand: 1 }])('an action of %j is refused', (action) =>
    expect(blackjackAction.safeParse(action).success).toBe(false),
  );

  test('insurance is offered against an ace alone, and nothing else until it is answered', () => {
    expect(may(from('9 A 7 9'))).toEqual(['insure', 'no-insurance']);
    expect(may(from('9 T 7 9'))).toEqual(['hit', 'stand', 'double']);
    expect(may(play(from('9 A 7 9'), 'insure'))).toEqual(['hit', 'stand', 'double']);
  });

  test('only equal values are split, up to four hands, and only two cards are doubled', () => {
    expect(may(from('9 5 7 9'))).not.toContain('split');
    expect(may(from('K 5 T 9'))).toContain('split');
    const four = play(from('8 5 8 9 8 8 2 3 4 5'), 'split', 'split', 'stand', 'stand', 'split');
    expect(four.hands).toHaveLength(4);
    expect(may({ ...four, hands: four.hands.map((hand) => ({ ...hand, cards: [6, 6] })) })).not.toContain(
      'split',
    );
    expect(may(play(from('2 5 3 9 2'), 'hit'))).toEqual(['hit', 'stand']);
  });

  test('split aces get one card each and no more', () => {
    const state = play(from('A 5 A 9 A 9 T'), 'split');
    expect(state.isOver).toBe(true);
    expect(state.hands.map((hand) => hand.cards.length)).toEqual([2, 2]);
  });
});

describe('what a round pays for a stake of 10', () => {
  test.each<[string, string, Act[], number]>([
    ['a blackjack, three to two', 'A 9 K 9', [], 2500],
    ['two blackjacks, the stake', 'A K K A', [], 1000],
    ['a blackjack of the dealer, nothing', '9 K 9 A', [], 0],
    ['a blackjack insured against one: the stake and two to one', 'A A K K', ['insure'], 2500],
    ['an insurance that was needed: all that was staked', '9 A 9 K', ['insure'], 1500],
    ['an insurance that was not: the hand alone', 'T A 9 7', ['insure', 'stand'], 2000],
    ['more points, the stake again', 'T 9 9 9', ['stand'], 2000],
    ['as many, the stake', 'T 9 8 9', ['stand'], 1000],
    ['fewer, nothing', 'T 9 7 9', ['stand'], 0],
    ['over 21, nothing, though the dealer would go over too', 'T 9 7 7 9 T', ['hit'], 0],
    ['the dealer over 21', 'T 9 2 7 T', ['stand'], 2000],
    ['a double', '6 9 5 9 T', ['double'], 4000],
    ['a hand hit to 21 stands by itself', 'T 9 5 9 6', ['hit'], 2000],
    ['the dealer stands on a soft 17', 'T A 8 6 T', ['no-insurance', 'stand'], 2000],
    ['split aces with tens: 21, but no blackjack', 'A 9 A 9 T T', ['split'], 4000],
    ['two hands of a split, one doubled', '8 9 8 9 3 T T', ['split', 'double', 'stand'], 5000],
  ])('%s', (_, shoe, acts, win) => expect(blackjackRules.winOf(play(from(shoe), ...acts))).toBe(BigInt(win)));
});

describe('the round', () => {
  const seed = fc.integer({ min: 0, max: 2 ** 31 - 1 });

  test('any play hides the dealer’s second card, stakes what it should and can be played again from its actions', () => {
    fc.assert(
      fc.property(seed, seed, (dealing, playing) => {
        const player = seededDraw(playing);
        const stake = manifest.stakeSteps[player.below(manifest.stakeSteps.length)] ?? minor(100);
        const { state, staked, win } = playAnyhow({
          rules: blackjackRules,
          bet: { stake },
          sent: { stake: formatMoneyText(stake) },
          dealer: () => seededDraw(dealing),
          mostSteps: MOST_CARDS,
          // Pairs are split as often as it goes, or hardly any round would have four hands.
          choose: (at) => ({
            act: may(at).includes('split') ? 'split' : (ACTS[player.below(ACTS.length)] ?? 'stand'),
          }),
          look: (at) => {
            expect(blackjackRules.show(at).dealer).toEqual(at.isOver ? at.dealer : at.dealer.slice(0, 1));
            expect(at.taken).toBeLessThan(MOST_CARDS);
          },
        });
        const units = state.hands.reduce((sum, hand) => sum + (hand.isDoubled ? 2n : 1n), 0n);
        expect(staked).toBe(stake * units + (state.insurance === 'taken' ? stake / 2n : 0n));
        expect(win <= stake * BigInt(manifest.maxWinMultiplier)).toBe(true);
        expect(state.hands.length).toBeLessThanOrEqual(4);
        const isDrawn =
          state.hands.some((hand) => totalOf(hand.cards).points <= 21) &&
          !isNatural(state.hands[0]?.cards ?? []);
        expect(isDrawn && totalOf(state.dealer).points < 17).toBe(false);
      }),
      { numRuns: 600 },
    );
  });

  test('who leaves stands, without an insurance', () => {
    expect(blackjackRules.defaultAction(from('9 A 7 9'))).toEqual({ act: 'no-insurance' });
    expect(blackjackRules.defaultAction(from('9 5 7 9'))).toEqual({ act: 'stand' });
  });

  test('every stake has an exact half', () => {
    for (const step of manifest.stakeSteps) expect(step % 2n).toBe(0n);
  });
});

describe('return to player', () => {
  test.each<[string, Act[]]>([
    ['8 T 8 9', ['split']],
    ['6 6 5 9', ['double']],
    ['A 9 7 9', ['hit']],
    ['T T 6 9', ['hit']],
    ['T 6 6 9', ['stand']],
    ['5 6 5 9', ['double']],
    ['9 A 9 9', ['no-insurance', 'stand']],
  ])('basic strategy plays %s by %j', (shoe, acts) => {
    let state = from(shoe);
    for (const act of acts) {
      const before = state;
      expect(basicPlay(state, (wanted) => may(before).includes(wanted))).toBe(act);
      state = play(state, act);
    }
  });

  test('by basic strategy 1,000,000 rounds come within three sigma of what the list states', () => {
    const { mean, sigma } = simulateBasic(1_000_000, seededDraw(20_261_118));
    expect(sigma).toBeLessThan(0.0012);
    expect(Math.abs(mean - manifest.rtpBasisPoints / 10_000)).toBeLessThan(3 * sigma);
  });
});
