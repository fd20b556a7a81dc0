import type { ResponseOf } from '@maidan/contract/operation.ts';
import type { getBalance } from '@maidan/contract/wallet/get-balance.ts';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { takeBalance } from './session.live.ts';
import { balanceQuery } from './session.queries.ts';

type BalanceAnswer = ResponseOf<typeof getBalance>;
const frame = (version: number, balance: string) =>
  ({ type: 'balance', channel: 'member:1', version, data: { balance, currencySymbol: '৳' } }) as const;

const answer = (version: number, balance: string): BalanceAnswer => ({
  balance,
  held: '5.00',
  owedInWallets: '0.00',
  fundsInWallets: '0.00',
  currencySymbol: '৳',
  version,
});

test('[HDR-07] an answer that was on its way does not take back what a frame has told since', async () => {
  const queryClient = new QueryClient();
  const { queryKey } = balanceQuery();
  const answers: ((balance: BalanceAnswer) => void)[] = [];
  const queryFn = () => new Promise<BalanceAnswer>((resolve) => answers.push(resolve));
  const read = async (...[version, balance]: Parameters<typeof answer>) => {
    const asked = queryClient.fetchQuery({ ...balanceQuery(), queryFn, staleTime: 0 });
    await expect.poll(() => answers.length).toBe(1);
    takeBalance(queryClient, frame(6, '60.00'));
    answers.pop()?.(answer(version, balance));
    await asked;
    await Promise.resolve();
    return queryClient.getQueryData(queryKey);
  };
  expect(await read(5, '50.00')).toEqual(answer(6, '60.00'));
  expect(await read(5, '50.00')).toEqual(answer(6, '60.00'));
  expect(await read(7, '70.00')).toEqual(answer(7, '70.00'));
});

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
