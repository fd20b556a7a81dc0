import { parseMoney } from '@maidan/contract/money.ts';
import { JACK, KING, rankOf } from '#cards/deck.ts';
import type { Draw } from '#game.ts';
import type { Deed, TeenPattiAction, TeenPattiView } from './round.ts';

/**
 * How a bot plays, from what its seat is shown. It bets blind once and then looks, or at once in three of ten hands. High cards without a picture are
 * packed, with a jack to ace they stay while the stake is small. A pair stays and asks for the show when two are left. From a color on it raises in
 * four of ten turns, and from a pure sequence on in seven. From a pair on it lays down what it has left, where that is too little to stay.
 */
export function chooseForBot(view: TeenPattiView, place: number, whim: Draw): TeenPattiAction {
  const own = view.seats.find((seat) => seat.place === place);
  const isHere = (deed: Deed): boolean => view.choices.some((choice) => choice.do === deed);
  const first = (...deeds: Deed[]): TeenPattiAction => ({ do: deeds.find(isHere) ?? 'pack' });
  const chance = (tenths: number): boolean => whim.below(10) < tenths;
  if (!own) return { do: 'pack' };
  if (own.isBlind) {
    const hasBet = own.did?.do === 'bet' || own.did?.do === 'raise';
    return hasBet || chance(3) ? first('look') : first('bet', 'look');
  }
  const steps = Number(parseMoney(view.stake) / parseMoney(view.unit));
  switch (own.kind) {
    case 'trail':
    case 'pure-sequence':
      return chance(7) ? first('raise', 'bet', 'show', 'all-in') : first('bet', 'show', 'all-in');
    case 'sequence':
    case 'color':
      return chance(4) ? first('raise', 'bet', 'show', 'all-in') : first('bet', 'show', 'all-in');
    case 'pair':
      if (steps > 4 && chance(5)) return first('show', 'pack');
      return chance(4) ? first('show', 'bet', 'all-in') : first('bet', 'show', 'all-in');
    default: {
      const best = Math.max(...(own.cards ?? []).map(rankOf));
      if (best < JACK) return first('pack');
      const mayStay = best > KING ? steps <= 2 : steps <= 1;
      return mayStay && chance(7) ? first('show', 'bet') : first('pack');
    }
  }
}
