import { parseMoney } from '@maidan/contract/money.ts';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { figure } from '#screen-parts/numbers.ts';
import { DEFAULT_LOOK } from '#slots/default-look.ts';
import { manifestOf } from '#slots/rules.ts';
import { slotTitle } from '#slots/title-by-code.ts';
import { fakePlay } from '#testing/fake-play.ts';
import { BuyPanel } from './buy-panel.tsx';
import { loadSlotTexts } from './slot-texts.ts';
import { soldFeature } from './sold-feature.ts';

const texts = await loadSlotTexts('en');
const words = { texts, count: (value: number | string) => figure(value, 'en') };

function gameOf(code: string) {
  const game = slotTitle(`${code}.96`);
  if (!game) throw new Error(code);
  return game;
}
const sold = (code: string) => soldFeature(gameOf(code), DEFAULT_LOOK, parseMoney('10.00'), words);

async function show(balance: string) {
  const onBuy = vi.fn<() => void>();
  const feature = sold('chosen-10');
  if (!feature) throw new Error('nothing is sold');
  const play = await fakePlay('en', manifestOf(gameOf('chosen-10')), {
    phase: 'idle',
    balance: parseMoney(balance),
  });
  render(<BuyPanel play={play} feature={feature} texts={texts} onBuy={onBuy} onClose={() => undefined} />);
  return onBuy;
}

test('[GAM-08] what a feature costs, returns and pays at most is said before it is bought', async () => {
  const onBuy = await show('469.00');
  expect(screen.getByText('৳469.00 · 46.9×')).toBeTruthy();
  expect(screen.getByText(/^9[56]\.\d\d%$/)).toBeTruthy();
  expect(screen.getByText('৳50,000.00')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Buy for ৳469.00' }));
  expect(onBuy).toHaveBeenCalledOnce();
});

test('a balance below the price buys nothing, and is told so', async () => {
  const onBuy = await show('468.99');
  fireEvent.click(screen.getByRole('button', { name: 'Buy for ৳469.00' }));
  expect(onBuy).not.toHaveBeenCalled();
  expect(screen.getByRole('alert').textContent).toMatch('too low');
});

test('a return that was measured says so with its error, one that was computed has none', () => {
  expect(sold('sticky-20')).toMatchObject({ error: null, rtp: expect.stringMatching(/^9[56]\.\d\d%$/) });
  expect(sold('storm-6x5')).toMatchObject({
    error: expect.stringMatching(/^0\.\d\d$/),
    rtp: expect.stringMatching(/^about 9[56]\.\d\d%$/),
  });
  expect(sold('calm-10')).toBeNull();
});
