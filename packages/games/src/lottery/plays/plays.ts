import type { Family } from '#lottery/draw-numbers.ts';
import { anyOf, direct, group3, groupFirst, onePlace } from './ball-plays.ts';
import { boardPlaysOf, SEA_PLAYS } from './board-plays.ts';
import { DICE_PLAYS } from './dice-plays.ts';
import { ballSides, dragonTiger, exactSums, firstAndLast, rising, sides, sumSides } from './side-plays.ts';
import type { Play } from './play.ts';

const TEN_PLACES = Array.from({ length: 10 }, (_, place) => place);
const LAST3 = [2, 3, 4];

/** Every way to play, by what is drawn; the first one is shown first. */
export const PLAYS: Readonly<Record<Family, readonly Play[]>> = {
  five: [
    onePlace('five', 'one-place', [0, 1, 2, 3, 4]),
    sides('five', 'sides', [...sumSides('five', 5, { small: 22, big: 23 }), ...dragonTiger('five')], () =>
      firstAndLast('five'),
    ),
    direct('five', 'last-2', [3, 4]),
    direct('five', 'last-3', LAST3),
    group3('five', 'last-3-any', { places: LAST3, pair: false }),
    group3('five', 'last-3-pair', { places: LAST3, pair: true }),
    direct('five', 'first-2', [0, 1]),
    direct('five', 'first-3', [0, 1, 2]),
    direct('five', 'all-5', [0, 1, 2, 3, 4]),
  ],
  three: [
    direct('three', 'all-3', [0, 1, 2]),
    onePlace('three', 'one-place', [0, 1, 2]),
    sides('three', 'sides', sumSides('three', 3, { small: 13, big: 14 }), () => rising('three', 3)),
    group3('three', 'three-any', { places: [0, 1, 2], pair: false }),
    group3('three', 'three-pair', { places: [0, 1, 2], pair: true }),
    direct('three', 'last-2', [1, 2]),
    exactSums('three', 'sum', 3),
  ],
  eleven: [
    anyOf(2),
    anyOf(1),
    anyOf(3),
    anyOf(4),
    anyOf(5),
    anyOf(6),
    anyOf(7),
    anyOf(8),
    direct('eleven', 'first-2', [0, 1]),
    direct('eleven', 'first-3', [0, 1, 2]),
    groupFirst('eleven', 'first-2-any', 2),
    groupFirst('eleven', 'first-3-any', 3),
    sides('eleven', 'sides', sumSides('eleven', 5, { small: 29, big: 31 }), () => rising('eleven', 5)),
  ],
  pk10: [
    onePlace('pk10', 'one-place', TEN_PLACES),
    sides('pk10', 'sides', [...ballSides(10, 0, 6), ...dragonTiger('pk10')], () => firstAndLast('pk10')),
    direct('pk10', 'first-2', [0, 1]),
    direct('pk10', 'first-3', [0, 1, 2]),
    exactSums('pk10', 'sum', 2),
  ],
  k3: DICE_PLAYS,
  sea: SEA_PLAYS,
  north: boardPlaysOf('north'),
  south: boardPlaysOf('south'),
};

export const playOf = (family: Family, code: string): Play | undefined =>
  PLAYS[family].find((play) => play.code === code);
