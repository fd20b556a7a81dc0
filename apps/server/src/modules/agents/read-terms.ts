import type { ContractOffer } from '@maidan/contract/agents/agent-contract.ts';
import { MONEY_CAP_MINOR } from '@maidan/contract/money.ts';
import { Refusal } from '#refusals/refusal.ts';
import { readTier } from './agents.present.ts';
import type { Terms, TierRow } from './contract.store.ts';

const BARS = ['members', 'validBet', 'profitLoss', 'betAmount'] as const;

/** AGT-05: terms that hang together: each tier asks for no less than the one before, and pays more. */
export function readTerms({ type, period, tiers, feeBasisPoints, carriesLosses }: ContractOffer): Terms {
  const rows = tiers.map(readTier);
  if (!tiersFit(rows)) throw new Refusal('BAD_REQUEST', { fields: { tiers: 'tiers' } });
  // A salary is paid by the slots of its kind, on turnover alone: what is asked for beyond that would not be what is given.
  if (type !== 'dividend') {
    if (period !== 'daily') throw new Refusal('BAD_REQUEST', { fields: { period: 'off' } });
    if (feeBasisPoints > 0) throw new Refusal('BAD_REQUEST', { fields: { feeBasisPoints: 'off' } });
    if (carriesLosses) throw new Refusal('BAD_REQUEST', { fields: { carriesLosses: 'off' } });
  }
  return { type, period, tiers: rows, feeBasisPoints, carriesLosses };
}

export const tiersFit = (rows: readonly TierRow[]): boolean =>
  rows.every((row, index) => fits(row, rows[index - 1]));

const fits = (row: TierRow, before: TierRow | undefined): boolean =>
  BARS.every((bar) => row[bar] >= (before?.[bar] ?? 0) && row[bar] <= Number(MONEY_CAP_MINOR)) &&
  row.rate > (before?.rate ?? 0);
