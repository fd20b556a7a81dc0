import type { Language } from '@maidan/contract/languages.ts';
import { digits } from '@maidan/contract/digits.ts';
import { figure } from '#screen-parts/numbers.ts';
import { fill } from '#screen-parts/screen-texts.ts';
import type { Fixture } from '../calendar.ts';
import { LEAGUES, TEAMS, type League } from '../leagues.ts';
import { lineOf } from '../lines.ts';
import { oddsText, type OddsFormat } from '../odds-format.ts';
import type { SportsTexts } from './sports-texts.ts';

export type Words = {
  readonly texts: SportsTexts;
  readonly language: Language;
  readonly format: OddsFormat;
};

const wordIn = (words: Readonly<Record<string, string>>, key: string): string =>
  (Object.hasOwn(words, key) ? words[key] : undefined) ?? key;

export const leagueName = ({ texts }: Pick<Words, 'texts'>, { code }: League): string =>
  wordIn(texts.leagues, code);

/** Each league has clubs of its own in the same places. */
export function teamName({ texts }: Pick<Words, 'texts'>, { code }: League, team: number): string {
  const shift = LEAGUES.findIndex((each) => each.code === code) * 3;
  return `${texts.places[team] ?? ''} ${texts.clubs[(team + shift) % TEAMS] ?? ''}`;
}

export const matchName = (words: Words, { league, home, away }: Fixture): string =>
  fill(words.texts.versus, { home: teamName(words, league, home), away: teamName(words, league, away) });

const signedLine = (line: number): string => `${line > 0 ? '+' : line < 0 ? '−' : ''}${Math.abs(line)}`;

export function marketName({ texts, language }: Words, market: string): string {
  const { kind, line } = lineOf(market);
  const name = wordIn(texts.markets, kind);
  return kind === 'total' ? `${name} ${figure(line, language)}` : name;
}

/** What is chosen, as it stands on its button. */
export function selectionName(words: Words, fixture: Fixture, market: string, selection: string): string {
  const { texts, language } = words;
  const { kind, line } = lineOf(market);
  const { league, home, away } = fixture;
  if (kind === 'score' && selection !== 'other') return digits(selection.replace('-', ' – '), language);
  const name = fill(wordIn(texts.selections, selection), {
    home: teamName(words, league, home),
    away: teamName(words, league, away),
    line: figure(line, language),
  });
  if (kind !== 'handicap') return name;
  return `${name} ${digits(signedLine(selection === 'home' ? line : -line), language)}`;
}

export const shownOdds = ({ format, language }: Words, odds: number): string =>
  digits(oddsText(odds, format), language);

const two = (value: number): string => String(value).padStart(2, '0');

/** `2:05`, or hours and minutes where it is longer. */
export function timeText(ms: number, language: Language): string {
  const seconds = Math.max(0, Math.ceil(ms / 1_000));
  const [hours, minutes] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60];
  const text =
    hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
  return digits(text, language);
}
