import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { percentText } from '#game-parts/rule-parts.tsx';
import { fill } from '#screen-parts/screen-texts.ts';
import { BOOK_API } from '../book-wire.ts';
import { fixturesOfRound } from '../calendar.ts';
import { LEAGUES } from '../leagues.ts';
import { ODDS_FORMATS, oddsText } from '../odds-format.ts';
import { marginOf, oddsOf } from '../price.ts';
import { marketsAt } from '../quote.ts';
import type { Play } from '../sport.ts';
import {
  bookHouse,
  LEAGUE,
  ofRound,
  openBook,
  press,
  pressNamed,
  priceOf,
  ROUND,
  texts,
  told,
  toCome,
} from '../testing/book-house.tsx';
import { marketName, matchName, teamName } from './words.ts';

const words = { texts, language: 'en', format: 'decimal' } as const;
const fixture = ofRound(0);
const shown = (): string[] =>
  [...document.querySelectorAll('[data-match]')].map((one) => one.getAttribute('data-match') ?? '');
const name = teamName(words, LEAGUE, fixture.home);
const ids = (some: typeof ROUND): ReadonlySet<string> => new Set(some.map(({ id }) => id));
const star = () => screen.getByRole('button', { name: fill(texts.favourite, { name }) });

test('[GAM-08] a search finds the matches of a team, by any part of its name, and says when there is none', async () => {
  await openBook(bookHouse());
  expect(new Set(shown())).toEqual(ids(ROUND));
  const search = screen.getByRole('searchbox', { name: texts.search });
  const type = (value: string) => act(async () => void fireEvent.change(search, { target: { value } }));
  await type(name.slice(1, -1).toUpperCase());
  const found = ROUND.filter(({ home, away }) =>
    [home, away].some((team) => teamName(words, LEAGUE, team).includes(name.slice(1, -1))),
  );
  expect(found.length).toBeLessThan(ROUND.length);
  expect(new Set(shown())).toEqual(ids(found));
  const [first = '', ...rest] = name.toLowerCase();
  await type(`${first}${rest.join('').replace(/^(.)(.)/, '$2$1')}`);
  expect(new Set(shown())).toEqual(ids(ROUND.filter(({ id }) => id === fixture.id)));
  await type('no such team');
  expect(shown()).toEqual([]);
  expect(screen.getByText(texts.nothing.next)).toBeDefined();
});

test('[GAM-08] a team that is starred is kept by the house, shown alone among favourites, and there again on the next device', async () => {
  const house = bookHouse();
  const first = await openBook(house);
  expect(star().getAttribute('aria-pressed')).toBe('false');
  await press(star());
  const team = { league: LEAGUE.code, team: fixture.home };
  expect(house.asks(BOOK_API.favourites)).toContainEqual({ ...team, isFavourite: true });
  await pressNamed(`★ ${texts.favourites}`);
  expect(shown()).toEqual([fixture.id]);
  first.unmount();

  await openBook(house);
  await waitFor(() => expect(star().getAttribute('aria-pressed')).toBe('true'));
  await press(star());
  await pressNamed(`★ ${texts.favourites}`);
  expect(shown()).toEqual([]);
  expect(screen.getByText(texts.nothing.favourites)).toBeDefined();
  expect([...house.favourites]).toEqual([]);
});

test('[GAM-08] a favourite that the house did not hear of is no favourite, and favourites that it did not tell are not none', async () => {
  const house = bookHouse();
  house.isAway = true;
  await openBook(house);
  await pressNamed(`★ ${texts.favourites}`);
  expect(screen.queryByText(texts.nothing.favourites)).toBeNull();
  expect(screen.getByText(texts.failed.favourites)).toBeDefined();
  house.isAway = false;
  await pressNamed(texts.line.again);
  expect(screen.getByText(texts.nothing.favourites)).toBeDefined();
  await pressNamed(`★ ${texts.favourites}`);
  house.lostChanges = ['lost'];
  await press(star());
  expect(star().getAttribute('aria-pressed')).toBe('false');
  expect(screen.getByText(texts.failed.favourite)).toBeDefined();
  house.isAway = true;
  await press(star());
  expect(star().getAttribute('aria-pressed')).toBe('false');
  expect(screen.queryByText(texts.failed.favourite)).toBeNull();
  expect(screen.getByText(texts.failed.favourites)).toBeDefined();
});

test('[GAM-08] a favourite whose answer was lost is one if the house kept it; pressed again at once it is none, in that order', async () => {
  const house = bookHouse();
  await openBook(house);
  house.lostChanges = ['arrives'];
  await press(star());
  expect(star().getAttribute('aria-pressed')).toBe('true');
  expect(screen.queryByText(texts.failed.favourite)).toBeNull();
  await act(async () => {
    for (let presses = 0; presses < 3; presses += 1) fireEvent.click(star());
  });
  const asked = house
    .asks(BOOK_API.favourites)
    .flatMap((body) => ('isFavourite' in body ? [body.isFavourite] : []));
  expect(asked).toEqual([true, false, true, false]);
  expect(star().getAttribute('aria-pressed')).toBe('false');
  expect([...house.favourites]).toEqual([]);
});

test('[GAM-08] favourites that a page had noted before go to the house, and are noted until it has answered', async () => {
  const house = bookHouse();
  const keys = [fixture.home, fixture.away].map((team) => `${LEAGUE.code} ${team}`);
  house.notes.set('favourites', keys.join(','));
  house.lostChanges = ['lost'];
  const first = await openBook(house);
  expect([...house.favourites.keys()]).toEqual(keys.slice(1));
  expect(house.notes.get('favourites')).toBe(keys[0]);
  first.unmount();
  await openBook(house);
  expect(new Set(house.favourites.keys())).toEqual(new Set(keys));
  expect(house.notes.has('favourites')).toBe(false);
  expect(star().getAttribute('aria-pressed')).toBe('true');
});

