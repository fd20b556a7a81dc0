import type { ComponentType } from 'react';

type Total = { label: string; amount?: string | undefined; note?: string | undefined };

/** What every record looks like; the route brings it from there. */
export type RecordParts = {
  Totals: ComponentType<{ totals: readonly Total[]; currencySymbol: string }>;
  Failed: ComponentType<{ message: string; onRetry: () => void }>;
  Loading: ComponentType;
  Nothing: ComponentType<{ onClear: () => void }>;
  More: ComponentType<{
    query: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown };
  }>;
};

/** How far down a row of pay is opened, by the address. */
export type OpenPay = { row: string; member?: string };
