import { minor } from '@maidan/contract/money.ts';
import { expect, test } from 'vitest';
import { packOf, type Card } from '#cards/deck.ts';
import { DRAGON_TIGER, PAYS, SPOTS } from './spots.ts';
import { TABLES } from './tables.ts';
import { dragonTigerRules, outcome, pays, paysFor, sideOf } from './rules.ts';

const ACE_OF_SPADES: Card = 12;
const KING_OF_SPADES: Card = 11;
const SEVEN_OF_SPADES: Card = 5;
const SEVEN_OF_HEARTS: Card = 18;

test('a king beats an ace, which is the least', () => {
  expect(sideOf({ dragon: KING_OF_SPADES, tiger: ACE_OF_SPADES })).toBe('dragon');
  expect(sideOf({ dragon: ACE_OF_SPADES, tiger: SEVEN_OF_HEARTS })).toBe('tiger');
});

test('a tie gives half of the main bets back and pays the tie; only two of one suit are a suited tie', () => {
  const chips = {
    dragon: minor(1_000),
    tie: minor(500),
    'suited-tie': minor(100),
    'dragon-small': minor(100),
  };
  expect(pays(chips, { dragon: SEVEN_OF_SPADES, tiger: SEVEN_OF_HEARTS })).toBe(500n + 6_000n);
  expect(pays(chips, { dragon: SEVEN_OF_SPADES, tiger: SEVEN_OF_SPADES })).toBe(500n + 6_000n + 5_100n);
});

test('[GAM-03] the edge of every bet is what is said, over every pair of cards of a full shoe', () => {
  // Each kind of card eight times; the second is drawn from what the first has left.
  const kinds = packOf(1);
  const pairs = 416 * 415;
  for (const spot of SPOTS) {
    let paid = 0;
    for (const dragon of kinds)
      for (const tiger of kinds) {
        const ways = 8 * (dragon === tiger ? 7 : 8);
        paid += ways * Number(paysFor(spot, 2n, { dragon, tiger }));
      }
    expect(Math.round((1 - paid / (2 * pairs)) * 10_000), spot).toBe(PAYS[spot].edgeBasisPoints);
  }
  expect(10_000 - PAYS.dragon.edgeBasisPoints).toBe(DRAGON_TIGER.rtpBasisPoints);
  expect(Math.max(...SPOTS.map((spot) => PAYS[spot].to1 + 1))).toBe(DRAGON_TIGER.maxWinMultiplier);
});

test('cards leave the shoe over its rounds, every one once, until the cut card', () => {
  const rules = dragonTigerRules(TABLES[0]);
  let drawn = 0;
  const shoe = rules.whole({ below: (bound) => (drawn++ * 7_919) % bound });
  const dealt: Card[] = [];
  for (let from = 0, last = false; !last;) {
    const part = rules.part(shoe, from);
    if (!part) throw new Error('the shoe ended without its last round');
    const { dragon, tiger } = outcome.parse(part.outcome);
    dealt.push(dragon, tiger);
    [from, last] = [part.to, part.isLast];
  }
  expect(dealt).toEqual(shoe.slice(0, 312));
  expect(shoe.toSorted((one, other) => one - other)).toEqual(packOf(8).toSorted((one, other) => one - other));
  expect(rules.part(shoe, 312)).toBeNull();
});

test('big and small, which can be counted, take a tenth of what a main bet takes', () => {
  for (const table of TABLES) {
    const { spots } = dragonTigerRules(table);
    expect(spots['dragon']?.most).toBe(table.most);
    for (const spot of ['dragon-big', 'dragon-small', 'tiger-big', 'tiger-small'])
      expect(spots[spot]?.most, spot).toBe(table.most / 10n);
  }
});
