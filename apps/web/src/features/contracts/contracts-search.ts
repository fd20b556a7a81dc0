import { CONTRACT_TYPES } from '@maidan/contract/agents/agent-contract.ts';
import type { Shown } from './contracts.queries.ts';

const ID = /^[1-9]\d{0,17}$/;

/** Reads an address. What makes no sense is left out rather than refused: a link always opens. */
export function readContractsSearch(raw: Record<string, unknown>): Shown & { offer: boolean } {
  // A number is read as one from an address.
  const downline = typeof raw['downline'] === 'number' ? String(raw['downline']) : raw['downline'];
  const side = raw['side'] === 'below' ? 'below' : 'above';
  const type = CONTRACT_TYPES.find((one) => one === raw['type']);
  return {
    side,
    shown: raw['shown'] === 'over' ? 'over' : 'now',
    ...(type === undefined ? {} : { type }),
    ...(side === 'below' && typeof downline === 'string' && ID.test(downline) ? { downline } : {}),
    offer: raw['offer'] === 'new',
  };
}
