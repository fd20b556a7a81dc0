import { formatMoneyText, minor } from '@maidan/contract/money.ts';
import type { ResponseOf } from '@maidan/contract/operation.ts';
import type { getVendorRun } from '@maidan/contract/vendor-simulator/get-vendor-run.ts';
import type { CallRow, LedgerRow, Order, RunRow } from './vendor-simulator.store.ts';

type Run = ResponseOf<typeof getVendorRun>;

export function presentRun(run: RunRow, calls: readonly CallRow[], ledger: readonly LedgerRow[]): Run {
  const { plainBefore, plainAfter, faultyBefore, faultyAfter, stake, ...rest } = run;
  return {
    ...rest,
    stake: textOf(stake),
    balances: [
      ...balancesOf('plain', plainBefore, plainAfter),
      ...balancesOf('faulty', faultyBefore, faultyAfter),
    ],
    calls: calls.map(({ ordering, platformIds, at, ...call }) => ({
      ...call,
      order: ordering,
      at: at.toISOString(),
      platformTransactionIds: platformIds.map(String),
      ledger: ledger.filter(({ platformId }) => platformIds.includes(platformId)).map(presentLedger),
    })),
  };
}

const textOf = (amount: bigint): string => formatMoneyText(minor(amount));

function balancesOf(order: Order, before: bigint | null, after: bigint | null): Run['balances'] {
  if (before === null) return [];
  return [{ order, before: textOf(before), after: after === null ? null : textOf(after) }];
}

function presentLedger({
  transactionId,
  accountIds,
  versions,
}: LedgerRow): Run['calls'][number]['ledger'][number] {
  return {
    transactionId: transactionId.toString(),
    entries: accountIds.map((account, leg) => `${account}:${versions[leg] ?? ''}`),
  };
}
