import { DEFAULT_LANGUAGE } from '@maidan/contract/languages.ts';
import { sportsOf } from '@maidan/games/sports/sports.ts';
import { createRandom } from '#sandbox/random.ts';
import type { Title } from '#sandbox/titles/titles.ts';
import { onlyFigures, type Figures } from './figures.ts';
import { jackpotEngineOf } from './jackpot-models.ts';
import { lotteryPlayerOf } from './lottery-titles.ts';
import { OWN_GAMES, type OwnGameCode } from './own-games.ts';

/** Which own games play titles that end so; where there are several, the seed of the cover picks one. */
const PLAYED_BY: readonly (readonly [ending: RegExp, codes: readonly OwnGameCode[]])[] = [
  [/ Scratch( Card| Surprise)?$/, ['scratch', 'scratch.river', 'scratch.gold']],
  [/ Joker Poker$/, ['video-poker.joker']],
  [/ Jacks or Better$/, ['video-poker.jacks-or-better']],
  [/ Draw Poker$/, ['video-poker.bonus']],
  [/ Video Poker$/, ['video-poker.deuces-wild', 'video-poker.bonus']],
  [/ Roulette$/, ['roulette']],
  [/ Blackjack$/, ['blackjack']],
  [/ Plinko$/, ['plinko']],
  [/ Mines$/, ['mines']],
  [/ Lantern( Night| Flight| Feast)?$/, ['crash']],
];
/** What every title of a category is played by; its cover picks one. */
const PLAYED_WHOLE: Readonly<Record<string, readonly OwnGameCode[]>> = {
  FISH: ['fishing', 'fishing.bay'],
  // One arena for all of them: their bets meet in one pool.
  COCKFIGHT: ['rooster-duel'],
  ESPORTS: ['esports'],
};
/** Tables of other makers are tables of ours under their name. */
const SEATED: typeof PLAYED_BY = [
  [/ Teen Patti (Table|Room|Club|Circle)$/, ['teen-patti']],
  [/ Dice (Table|Room|Club)$/, ['five-dice']],
];
/** One book has all leagues, and opens on the sport that its title names. */
const BOOK = /(^| )Sportsbook$/;
const isOfBook = (name: string): boolean =>
  BOOK.test(name) || sportsOf('sports').some(({ code }) => name.toLowerCase().endsWith(code));
/** Live titles of other makers are tables of ours under their name. */
const LIVE_PLAYED_BY: typeof PLAYED_BY = [
  [/ Live Baccarat$/, ['baccarat', 'baccarat.jamuna', 'baccarat.padma']],
  [/ Live Sic Bo$/, ['sic-bo', 'sic-bo.meghna']],
  [/ Live Andar Bahar$/, ['andar-bahar', 'andar-bahar.teesta']],
  [/ Live Roulette$/, ['live-roulette', 'live-roulette.surma']],
  [/ Roulette Wheel$/, ['live-roulette', 'live-roulette.surma']],
  // Tables that one player, or a few, have to themselves.
  [/ Live Blackjack$/, ['blackjack']],
  [/ Live Teen Patti$/, ['teen-patti']],
  [/ Live Dragon Tiger$/, ['dragon-tiger', 'dragon-tiger.karnaphuli']],
];
const JACKPOT = / ((Grand|Royal) )?Jackpot$/;

type Player = { engine: string; figures: Figures };

/** What plays a title, and what it says of itself; null: nothing yet. */
export function playerOf(title: Title, category: string, posterSeed: number, index = 0): Player | null {
  if (category === 'LOTT' || category === 'ELOTT') return lotteryPlayerOf(title, index);
  const all = PLAYED_WHOLE[category];
  if (all) return byCover(all, posterSeed);
  const name = title[DEFAULT_LANGUAGE];
  if (category === 'SPORTS' && isOfBook(name))
    return { engine: 'sports', figures: onlyFigures(OWN_GAMES.sports) };
  if (category === 'RNG' && JACKPOT.test(name)) {
    const { code, ...figures } = jackpotEngineOf(title, posterSeed);
    return { engine: code, figures };
  }
  const kinds: Readonly<Record<string, typeof PLAYED_BY>> = {
    RNG: PLAYED_BY,
    LIVE: LIVE_PLAYED_BY,
    PVP: SEATED,
  };
  const [, codes] = (kinds[category] ?? []).find(([ending]) => ending.test(name)) ?? [];
  return codes === undefined ? null : byCover(codes, posterSeed);
}

function byCover(codes: readonly OwnGameCode[], posterSeed: number): Player {
  const code = createRandom(posterSeed, 'kind').pick(codes);
  return { engine: code, figures: onlyFigures(OWN_GAMES[code]) };
}