test('[GAM-08] what was searched for stays between the matches in play and those to come', async () => {
  await openBook(bookHouse());
  const search = screen.getByRole<HTMLInputElement>('searchbox', { name: texts.search });
  await act(async () => void fireEvent.change(search, { target: { value: name } }));
  const middle = document.querySelector('.sb-middle');
  if (!middle) throw new Error('there is no list');
  middle.scrollTop = 300;
  await press(document.querySelector('[data-tab="live"]'));
  expect(screen.getByRole('searchbox', { name: texts.search })).toBe(search);
  expect(search.value).toBe(name);
  expect(document.querySelector('.sb-middle')?.scrollTop).toBe(0);
});

test('[GAM-08] prices are written in each of the six ways', async () => {
  await openBook(bookHouse());
  const home = marketsAt(fixture, toCome)[0]?.selections.find(({ id }) => id === 'home');
  const odds = oddsOf(home?.chance ?? 1) ?? 0;
  const written = new Set<string>();
  for (const format of ODDS_FORMATS) {
    const choice = screen.getByRole('combobox', { name: texts.format });
    await act(async () => void fireEvent.change(choice, { target: { value: format } }));
    const text = priceOf(fixture, 'result home')?.querySelector('b')?.textContent ?? '';
    expect(text, format).toBe(oddsText(odds, format));
    written.add(text);
  }
  // Two of them agree on either side of even money.
  expect(written.size).toBeGreaterThanOrEqual(4);
});

const playing: Play = {
  phase: 'playing',
  step: 60,
  events: [
    { at: 12, kind: 'corner', side: 'home', value: 0 },
    { at: 31, kind: 'goal', side: 'away', value: 1 },
  ],
};

test('[GAM-08] matches under way stand before those that are over, and are alone in the number of the tab', async () => {
  const { steps } = LEAGUE.sport;
  const over: Play = { phase: 'ended', step: steps, events: [] };
  const fast = LEAGUES.find(({ sport, pace }) => sport === LEAGUE.sport && pace > LEAGUE.pace);
  if (!fast) throw new Error('there is no faster league');
  const [gone, ...others] = fixturesOfRound(fast, 700);
  if (!gone) throw new Error('there is no match');
  const house = bookHouse();
  await openBook(house, [
    { ...told(gone, over), startsInMs: -steps * fast.stepMs },
    told(ofRound(0), over),
    ...[1, 2].map((place) => ({ ...told(ofRound(place), playing), startsInMs: 1_000 - place })),
  ]);
  expect(others.length).toBeGreaterThan(0);
  const tab = document.querySelector('[data-tab="live"]');
  expect(tab?.querySelector('.sb-count')?.textContent).toBe('2');
  await press(tab);
  expect(shown()).toEqual([ofRound(2).id, ofRound(1).id, ofRound(0).id, gone.id]);
  // Nothing is to be had of what is over.
  const more = screen.getByRole('button', { name: fill(texts.open, { match: matchName(words, gone) }) });
  expect(more.textContent.trim()).toBe('›');
});

const score = () => document.querySelector('.sb-score')?.textContent;

async function openMatch(play: Play) {
  const house = bookHouse();
  await openBook(house, [told(fixture, play)]);
  if (play.phase === 'playing') await press(document.querySelector('[data-tab="live"]'));
  await pressNamed(fill(texts.open, { match: matchName(words, fixture) }));
  return house;
}

test('[GAM-08] every market of a match says its margin, also where not everything has a price', async () => {
  await openMatch(toCome);
  const markets = marketsAt(fixture, toCome);
  expect(markets.some(({ selections }) => selections.some(({ chance }) => oddsOf(chance) === null))).toBe(
    true,
  );
  const cards = [...document.querySelectorAll('.sb-market h3')].map((one) => one.textContent);
  expect(cards).toEqual(
    markets.map((market) => {
      const percent = percentText(Math.round((marginOf(market) ?? Number.NaN) * 10_000), 'en');
      return `${marketName(words, fixture, market.id)}${fill(texts.margin, { percent })}`;
    }),
  );
});

test('[GAM-08] a match in play shows its score and everything that happened, the last first, as soon as it is told', async () => {
  const house = await openMatch(playing);
  const list = screen.getByRole('list', { name: texts.tracker });
  const [last, first, ...more] = within(list).getAllByRole('listitem');
  expect(more).toEqual([]);
  expect(last?.textContent).toContain(teamName(words, LEAGUE, fixture.away));
  expect(last?.textContent).toContain('31');
  expect(first?.textContent).toContain('12');
  expect(score()).toBe('0 : 1');
  const goal = { at: 61, kind: 'goal', side: 'home' as const, value: 1 };
  const change = { id: fixture.id, phase: 'playing' as const, step: 61, kept: 2, events: [goal] };
  await house.hear({ type: 'changes', changes: [change] });
  expect(score()).toBe('1 : 1');
  expect(within(list).getAllByRole('listitem')).toHaveLength(3);
});

test('[GAM-08] the table says how the last five matches of each team went', async () => {
  await openBook(bookHouse());
  await press(document.querySelector(`[data-league="${LEAGUE.code}"]`));
  await press(document.querySelector('[data-tab="table"]'));
  const table = await screen.findByRole('table');
  const [, row] = within(table).getAllByRole('row');
  const marks = [...(row?.querySelectorAll('[data-how]') ?? [])].map((one) => one.getAttribute('data-how'));
  expect(marks).toEqual(['won', 'drawn', 'lost', 'lost', 'won']);
  expect(row?.textContent).toContain(texts.table.drawnLong);
});
