import { formatMoneyText, minor } from '@maidan/contract/money.ts';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { packOf, type Card } from '#cards/deck.ts';
import { seededDraw } from '#slots/engine/seeded-draw.ts';
import { playAnyhow } from '#testing/random-plays.ts';
import { everyHand, returnOf, solve } from './best-play.ts';
import { handOf, HANDS, type Wild } from './hands.ts';
import { BEST_RETURNS, manifestOf } from './manifests.ts';
import { PAY_TABLES, prizeOf, VARIANTS, type Variant } from './paytable.ts';
import { pokerAction } from './round.ts';
import { pokerRules, simpleHold } from './rules.ts';

const RANK_LETTERS = '23456789TJQKA';
const SUIT_LETTERS = 'shdc';
/** `As Td 2c`; the joker is `Jo`. */
function cards(text: string): Card[] {
  return text
    .split(' ')
    .map((name) =>
      name === 'Jo' ? 52 : SUIT_LETTERS.indexOf(name[1] ?? '') * 13 + RANK_LETTERS.indexOf(name[0] ?? ''),
    );
}
const prizeIn = (variant: Variant, text: string) =>
  prizeOf(PAY_TABLES[variant], handOf(cards(text), PAY_TABLES[variant].wild));

const seed = fc.integer({ min: 0, max: 2 ** 31 - 1 });
const variants = fc.constantFrom(...VARIANTS);
const RULES = Object.fromEntries(VARIANTS.map((variant) => [variant, pokerRules(variant)]));

describe('refusals', () => {
  test.each([{}, { stake: '4.00' }, { stake: '5' }, { stake: '5.00', coins: 5 }])(
    'a bet of %j is refused',
    (bet) => expect(pokerRules('bonus').bet.safeParse(bet).success).toBe(false),
  );

  test.each([
    {},
    { hold: [5] },
    { hold: [-1] },
    { hold: [1, 1] },
    { hold: [2, 1] },
    { hold: [0.5] },
    { hold: [0], draw: 3 },
  ])('an action of %j is refused', (action) => expect(pokerAction.safeParse(action).success).toBe(false));

  test('cards are drawn once', () => {
    const rules = pokerRules('joker');
    const drawn = rules.act(rules.deal({ stake: minor(500) }, seededDraw(1)), { hold: [0] });
    expect(rules.costOf(drawn, { hold: [] })).toBeNull();
  });
});

describe('hands', () => {
  test.each<[Variant, string, string | null]>([
    ['jacks-or-better', 'Ts Js Qs Ks As', 'natural-royal'],
    ['jacks-or-better', 'As 2s 3s 4s 5s', 'straight-flush'],
    ['jacks-or-better', 'Ah 2s 3s 4s 5s', 'straight'],
    ['jacks-or-better', 'Qh Ks As 2s 3s', null],
    ['jacks-or-better', 'Jh Js As 2s 3d', 'jacks-or-better'],
    ['jacks-or-better', 'Th Ts As 2s 3d', null],
    ['jacks-or-better', 'Th Ts 2d 2s 3d', 'two-pair'],
    ['bonus', 'Ah As Ad Ac 3d', 'four-aces'],
    ['bonus', '4h 4s 4d 4c Ad', 'four-low'],
    ['bonus', '5h 5s 5d 5c Ad', 'four-of-a-kind'],
    ['deuces-wild', '2s 2h 2d 2c 9h', 'four-deuces'],
    ['deuces-wild', '2s Th Jh Qh Ah', 'wild-royal'],
    ['deuces-wild', '2s 2h 2c 7h 7d', 'five-of-a-kind'],
    ['deuces-wild', '2s 2h 2c 7h Th', 'straight-flush'],
    ['deuces-wild', '2s 2h 2c 7h Td', 'four-of-a-kind'],
    ['deuces-wild', '2s 7h 7d Th Td', 'full-house'],
    ['deuces-wild', '2s 3h 4d 5c Ah', 'straight'],
    ['deuces-wild', '2s 7h 9d Jc Kh', null],
    ['deuces-wild', '7s 7h 9d 9c Kh', null],
    ['joker', 'Jo 9s 9h 9d 9c', 'five-of-a-kind'],
    ['joker', 'Jo Ks 3h 7d 9c', 'kings-or-better'],
    ['joker', 'Jo Qs 3h 7d 9c', null],
    ['joker', 'Ks Kh 3h 7d 9c', 'kings-or-better'],
    ['joker', 'Jo 3s 3h 7d 9c', 'three-of-a-kind'],
  ])('%s: %s is %s', (variant, text, prize) => expect(prizeIn(variant, text)).toBe(prize));

  /** The counts that are printed in every book about the game. */
  test.each<[Wild, number, number[]]>([
    ['none', 52, [4, 0, 0, 0, 36, 624, 3_744, 5_108, 10_200, 54_912, 123_552, 1_098_240]],
    ['joker', 53, [4, 0, 20, 13, 180, 3_120, 6_552, 7_804, 20_532, 137_280, 123_552, 1_268_088]],
    ['deuces', 52, [4, 48, 480, 624, 2_068, 31_552, 12_672, 14_472, 62_232, 355_080, 95_040, 1_225_008]],
  ])('with wild cards: %s, every kind of hand comes as often as it should', (wild, size, expected) => {
    const counts = new Map<string, number>();
    everyHand(size, (hand) => {
      const kind = handOf(hand, wild)?.kind ?? 'nothing';
      counts.set(kind, (counts.get(kind) ?? 0) + 1);
    });
    expect(HANDS.map((kind) => counts.get(kind) ?? 0)).toEqual(expected);
  });

  test('every pay table falls from its highest line, and no two are alike', () => {
    for (const { pays } of Object.values(PAY_TABLES)) expect(pays[0]).toEqual(['natural-royal', 800]);
    expect(new Set(Object.values(PAY_TABLES).map(({ pays }) => pays.join())).size).toBe(VARIANTS.length);
  });
});

