import type { Draw } from '#game.ts';
import { DICE_KINDS, type DiceKind } from './dice-rank.ts';
import type { BetDeed, FiveDiceAction, FiveDiceView } from './round.ts';

const isAtLeast = (kind: DiceKind, least: DiceKind): boolean =>
  DICE_KINDS.indexOf(kind) >= DICE_KINDS.indexOf(least);

/**
 * How a bot plays, from what its seat is shown. Before rolling again it raises with three alike or better in five of ten turns and with a pair or two in two; with
 * less it pays in four. It keeps what is alike, or the highest die, and all of a straight or a full house. After that it raises with a full house or better
 * in seven of ten turns and with three alike in three; a pair pays in six, and nothing folds as soon as it costs something.
 */
export function chooseForBot(view: FiveDiceView, place: number, whim: Draw): FiveDiceAction {
  const own = view.seats.find((seat) => seat.place === place);
  const kind = own?.kind;
  if (!own?.dice || !kind) return { do: 'fold' };
  if (view.phase === 'roll') return { do: 'roll', dice: toRoll(own.dice, kind) };
  const first = (...deeds: BetDeed[]): FiveDiceAction => ({
    do: deeds.find((deed) => view.choices.some((choice) => choice.do === deed)) ?? 'fold',
  });
  const chance = (tenths: number): boolean => whim.below(10) < tenths;
  const raiseIn = (tenths: number) =>
    chance(tenths) ? first('raise', 'call', 'check') : first('check', 'call');
  const payIn = (tenths: number) => (chance(tenths) ? first('check', 'call') : first('check', 'fold'));
  if (view.phase === 'open') {
    if (isAtLeast(kind, 'three')) return raiseIn(5);
    return isAtLeast(kind, 'pair') ? raiseIn(2) : payIn(4);
  }
  if (isAtLeast(kind, 'full-house')) return raiseIn(7);
  if (kind === 'three') return raiseIn(3);
  if (kind === 'two-pairs') return first('check', 'call');
  return payIn(kind === 'pair' ? 6 : 0);
}

function toRoll(dice: readonly number[], kind: DiceKind): number[] {
  if (kind === 'straight' || kind === 'full-house' || kind === 'five') return [];
  const highest = Math.max(...dice);
  const isKept = (die: number): boolean =>
    kind === 'nothing' ? die === highest : dice.filter((other) => other === die).length > 1;
  return dice.flatMap((die, at) => (isKept(die) ? [] : [at]));
}
