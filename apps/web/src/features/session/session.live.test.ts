import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { takeBalance } from './session.live.ts';
import { balanceQuery } from './session.queries.ts';

const frame = (version: number, balance: string) =>
  ({ type: 'balance', channel: 'member:1', version, data: { balance, currencySymbol: '৳' } }) as const;

test('old news of the balance is dropped, newer news is shown', () => {
  const queryClient = new QueryClient();
  const shown = () => queryClient.getQueryData(balanceQuery().queryKey)?.balance;
  queryClient.setQueryData(balanceQuery().queryKey, {
    balance: '90.00',
    held: '5.00',
    owedInWallets: '0.00',
    fundsInWallets: '0.00',
    currencySymbol: '৳',
    version: 4,
  });

  takeBalance(queryClient, frame(3, '100.00'));
  expect(shown()).toBe('90.00');
  takeBalance(queryClient, frame(5, '140.00'));
  expect(shown()).toBe('140.00');
  expect(queryClient.getQueryData(balanceQuery().queryKey)?.held).toBe('5.00');
});
