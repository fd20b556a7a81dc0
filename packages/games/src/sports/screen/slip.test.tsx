import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fill } from '#screen-parts/screen-texts.ts';
import { BOOK_API, placeRequest, type PlaceRequest } from '../book-wire.ts';
import { marketsAt, priceIn } from '../quote.ts';
import {
  betOf,
  LEAGUE,
  bookHouse,
  ofRound,
  openBook,
  press,
  pressNamed,
  priceOf,
  ROUND,
  texts,
  toCome,
  type BookHouse,
} from '../testing/book-house.tsx';
import { teamName } from './words.ts';

const { slip } = texts;
const CHOSEN = ROUND.slice(0, 3);
const oddsNow = CHOSEN.map(
  (fixture) => priceIn(marketsAt(fixture, toCome), { market: 'result', selection: 'home' }) ?? 0,
);

async function withThree(): Promise<BookHouse> {
  const house = bookHouse();
  house.answer = (_path, body) => ({
    bet: betOf(placeRequest.parse(body)),
    refusal: null,
    balance: '950.00',
  });
  await openBook(house);
  for (const fixture of CHOSEN) await press(priceOf(fixture, 'result home'));
  return house;
}
const placed = (house: BookHouse): PlaceRequest[] =>
  house.asks(BOOK_API.place).map((body) => placeRequest.parse(body));
const place = () => press(screen.getByTestId('place'));
const slipSays = (text: string) =>
  waitFor(() => expect(document.querySelector('.sb-slip')?.textContent).toContain(text));

test('[GAM-08] three matches are a parlay, one bet at the product of their odds; one pressed again leaves it', async () => {
  const house = await withThree();
  expect(screen.getByRole('button', { name: slip.parlay }).getAttribute('aria-pressed')).toBe('true');
  const product = oddsNow.reduce((all, odds) => (all * odds) / 100, 100);
  await slipSays((Math.floor(product + 1e-6) / 100).toFixed(2));
  await place();
  await slipSays(slip.placed);
  const [request, ...more] = placed(house);
  expect(more).toEqual([]);
  expect(request).toMatchObject({ size: 3, stake: '50.00', accepts: 'better' });
  expect(request?.legs.map(({ match, odds }) => [match, odds])).toEqual(
    CHOSEN.map(({ id }, index) => [id, oddsNow[index]]),
  );

  for (const fixture of CHOSEN) await press(priceOf(fixture, 'result home'));
  await press(priceOf(ofRound(2), 'result home'));
  expect(document.querySelectorAll('.sb-leg')).toHaveLength(2);
});

test('[GAM-08] three matches are a system of two: three lines, the stake once, and one bet', async () => {
  const house = await withThree();
  await pressNamed(slip.system);
  await slipSays(fill(slip.systemOf, { size: '2', count: '3', lines: '3' }));
  await place();
  await slipSays(slip.placed);
  expect(placed(house)).toMatchObject([{ size: 2, stake: '50.00', legs: [{}, {}, {}] }]);
});

test('[GAM-08] singles are a bet each, with the stake for each', async () => {
  const house = await withThree();
  await pressNamed(slip.single);
  await slipSays('150.00');
  await place();
  await waitFor(() => expect(screen.getAllByTestId('placed')).toHaveLength(3));
  expect(placed(house)).toMatchObject(
    CHOSEN.map(({ id }) => ({ size: 1, stake: '50.00', legs: [{ match: id }] })),
  );
});

test('[GAM-08] another choice of the same market says what it takes the place of', async () => {
  const { home } = ofRound(0);
  const before = teamName({ texts }, LEAGUE, home);
  await openBook(bookHouse());
  await press(priceOf(ofRound(0), 'result home'));
  await press(priceOf(ofRound(1), 'result home'));
  const said = screen.getByRole('status');
  expect(said.textContent).toBe('');
  await press(priceOf(ofRound(0), 'result draw'));
  expect(said.textContent).toBe(fill(slip.replaced, { before, after: texts.selections.draw }));
  expect(document.querySelectorAll('.sb-leg')).toHaveLength(2);
  await press(priceOf(ofRound(0), 'result draw'));
  expect(said.textContent).toBe('');
});

test('[GAM-08] what is placed is a press away', async () => {
  await withThree();
  await place();
  await slipSays(slip.placed);
  await pressNamed(slip.see);
  expect(await screen.findByTestId('bets')).toBeDefined();
  expect(document.querySelector('[data-tab="bets"]')?.getAttribute('aria-current')).toBe('page');
});

test('[GAM-08] a stake that is no number is said to be none, and no sum is made of it', async () => {
  await withThree();
  const stake = screen.getByLabelText(slip.stake);
  for (const [typed, isNone] of [
    ['abc', true],
    ['1,5', true],
    ['0', false],
    ['9', false],
    ['', false],
  ] as const) {
    await act(async () => void fireEvent.change(stake, { target: { value: typed } }));
    expect(screen.getByRole('alert').textContent.includes(slip.notNumber), typed).toBe(isNone);
    expect(screen.getByTestId('place').textContent).toBe(slip.placeNothing);
    expect(document.querySelector('.sb-slip')?.textContent).not.toContain('৳0.00');
  }
});

test('[GAM-08] a stake that is not possible is said, and nothing is sent', async () => {
  const house = await withThree();
  const stake = screen.getByLabelText(slip.stake);
  for (const typed of ['9', '5001', '1e3', '']) {
    await act(async () => void fireEvent.change(stake, { target: { value: typed } }));
    expect(screen.getByRole('alert').textContent, typed).toContain('10.00');
    await place();
  }
  expect(placed(house)).toEqual([]);
});

/** A house at which the price of the only leg has moved. */
async function offered(now: number): Promise<BookHouse> {
  const house = bookHouse();
  house.answer = (_path, body) => {
    const request = placeRequest.parse(body);
    const moved = request.legs.some(({ odds }) => odds !== now);
    const bet = betOf(request, moved ? { state: 'offered' } : {});
    if (moved) bet.legs = bet.legs.map((leg) => ({ ...leg, now: { step: 1, odds: now } }));
    return { bet, refusal: null, balance: '1000.00' };
  };
  await openBook(house);
  await press(priceOf(ofRound(0), 'result home'));
  await place();
  await slipSays(slip.offered);
  await slipSays(
    fill(slip.moved, { before: ((oddsNow[0] ?? 0) / 100).toFixed(2), now: (now / 100).toFixed(2) }),
  );
  return house;
}

test('[GAM-08] a price that moved is offered and taken at one press, as a bet of its own', async () => {
  const house = await offered(150);
  await pressNamed(slip.take);
  expect(await screen.findByTestId('placed')).toBeDefined();
  const [first, second] = placed(house);
  expect(second).toMatchObject({
    size: 1,
    stake: '50.00',
    accepts: 'better',
    legs: [{ match: ROUND[0]?.id, odds: 150 }],
  });
  expect(second?.operationId).not.toBe(first?.operationId);
});

test('[GAM-08] a price that moved is left at one press, and nothing is asked for', async () => {
  const house = await offered(150);
  await pressNamed(slip.leave);
  expect(placed(house)).toHaveLength(1);
  expect(within(document.body).queryByText(slip.offered)).toBeNull();
  expect(screen.queryByTestId('placed')).toBeNull();
});
