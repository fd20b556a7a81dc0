import { bookFrame, type BookFrame, type BookMatch } from '@maidan/games/sports/book-wire.ts';
import { changed } from '@maidan/games/sports/match-changes.ts';
import { sportsOf } from '@maidan/games/sports/sports.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { WebSocket } from 'ws';
import type { StoredSession } from '#sessions/play-session.store.ts';
import type { Place } from '#shared-rounds/place.ts';
import { openHouseWorld, type HouseWorld } from '#testing/house-world.ts';
import { boardOf } from './board.ts';
import { bookPlaceOf } from './book-place.ts';

let now = Date.UTC(2026, 10, 18, 12);
let world: HouseWorld;
let place: Place;
const session = { playerId: 'player-1' } as StoredSession;
const CODES = sportsOf('sports').map(({ code }) => code);

beforeAll(async () => {
  world = await openHouseWorld({}, () => now);
  place = bookOf('sports');
});
afterAll(async () => {
  await place.close();
  await world.close();
});

function bookOf(gameCode: string): Place {
  const found = bookPlaceOf(world.book, gameCode);
  if (!found) throw new Error(`${gameCode} is no book`);
  return found;
}

/** A page that keeps what it is told, as the client does. */
async function openPage(at: Place) {
  const texts: string[] = [];
  const matches = new Map<string, BookMatch>();
  const hear = (text: string) => {
    texts.push(text);
    const frame: BookFrame = bookFrame.parse(JSON.parse(text));
    if (frame.type === 'board')
      for (const id of matches.keys()) if (id.startsWith(`${frame.sport}-`)) matches.delete(id);
    if (frame.type === 'matches') for (const id of frame.gone) matches.delete(id);
    if (frame.type === 'board' || frame.type === 'matches')
      for (const match of frame.matches) matches.set(match.id, match);
    if (frame.type === 'changes')
      for (const change of frame.changes) {
        const known = matches.get(change.id);
        if (known)
          matches.set(known.id, {
            ...known,
            ...changed(known, change),
            events: [...changed(known, change).events],
          });
      }
  };
  const socket = { OPEN: 1, readyState: 1, bufferedAmount: 0, send: hear, close: () => undefined };
  await at.welcome(socket as unknown as WebSocket, session);
  return {
    texts,
    matches,
    sports: () =>
      [...new Set([...matches.keys()].map((id) => id.split('-')[0] ?? ''))].toSorted((a, b) =>
        a < b ? -1 : 1,
      ),
    say: async (said: unknown): Promise<boolean> => {
      const asked = at.understand(socket as unknown as WebSocket, session, said, 0);
      await asked?.();
      return asked !== undefined;
    },
    leave: () => at.lose(socket as unknown as WebSocket, 0),
  };
}
const watch = (...sports: string[]) => ({ type: 'watch', sports });

test('[GAM-08] a page that says something else is not understood, and hears of no sport that is not of its book', async () => {
  expect(bookPlaceOf(world.book, 'mines')).toBeUndefined();
  const page = await openPage(place);
  for (const said of [
    null,
    {},
    { type: 'bet' },
    watch('Cricket;'),
    watch(...Array<string>(17).fill('tennis')),
  ])
    expect(await page.say(said)).toBe(false);
  expect(await page.say(watch('towers'))).toBe(true);
  expect(page.matches.size).toBe(0);
  await page.leave();
  const esports = bookOf('esports');
  const other = await openPage(esports);
  await other.say({ type: 'watch', sports: null });
  expect(other.sports()).toEqual(['shooter', 'towers']);
  await esports.close();
});

test('[GAM-08] a page hears of the sports that it looks at, and of all without a choice', async () => {
  const page = await openPage(place);
  await page.say(watch('cricket'));
  expect(page.sports()).toEqual(['cricket']);
  const before = page.texts.length;
  await page.say({ type: 'watch', sports: null });
  expect(page.sports()).toEqual([...CODES].toSorted());
  expect(page.texts.slice(before).some((text) => text.includes('"sport":"cricket"'))).toBe(false);
  await page.leave();
});

test('[GAM-08] whatever changes is told once to everybody, and by it each page has what the house has', async () => {
  const [one, other] = [await openPage(place), await openPage(place)];
  await one.say(watch('football', 'kabaddi'));
  let sent = one.texts.join('').length;
  const whole = sent;
  for (let step = 0; step < 40; step += 1) {
    now += [1_000, 700, 90_000, 3_000][step % 4] ?? 0;
    if (step === 20) await other.say(watch('kabaddi'));
    await one.say(watch('football', 'kabaddi'));
    const truth = await Promise.all(
      sportsOf('sports')
        .filter(({ code }) => code === 'football' || code === 'kabaddi')
        .map((sport) => boardOf(world.book, sport)),
    );
    // How far away it begins is another figure at each moment.
    const known = truth.flat().map((match) => ({ ...match, startsInMs: 0 }));
    const byId = (of: Map<string, BookMatch>) =>
      known.flatMap(({ id }) => {
        const match = of.get(id);
        return match ? [{ ...match, startsInMs: 0 }] : [];
      });
    expect(one.matches.size).toBe(known.length);
    expect(byId(one.matches)).toEqual(known);
    expect(byId(other.matches)).toEqual(known.filter(({ id }) => step >= 20 && id.startsWith('kabaddi-')));
  }
  sent = one.texts.join('').length - sent;
  // Much less than everything forty times over, although the fastest leagues have other matches after each long step.
  expect(sent).toBeLessThan((40 * whole) / 3);
  const heard = one.texts.length;
  await one.say(watch());
  now += 60_000;
  await other.say(watch('kabaddi'));
  expect(one.texts.slice(heard).filter((text) => !text.includes('still'))).toEqual([]);
  await one.leave();
  await other.leave();
});
