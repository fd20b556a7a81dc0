import { LANGUAGES } from '@maidan/contract/languages.ts';
import { describe, expect, test } from 'vitest';
import { drawFrom } from '#random.ts';
import { fixturesOfRound, type Fixture } from './calendar.ts';
import { LEAGUES, TEAMS } from './leagues.ts';
import {
  announcedPlay,
  decidedBy,
  endsAt,
  finalPlay,
  legResult,
  playAt,
  playMatch,
  REVIEW_MS,
  standsAt,
} from './match.ts';
import { marketNamed } from './lines.ts';
import { MARGIN_BASIS_POINTS, marginOf, MOST_MARGIN, offersOf } from './price.ts';
import { marketsAt } from './quote.ts';
import { DRAWINGS } from './screen/drawings.ts';
import { loadSportsTexts } from './screen/sports-texts.ts';
import { eventText, marketName, momentText, selectionName } from './screen/words.ts';
import type { Match, Play } from './sport.ts';
import { bookOf, SPORTS } from './sports.ts';

/** Bytes that look like chance and are the same in every run. */
function bytesOf(seed: number): Uint8Array {
  let state = seed * 2_654_435_761 + 1;
  return Uint8Array.from({ length: 16_384 }, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state >>> 24;
  });
}

/** Kinds of markets that are decided before their match is. */
const PARTS: Readonly<Record<string, readonly string[]>> = {
  cricket: ['chase-over', 'first', 'over'],
  kabaddi: ['half'],
  tennis: ['part'],
  towers: ['part'],
  shooter: ['part'],
};

function drawn(sport: string): { fixture: Fixture; match: Match }[] {
  const league = LEAGUES.find((one) => one.sport.code === sport);
  if (!league) throw new Error('a sport without a league');
  return fixturesOfRound(league, 700).map((fixture) => ({
    fixture,
    match: playMatch(fixture, drawFrom(bytesOf(fixture.number + 1))),
  }));
}

/** As everybody knows it at some moments, from before it begins until it is over. */
function moments(fixture: Fixture, match: Match): Play[] {
  const { startsAt } = fixture;
  const length = endsAt(fixture, match) - startsAt;
  return Array.from({ length: 7 }, (_, part) => playAt(fixture, match, startsAt - 1 + (part * length) / 6));
}

test('no two sports, and no two leagues, are called the same', () => {
  expect(new Set(SPORTS.map(({ code }) => code)).size).toBe(SPORTS.length);
  expect(new Set(LEAGUES.map(({ code }) => code)).size).toBe(LEAGUES.length);
});

test.each(LEAGUES.map((league) => [league.code, league] as const))(
  '[GAM-08] nothing about a match of %s changes between two steps that are told, wherever it ends',
  (_code, league) => {
    const { stepMs, stepsAtOnce, sport } = league;
    const [fixture] = fixturesOfRound(league, 700);
    if (!fixture) throw new Error('a round without a match');
    const played = playMatch(fixture, drawFrom(bytesOf(1)));
    const endings = [played, { ...played, abandonedAt: null, end: sport.steps - 1 }];
    for (let step = 1; step <= 2 * stepsAtOnce; step += 1) endings.push({ ...played, abandonedAt: step });
    const at = (match: Match, step: number, laterMs: number) =>
      JSON.stringify(playAt(fixture, match, fixture.startsAt + step * stepMs + laterMs));
    const changes = endings.flatMap((match) =>
      Array.from({ length: sport.steps }, (_, step) => step)
        .filter((step) => step % stepsAtOnce !== stepsAtOnce - 1)
        .filter((step) => at(match, step, 1) !== at(match, step + 1, 1))
        .map((step) => `ends at ${match.abandonedAt ?? match.end}, changes after ${step}`),
    );
    expect(changes).toEqual([]);
    expect(decidedBy(fixture)).toBeGreaterThanOrEqual(
      endsAt(fixture, { ...played, abandonedAt: null, end: sport.steps }) + REVIEW_MS,
    );
  },
);

