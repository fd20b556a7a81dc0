import { minor, type Money } from '@maidan/contract/money.ts';
import * as z from 'zod/mini';
import { ACE, DECK_SIZE, rankOf, TEN, type Card } from '#cards/deck.ts';
import { roundOfShoe, SHOE_CARDS, shuffledShoe } from '#cards/shoe.ts';
import { plugShared, type AnySharedRules, type Chips, type RoundMark, type SharedRules } from '#game.ts';
import { limitsOf, tableOf, type LiveTable } from '#live/tables.ts';
import { manifestOf } from './manifest.ts';
import { PAYS, SPOTS, TWO_PERFECT_HUNDREDTHS, type Spot } from './spots.ts';
import { FOLDER, TABLES } from './tables.ts';

const hand = z
  .array(z.int().check(z.minimum(0), z.maximum(DECK_SIZE - 1)))
  .check(z.minLength(2), z.maxLength(3));
export const outcome = z.strictObject({ player: hand, banker: hand });
export type Baccarat = z.infer<typeof outcome>;

/** An ace counts one, tens and pictures nothing. */
export const pointsOf = (card: Card): number => {
  const rank = rankOf(card);
  return rank === ACE ? 1 : rank >= TEN ? 0 : rank + 2;
};
export const totalOf = (cards: readonly Card[]): number =>
  cards.reduce((sum, card) => sum + pointsOf(card), 0) % 10;

const NATURAL = 8;
const PLAYER_DRAWS_TO = 5;

/** Whether the banker takes a third card, by what they have and what the player's third counts; null: the player took none. */
export function bankerDraws(points: number, third: number | null): boolean {
  if (third === null) return points <= PLAYER_DRAWS_TO;
  switch (points) {
    case 3:
      return third !== 8;
    case 4:
      return third >= 2 && third <= 7;
    case 5:
      return third >= 4 && third <= 7;
    case 6:
      return third === 6 || third === 7;
    default:
      return points < 3;
  }
}

/** Player, banker, player, banker, then the third cards: the rules leave nobody a choice. */
export function dealFrom(cardAt: (place: number) => Card): { outcome: Baccarat; taken: number } {
  const player = [cardAt(0), cardAt(2)];
  const banker = [cardAt(1), cardAt(3)];
  let taken = 4;
  const isNatural = Math.max(totalOf(player), totalOf(banker)) >= NATURAL;
  let third: number | null = null;
  if (!isNatural && totalOf(player) <= PLAYER_DRAWS_TO) {
    const card = cardAt(taken++);
    third = pointsOf(card);
    player.push(card);
  }
  if (!isNatural && bankerDraws(totalOf(banker), third)) banker.push(cardAt(taken++));
  return { outcome: { player, banker }, taken };
}

export function sideOf({ player, banker }: Baccarat): 'player' | 'banker' | 'tie' {
  const [of, against] = [totalOf(player), totalOf(banker)];
  return of === against ? 'tie' : of > against ? 'player' : 'banker';
}

export const isPair = ([one, other]: readonly Card[]): boolean =>
  one !== undefined && other !== undefined && rankOf(one) === rankOf(other);
const isPerfect = ([one, other]: readonly Card[]): boolean => one !== undefined && one === other;

/** What a bet wins on top of its stake, in hundredths of it; null: nothing; 0: the stake comes back. */
export function winsHundredths(spot: Spot, shown: Baccarat): number | null {
  const side = sideOf(shown);
  const { hundredths } = PAYS[spot];
  switch (spot) {
    case 'player':
    case 'banker':
      return side === spot ? hundredths : side === 'tie' ? 0 : null;
    case 'tie':
      return side === 'tie' ? hundredths : null;
    case 'player-pair':
      return isPair(shown.player) ? hundredths : null;
    case 'banker-pair':
      return isPair(shown.banker) ? hundredths : null;
    case 'either-pair':
      return isPair(shown.player) || isPair(shown.banker) ? hundredths : null;
    case 'perfect-pair': {
      const perfect = Number(isPerfect(shown.player)) + Number(isPerfect(shown.banker));
      return perfect === 2 ? TWO_PERFECT_HUNDREDTHS : perfect === 1 ? hundredths : null;
    }
  }
}

/** Stakes are whole main units, so that hundredths of one are whole minor units. */
export const pays = (chips: Chips, shown: Baccarat): Money =>
  minor(
    SPOTS.reduce((sum, spot) => {
      const wins = winsHundredths(spot, shown);
      return wins === null ? sum : sum + ((chips[spot] ?? 0n) * BigInt(wins + 100)) / 100n;
    }, 0n),
  );

/** Two cards of eight points and two of six, by what pair they are: with eight on the table nobody draws. */
const EIGHT = { none: [1, 3], pair: [2, 15], perfect: [2, 2] } as const;
const SIX = { none: [0, 2], pair: [1, 14], perfect: [1, 1] } as const;
const PAIRS = ['none', 'pair', 'perfect'] as const;

/** Every winner with every pair of either hand; and a round of six cards, which is shown longest. */
const ENDS: readonly Baccarat[] = [
  ...PAIRS.flatMap((of) =>
    PAIRS.flatMap((against) => [
      { player: [...EIGHT[of]], banker: [...SIX[against]] },
      { player: [...SIX[of]], banker: [...EIGHT[against]] },
      { player: [...EIGHT[of]], banker: [...EIGHT[against]] },
    ]),
  ),
  dealFrom((place) => [0, 0, 1, 1, 4, 4][place] ?? 0).outcome,
];

/** Four cards, and a moment more for each third one. */
const SHOW_MS = 8_000;
export const THIRD_MS = 1_800;
export const thirdCards = ({ player, banker }: Baccarat): number => player.length + banker.length - 4;

const TONES = { banker: 'red', player: 'blue', tie: 'green' } as const;

/** By the points of who won. */
function markOf(shown: Baccarat): RoundMark {
  const side = sideOf(shown);
  return { side, tone: TONES[side], figure: totalOf(shown[side === 'tie' ? 'player' : side]) };
}

export const baccaratRules = (table: LiveTable): SharedRules<readonly Card[], Baccarat> => ({
  shape: 'shared',
  table,
  shoeCards: SHOE_CARDS,
  manifest: manifestOf(table),
  spots: Object.fromEntries(
    SPOTS.map((spot) => [
      spot,
      limitsOf(table, spot === 'player' || spot === 'banker' ? 1 : spot === 'perfect-pair' ? 10 : 5),
    ]),
  ),
  step: minor(100),
  openMs: table.openMs,
  pauseMs: 4_000,
  showMs: (shown) => SHOW_MS + THIRD_MS * thirdCards(shown),
  outcome,
  whole: shuffledShoe,
  part: (shoe, from) => roundOfShoe(from, dealFrom, shoe),
  pays,
  ends: ENDS,
  markOf,
});

export function baccaratRulesOf(name: string | undefined): AnySharedRules | undefined {
  const table = tableOf(TABLES, FOLDER, name);
  return table && plugShared(baccaratRules(table));
}
