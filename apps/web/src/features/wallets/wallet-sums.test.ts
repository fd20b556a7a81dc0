import { expect, test } from 'vitest';
import { allTogether, isMore, presetsOf } from './wallet-sums.ts';
import type { Board } from './wallets.queries.ts';

const wallet = { vendorCode: 'A', name: { en: 'A', bn: 'এ' }, open: true };

test('[GAM-09] X7: what is on its way is counted, so moving changes nothing about the whole', () => {
  const board: Board = {
    now: '2026-11-15T00:00:00Z',
    isSingle: false,
    currencySymbol: '৳',
    main: { balance: '9900.00', held: '0.10' },
    wallets: [
      { ...wallet, balance: '50.00', held: '49.90' },
      { ...wallet, vendorCode: 'B', balance: '0.00', held: '0.00' },
    ],
    transfers: [],
  };
  expect(allTogether(board)).toBe('10000.00');
});

test('[GAM-09] only amounts that are there are offered, and everything last', () => {
  expect(presetsOf('0.00')).toEqual([]);
  expect(presetsOf('99.99')).toEqual(['99.99']);
  expect(presetsOf('500.00')).toEqual(['100.00', '500.00']);
  expect(presetsOf('1234.50')).toEqual(['100.00', '500.00', '1000.00', '1234.50']);
});

test('amounts are compared as amounts', () => {
  expect([isMore('9.00', '10.00'), isMore('10.01', '10.00')]).toEqual([false, true]);
});
