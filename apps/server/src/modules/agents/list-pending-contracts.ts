import type { listPendingContracts as listOperation } from '@maidan/contract/agents/list-pending-contracts.ts';
import type { ResponseOf } from '@maidan/contract/operation.ts';
import { sessionOf, type CallContext } from '#call/call-context.ts';
import { presentContract, presentEnding } from './agents.present.ts';
import { selectEndsOfOffer, selectPendingContracts } from './contract.store.ts';

export async function listPendingContracts(context: CallContext): Promise<ResponseOf<typeof listOperation>> {
  const { db, config, settings } = context;
  const { merchant } = config;
  const { memberId } = sessionOf(context);
  const [rows, currencySymbol] = await Promise.all([
    selectPendingContracts(db, { merchant, memberId }),
    settings.get('currencySymbol'),
  ]);
  const contracts = await Promise.all(
    rows.map(async (row) => ({
      ...presentContract(row, currencySymbol),
      ends: (await selectEndsOfOffer(db, merchant, row.id)).map(presentEnding),
    })),
  );
  return { contracts };
}
