/** From the weakest to the strongest, the rarer the stronger; only five different dice in no row stand below a pair. */
export const DICE_KINDS = [
  'nothing',
  'pair',
  'two-pairs',
  'three',
  'full-house',
  'straight',
  'four',
  'five',
] as const;
export type DiceKind = (typeof DICE_KINDS)[number];

export const DICE = 5;
export const FACES = 6;

/** Faces that come most often first, higher ones before lower. */
function inGroups(dice: readonly number[]): { face: number; count: number }[] {
  const faces = [...new Set(dice)].map((face) => ({
    face,
    count: dice.filter((die) => die === face).length,
  }));
  return faces.toSorted((one, other) => other.count - one.count || other.face - one.face);
}

export function kindOf(dice: readonly number[]): DiceKind {
  const [first, second] = inGroups(dice);
  switch (first?.count) {
    case 5:
      return 'five';
    case 4:
      return 'four';
    case 3:
      return second?.count === 2 ? 'full-house' : 'three';
    case 2:
      return second?.count === 2 ? 'two-pairs' : 'pair';
    default:
      return Math.max(...dice) - Math.min(...dice) === DICE - 1 ? 'straight' : 'nothing';
  }
}

/** Five dice as one number: the stronger has the greater, equal ones have the same. */
export const strengthOf = (dice: readonly number[]): number =>
  inGroups(dice)
    .flatMap(({ face, count }) => Array.from({ length: count }, () => face))
    .reduce((strength, face) => strength * (FACES + 1) + face, DICE_KINDS.indexOf(kindOf(dice)));
