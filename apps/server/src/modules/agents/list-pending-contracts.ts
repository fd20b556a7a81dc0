import type { listPendingContracts as listOperation } from '@maidan/contract/agents/list-pending-contracts.ts';
import type { ResponseOf } from '@maidan/contract/operation.ts';
import { sessionOf, type CallContext } from '#call/call-context.ts';
import { presentContract } from './agents.present.ts';
import { readPendingContracts } from './contract.store.ts';

export async function listPendingContracts(context: CallContext): Promise<ResponseOf<typeof listOperation>> {
  const { db, config, settings } = context;
  const { memberId } = sessionOf(context);
  const [rows, currencySymbol] = await Promise.all([
    readPendingContracts(db, { merchant: config.merchant, memberId }),
    settings.get('currencySymbol'),
  ]);
  return { contracts: rows.map((row) => presentContract(row, currencySymbol)) };
}
