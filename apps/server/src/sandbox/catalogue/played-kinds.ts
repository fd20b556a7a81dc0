import { DEFAULT_LANGUAGE } from '@maidan/contract/languages.ts';
import type { Title } from '#sandbox/titles/titles.ts';
import { OWN_GAMES, type OwnGameCode } from './own-games.ts';

/** Which own game plays titles that end so; one that is not there yet plays none. */
const PLAYED_BY: readonly (readonly [ending: RegExp, code: string])[] = [
  [/ Scratch( Card| Surprise)?$/, 'scratch'],
  [/ Joker Poker$/, 'video-poker.joker'],
  [/ (Video Poker|Draw Poker|Jacks or Better)$/, 'video-poker.jacks-or-better'],
  [/ (Grand )?Jackpot$/, 'jackpot-slot'],
  [/ Roulette$/, 'roulette'],
  [/ Blackjack$/, 'blackjack'],
  [/ Plinko$/, 'plinko'],
];

const isOwnGame = (code: string): code is OwnGameCode => Object.hasOwn(OWN_GAMES, code);

export function playerOf(title: Title, category: string): OwnGameCode | null {
  const [, code = ''] = PLAYED_BY.find(([ending]) => ending.test(title[DEFAULT_LANGUAGE])) ?? [];
  return category === 'RNG' && isOwnGame(code) ? code : null;
}
