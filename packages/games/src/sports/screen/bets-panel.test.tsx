import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fill } from '#screen-parts/screen-texts.ts';
import { BOOK_API, cashOutRequest, type BookBet } from '../book-wire.ts';
import { betOf, bookHouse, openBook, press, pressNamed, ROUND, texts } from '../testing/book-house.tsx';

const leg = (place: number) => ({
  match: ROUND[place]?.id ?? '',
  market: 'result',
  selection: 'home',
  step: 0,
  odds: 200,
});
const asked = {
  operationId: crypto.randomUUID(),
  stake: '50.01',
  size: 2,
  accepts: 'same' as const,
  legs: [leg(0), leg(1)],
};

async function withBet(part: Partial<BookBet>) {
  const house = bookHouse();
  const bet = betOf(asked, part);
  house.bets = [bet];
  const view = await openBook(house);
  await press(document.querySelector('[data-tab="bets"]'));
  await waitFor(() => screen.getByTestId('bets'));
  return { house, bet, view };
}
const sale = (amount: string) => fill(texts.bet.cashOut, { amount });
const half = (amount: string) => fill(texts.bet.cashHalf, { amount });
/** Pressed, and confirmed. */
async function sell(name: string, amount: string) {
  await pressNamed(name);
  await pressNamed(fill(texts.bet.sell, { amount }));
}
const sold = (house: Awaited<ReturnType<typeof withBet>>['house']) =>
  house.asks(BOOK_API.cashOut).map((body) => cashOutRequest.parse(body));

test('[GAM-08] half of a bet is bought back for half of what is shown, and what is left stays open', async () => {
  const { house, bet } = await withBet({ cashOut: '45.01' });
  house.answer = () => ({
    bet: { ...bet, openStake: '25.01', paid: '22.50', cashOut: '22.51' },
    refusal: null,
    balance: '972.50',
  });
  await sell(half('৳22.50'), '৳22.50');
  expect(sold(house)).toMatchObject([{ betId: bet.id, stake: '25.00', least: '22.49' }]);
  const shown = screen.getByTestId('bets').textContent;
  expect(shown).toContain('৳25.01');
  expect(shown).toContain(texts.bet.states.open);
  expect(screen.getByTestId('balance').textContent).toBe('৳972.50');
});

test('[GAM-08] all of a bet is bought back for no less than what is shown, and it is settled', async () => {
  const { house, bet } = await withBet({ cashOut: '45.01' });
  house.answer = () => ({
    bet: { ...bet, state: 'settled', openStake: '0.00', paid: '45.01', cashOut: null },
    refusal: null,
    balance: '995.01',
  });
  await sell(sale('৳45.01'), '৳45.01');
  expect(sold(house)).toMatchObject([{ betId: bet.id, stake: '50.01', least: '45.01' }]);
  expect(screen.getByTestId('bets').textContent).toContain(texts.bet.states.settled);
  expect(screen.queryByRole('button', { name: sale('৳45.01') })).toBeNull();
});

test('[GAM-08] one touch sells nothing: it is asked how much is sold for how much, and the bet can be kept', async () => {
  const { house } = await withBet({ cashOut: '45.01' });
  await pressNamed(half('৳22.50'));
  expect(screen.getByText(fill(texts.bet.sellHalf, { amount: '৳22.50' }))).toBeDefined();
  await pressNamed(texts.bet.keep);
  await pressNamed(sale('৳45.01'));
  expect(screen.getByText(fill(texts.bet.sellWhole, { amount: '৳45.01' }))).toBeDefined();
  await pressNamed(texts.bet.keep);
  expect(screen.getByRole('button', { name: half('৳22.50') })).toBeDefined();
  expect(sold(house)).toEqual([]);
});

test('[GAM-08] a price that moved meanwhile buys nothing back: it is said, and the bet is read anew', async () => {
  const { house, bet } = await withBet({ cashOut: '45.01' });
  house.answer = () => ({ bet: null, refusal: 'PRICE_MOVED', balance: null });
  house.bets = [{ ...bet, cashOut: '40.00' }];
  await sell(sale('৳45.01'), '৳45.01');
  expect(screen.getByRole('alert').textContent).toBe(texts.refusals.PRICE_MOVED);
  expect(screen.getByRole('button', { name: sale('৳40.00') })).toBeDefined();
});

test('[GAM-08] a bet that is not for sale says so, and legs that are decided say what they came to', async () => {
  const bet = betOf(asked);
  const [one, other] = bet.legs;
  if (!one || !other) throw new Error('a bet without legs');
  await withBet({ legs: [{ ...one, result: 'won' }, other] });
  expect(screen.getByText(texts.bet.noCashOut)).toBeDefined();
  expect(document.querySelectorAll('[data-result="won"]')).toHaveLength(1);
  expect(document.querySelector('[data-result="won"]')?.textContent).toContain(texts.bet.results.won);
});