describe.each(SPORTS.map((sport) => [sport.code, sport] as const))('%s', (code, sport) => {
  const matches = drawn(code).map((one) => ({ ...one, plays: moments(one.fixture, one.match) }));
  const offered = matches.flatMap(({ fixture, match, plays }) =>
    plays.flatMap((play) => marketsAt(fixture, play).map((market) => ({ fixture, match, market }))),
  );

  test('has its drawing, and its words in every language', async () => {
    expect(DRAWINGS[code], 'add it to drawings.ts').toBeDefined();
    for (const language of LANGUAGES) {
      const own = (await loadSportsTexts(language, bookOf(sport))).sports[code];
      expect(own?.teams.first).toHaveLength(TEAMS);
      expect(own?.teams.second).toHaveLength(TEAMS);
      expect(new Set(Object.keys(own?.leagues ?? {}))).toEqual(
        new Set(sport.leagues.map(({ pace }) => String(pace))),
      );
      expect(Object.keys(own?.markets ?? {}).toSorted()).toEqual(Object.keys(sport.markets).toSorted());
    }
  });

  test.each(LANGUAGES)('[I18-01] whatever happens and is offered has a name in %s', async (language) => {
    const texts = await loadSportsTexts(language, bookOf(sport));
    const words = { texts, language, format: 'decimal' } as const;
    const names = new Set<string>();
    const selections = { ...texts.selections, ...texts.sports[code]?.selections };
    const events = texts.sports[code]?.events ?? {};
    for (const { fixture, match, plays } of matches)
      for (const play of [...plays, announcedPlay(fixture, match)]) {
        names.add(momentText(words, sport, play.step));
        for (const event of play.events)
          names.add(events[event.kind] === undefined ? 'undefined' : eventText(words, sport, event));
      }
    for (const { fixture, market } of new Map(offered.map((one) => [one.market.id, one])).values()) {
      names.add(
        sport.markets[market.kind] === undefined ? 'undefined' : marketName(words, fixture, market.id),
      );
      const own = market.selections.map(({ id }) => selectionName(words, fixture, market.id, id));
      if (new Set(own).size < own.length) names.add(`${market.id} undefined`);
      for (const { id } of market.selections)
        if (sport.markets[market.kind] !== 'score' && !(id in selections)) names.add(`${id} undefined`);
      own.forEach((name) => names.add(name));
    }
    expect(names.size).toBeGreaterThan(10);
    expect([...names].filter((name) => /[{}]|undefined|NaN/.test(name))).toEqual([]);
  });

  test('whatever is offered at any moment is decided by the end, by what was announced and by what holds', () => {
    const faults = offered.flatMap(({ fixture, match, market }) =>
      [finalPlay(fixture, match), announcedPlay(fixture, match)].flatMap((end) => {
        const results = market.selections.map(({ id }) =>
          legResult(fixture, end, { market: market.id, selection: id }),
        );
        const won = results.filter((result) => result === 'won').length;
        const isDecided = !results.includes(null) && !results.includes('void') && won === 1;
        const isVoid = results.every((result) => result === 'void');
        return isDecided || isVoid ? [] : [`${fixture.id} ${market.id}: ${results.join()}`];
      }),
    );
    expect(faults).toEqual([]);
  });

  test('[GAM-08] whatever can happen is on offer once: the chances of each market add up to one', () => {
    const faults = offered.filter(({ market }) => {
      const sum = market.selections.reduce((all, { chance }) => all + chance, 0);
      const isWhole = Math.abs(sum - 1) < 1e-9 && market.push >= 0 && market.push < 1;
      return !isWhole;
    });
    expect(offered.length).toBeGreaterThan(50);
    expect(faults.map(({ market }) => market)).toEqual([]);
  });

  test('[GAM-08] every market with a price says its margin: never less than the house keeps of fair odds, nor more than rounding adds', () => {
    const least = MARGIN_BASIS_POINTS / 10_000 - 1e-9;
    const unsaid = offered.filter(({ market }) => marginOf(market) === null);
    // Only where there is nothing to bet on.
    expect(unsaid.filter(({ market }) => offersOf(market).some(({ odds }) => odds !== null))).toEqual([]);
    const said = offered.flatMap(({ market }) => marginOf(market) ?? []);
    expect(said.length).toBeGreaterThan(50);
    expect(Math.min(...said)).toBeGreaterThanOrEqual(least);
    expect(Math.max(...said)).toBeLessThanOrEqual(MOST_MARGIN);
    const kinds = new Set(offered.flatMap(({ market }) => (marginOf(market) === null ? [] : market.kind)));
    expect([...kinds].toSorted()).toEqual(Object.keys(sport.markets).toSorted());
  });

  test('[GAM-08] a part that is over is decided at once and for good, and stands when the match is broken off; what is not over is void then', () => {
    const faults: string[] = [];
    const [stood, saidEarlier] = [new Set<string>(), new Set<string>()];
    for (const { fixture, match, plays } of matches) {
      const chosen = plays.flatMap((play) =>
        marketsAt(fixture, play).map(({ id, selections: [one] }) => ({
          market: id,
          selection: one?.id ?? '',
        })),
      );
      const whole: Match = { ...match, abandonedAt: null };
      const last = endsAt(fixture, whole) + REVIEW_MS;
      for (const leg of new Map(chosen.map((one) => [one.market, one])).values()) {
        const stands = standsAt(fixture, whole, leg);
        const end = legResult(fixture, finalPlay(fixture, whole), leg);
        if (stands > decidedBy(fixture, leg.market))
          faults.push(`${leg.market} of ${fixture.id} stands later than said`);
        const told = legResult(fixture, playAt(fixture, whole, stands - REVIEW_MS), leg);
        if (told !== end) faults.push(`${leg.market} is told as ${told}, not ${end}`);
        for (let step = 1; step < whole.end; step += Math.ceil(whole.end / 20)) {
          const brokenOff: Match = { ...whole, abandonedAt: step };
          const isOver = endsAt(fixture, brokenOff) + REVIEW_MS >= stands;
          const result = legResult(fixture, finalPlay(fixture, brokenOff), leg);
          // Of steps that are told at once the last alone may be the one that it takes.
          const isAtOnce = endsAt(fixture, brokenOff) + REVIEW_MS === stands;
          if (result !== (isOver ? end : 'void') && !(isAtOnce && result === 'void'))
            faults.push(`${leg.market} broken off at ${step}: ${result}, not ${isOver ? end : 'void'}`);
        }
        if (stands < last) stood.add(marketNamed(leg.market).kind);
        if (decidedBy(fixture, leg.market) < decidedBy(fixture))
          saidEarlier.add(marketNamed(leg.market).kind);
      }
    }
    expect(faults.slice(0, 9)).toEqual([]);
    expect([...stood].toSorted()).toEqual(PARTS[code] ?? []);
    expect([...saidEarlier].toSorted()).toEqual(PARTS[code] ?? []);
  });

  test('what everybody is told of a match gives the same score as all that happened, and stays small', () => {
    for (const { fixture, match } of matches) {
      const play = finalPlay(fixture, match);
      const all = match.events.filter(({ at }) => at <= play.step);
      expect(sport.score(play)).toEqual(sport.score({ events: all }));
      expect(sport.scoreText(play)).toEqual(sport.scoreText({ events: all }));
      expect(play.events.length).toBeLessThan(120);
    }
  });

  test('the same bytes are the same match, and others are another', () => {
    const played = matches.map(({ match }) => JSON.stringify(match.events));
    expect(drawn(code).map(({ match }) => JSON.stringify(match.events))).toEqual(played);
    expect(new Set(played).size).toBe(matches.length);
  });
});
