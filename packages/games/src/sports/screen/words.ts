import type { Language } from '@maidan/contract/languages.ts';
import { digits } from '@maidan/contract/digits.ts';
import { figure } from '#screen-parts/numbers.ts';
import { fill } from '#screen-parts/screen-texts.ts';
import type { Fixture } from '../calendar.ts';
import { shiftOf, TEAMS, type League } from '../leagues.ts';
import { marketNamed } from '../lines.ts';
import { oddsText, type OddsFormat } from '../odds-format.ts';
import type { MatchEvent, Sport } from '../sport.ts';
import type { SportTexts } from '../sport-texts.ts';
import { SPORTS } from '../sports.ts';
import type { SportsTexts } from './sports-texts.ts';

export type Words = {
  readonly texts: SportsTexts;
  readonly language: Language;
  readonly format: OddsFormat;
};

type Texts = Pick<Words, 'texts'>;

/** Of a name that is not there, as one that a match told of after this page was loaded, the name itself. */
const wordIn = (words: Readonly<Record<string, string>>, key: string): string =>
  (Object.hasOwn(words, key) ? words[key] : undefined) ?? key;

/** Those of this book, which alone have come along. */
export const shownSports = ({ texts }: Texts): readonly Sport[] =>
  SPORTS.filter(({ code }) => Object.hasOwn(texts.sports, code));

export function sportTexts({ texts }: Texts, { code }: Sport): SportTexts {
  const found = texts.sports[code];
  if (!found) throw new RangeError(`${code} has no words`);
  return found;
}

export const leagueName = (words: Texts, { sport, pace }: League): string =>
  wordIn(sportTexts(words, sport).leagues, String(pace));

export function teamName(words: Texts, league: League, team: number): string {
  const { first, second } = sportTexts(words, league.sport).teams;
  return `${first[team] ?? ''} ${second[(team + shiftOf(league)) % TEAMS] ?? ''}`;
}

export const matchName = (words: Words, { league, home, away }: Fixture): string =>
  fill(words.texts.versus, { home: teamName(words, league, home), away: teamName(words, league, away) });

/** Of a side that has none yet what its sport says for that. */
export const scoreOf = (words: Words, sport: Sport, score: string | null): string =>
  score === null ? (sportTexts(words, sport).noScore ?? '–') : digits(score, words.language);

export const momentText = (words: Words, sport: Sport, step: number): string =>
  fill(sportTexts(words, sport).moment, figuresOf(words, sport.moment(step)));

export const eventText = (words: Words, sport: Sport, { kind, value }: MatchEvent): string =>
  fill(wordIn(sportTexts(words, sport).events, kind), figuresOf(words, { value }));

const figuresOf = (
  { language }: Words,
  values: Readonly<Record<string, string | number>>,
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'number' ? figure(value, language) : digits(value, language),
    ]),
  );

const signedLine = (line: number): string => `${line > 0 ? '+' : line < 0 ? '−' : ''}${Math.abs(line)}`;

export function marketName(words: Words, { league: { sport } }: Fixture, market: string): string {
  const { kind, part, line } = marketNamed(market);
  return fill(
    wordIn(sportTexts(words, sport).markets, kind),
    figuresOf(words, { part: part ?? 0, line: line ?? 0 }),
  );
}

/** Of so many legs, of which so many make a line. */
export function betKind({ texts, language }: Words, legs: number, size: number): string {
  if (legs === 1) return texts.bet.single;
  const count = figure(legs, language);
  return size === legs
    ? fill(texts.bet.parlay, { count })
    : fill(texts.bet.system, { count, size: figure(size, language) });
}

/** What is chosen, as it stands on its button. */
export function selectionName(words: Words, fixture: Fixture, market: string, selection: string): string {
  const { texts, language } = words;
  const { kind, line } = marketNamed(market);
  const { league, home, away } = fixture;
  const shape = league.sport.markets[kind];
  if (shape === 'score' && selection !== 'other') return digits(selection.replace('-', ' – '), language);
  const name = fill(
    wordIn({ ...texts.selections, ...sportTexts(words, league.sport).selections }, selection),
    {
      home: teamName(words, league, home),
      away: teamName(words, league, away),
      line: figure(line ?? 0, language),
    },
  );
  if (shape !== 'handicap' || line === null) return name;
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