describe('the round', () => {
  test('any hold keeps its cards, hides the others until the draw and can be played again from its action', () => {
    fc.assert(
      fc.property(seed, seed, variants, (from, playing, variant) => {
        const rules = RULES[variant] ?? pokerRules(variant);
        const player = seededDraw(playing);
        const stake = rules.manifest.stakeSteps[player.below(rules.manifest.stakeSteps.length)] ?? minor(100);
        const { state, actions, staked, win } = playAnyhow({
          rules,
          bet: { stake },
          sent: { stake: formatMoneyText(stake) },
          dealer: () => seededDraw(from),
          mostSteps: 1,
          choose: () => ({ hold: [0, 1, 2, 3, 4].filter(() => player.below(2) === 0) }),
          look: (at) => {
            const { cards: shown } = rules.show(at);
            for (const [place, card] of at.waiting.entries())
              expect(shown.includes(card)).toBe(at.held !== null && !at.held.includes(place));
          },
        });
        expect(new Set([...state.dealt, ...state.waiting]).size).toBe(10);
        expect(actions).toHaveLength(1);
        expect(staked).toBe(stake);
        expect(win % stake).toBe(0n);
      }),
      { numRuns: 600 },
    );
  });

  test.each<[Variant, string, number[]]>([
    ['jacks-or-better', 'Ts Js Qs Ks As', [0, 1, 2, 3, 4]],
    ['jacks-or-better', 'Ts 4d 3h Th As', [0, 3]],
    ['jacks-or-better', 'Ts 4d 3h 9h As', []],
    ['jacks-or-better', 'Ts 4d Td 4h As', [0, 1, 2, 3]],
    ['deuces-wild', '2s 4d 3h 9h Ks', [0]],
    ['joker', 'Jo 4d 4h 9h Ks', [0, 1, 2]],
    ['joker', 'Jo 4d 5d 9d Kd', [0, 1, 2, 3, 4]],
  ])('%s: of %s, places %j are held for who left', (variant, text, held) =>
    expect(simpleHold(cards(text), PAY_TABLES[variant])).toEqual(held),
  );
});

describe('return to player', () => {
  const table = PAY_TABLES['jacks-or-better'];
  const best = solve(table);

  test('with best play over every deal is what the list states', () => {
    const exact = returnOf(table, best);
    expect(exact).toMatchObject(BEST_RETURNS['jacks-or-better']);
    expect(VARIANTS.map((variant) => manifestOf(variant).rtpBasisPoints)).toEqual([9954, 9917, 9973, 9809]);
  });

  test('what a hold is worth is what all its draws pay', () => {
    const dealt = cards('4s Js Jh 8d 9d');
    const rest = packOf(1).filter((card) => !dealt.includes(card));
    const rules = pokerRules('jacks-or-better');
    let paid = 0;
    for (const one of rest)
      for (const other of rest) {
        if (other === one) continue;
        for (const last of rest) {
          if (last === one || last === other) continue;
          const state = { stake: minor(1), dealt, waiting: [one, 0, 0, other, last], held: [1, 2] };
          paid += Number(rules.winOf(state));
        }
      }
    // Each set of three cards was dealt in its six orders.
    expect(((best.worthOf(dealt)[0b110] ?? 0) / best.scale) * 16_215).toBeCloseTo(paid / 6, 6);
    expect(best.bestOf(dealt.toReversed())).toEqual([2, 3]);
  });

  test('200,000 rounds by the rules, played best, come within three sigma of it', () => {
    const rules = pokerRules('jacks-or-better');
    const rounds = 200_000;
    const draw = seededDraw(20_261_118);
    let won = 0;
    for (let round = 0; round < rounds; round += 1) {
      const state = rules.deal({ stake: minor(1) }, draw);
      const win = Number(rules.winOf(rules.act(state, { hold: best.bestOf(state.dealt) })));
      won += win;
    }
    const { numerator, denominator } = BEST_RETURNS['jacks-or-better'];
    const [mean, expected] = [won / rounds, numerator / denominator];
    // The deviation of this game, 4.4 stakes, is mostly royals, which a short run may lack.
    const sigma = Math.sqrt(19.52 / rounds);
    expect(Math.abs(mean - expected)).toBeLessThan(3 * sigma);
  });
});
