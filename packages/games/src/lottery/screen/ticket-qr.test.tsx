import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { lotteryOf } from '#lottery/lotteries.ts';
import { loadLotteryTexts } from '#lottery/lottery-texts.ts';
import type { OwnOrder } from '#lottery/lottery-wire.ts';
import { QR_SIZES, qrPicture, ticketCode } from '#lottery/ticket-code.ts';
import { amountTextFor } from '#screen-parts/numbers.ts';
import { TicketQr } from './ticket-qr.tsx';

const lottery = lotteryOf('lottery.five-1');
if (!lottery) throw new Error('no lottery');
const words = await loadLotteryTexts('en');
const ID = '0f3c1d52-8a2b-4c6e-9d10-5e7f8a9b0c1d';
const TENS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
/** Longer with every line; all that one ticket may hold are more than fits. */
const orderOf = (lines: number): OwnOrder => ({
  id: ID,
  operationId: ID,
  lines: Array.from({ length: lines }, () => ({
    play: 'one-place',
    picks: [TENS, TENS, TENS, TENS, TENS],
    unit: '1.00',
  })),
  stake: '50.00',
  stopsOnWin: false,
  refusal: null,
  placedAt: '2026-03-01T11:30:00.000Z',
  tickets: [{ id: ID, minute: 29_540_000, state: 'placed', win: null, returnedFor: null }],
});
const show = (lines: number) =>
  render(
    <TicketQr
      order={orderOf(lines)}
      lottery={lottery}
      words={words}
      language="en"
      amountText={amountTextFor('en', '৳')}
    />,
  );

test('[LOT-03] a ticket that is longer than a code can be says so, and shows no picture', () => {
  show(20);
  expect(screen.getByRole('alert').textContent).toBe(words.qr.tooLong);
  expect(screen.queryByRole('img')).toBeNull();
});

test('[LOT-03] a picture that does not load says so, and is asked for again', () => {
  show(1);
  fireEvent.error(screen.getByRole('img'));
  expect(screen.getByRole('alert').textContent).toContain(words.qr.failed);
  expect(screen.queryByRole('img')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: words.qr.again }));
  expect(screen.getByRole('img').getAttribute('src')).toContain('data:image/svg+xml,');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('[LOT-03] the code is shown at 200 and saved at 800 pixels, and says the ticket', () => {
  show(1);
  const text = ticketCode(lottery, orderOf(1));
  expect(JSON.parse(text)).toMatchObject({ ticket: ID, lottery: 'lottery.five-1', draws: 1 });
  expect(QR_SIZES).toEqual({ shown: 200, saved: 800 });
  const shown = screen.getByRole('img', { name: 'QR code of ticket 0f3c1d52' });
  expect([shown.getAttribute('width'), shown.getAttribute('height')]).toEqual(['200', '200']);
  expect(shown.getAttribute('src')).toBe(qrPicture(text, 200));
  const saved = screen.getByRole('link', { name: words.qr.save });
  expect(saved.getAttribute('href')).toBe(qrPicture(text, 800));
  expect(decodeURIComponent(qrPicture(text, 800))).toContain('width="800" height="800"');
});

test('[LOT-03] the code is of level M: its format says so, and it holds as much as that level can', () => {
  // The first two modules of the ninth row, within a border of four: 10 is level M under its mask.
  const path = decodeURIComponent(qrPicture('ticket', 200));
  expect([path.includes('M4 12h'), path.includes('M5 12h')]).toEqual([true, false]);
  expect(() => qrPicture('x'.repeat(2_331), 200)).not.toThrow();
  expect(() => qrPicture('x'.repeat(2_332), 200)).toThrow('Data too long');
});
