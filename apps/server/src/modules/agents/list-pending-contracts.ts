import type { listPendingContracts as listOperation } from '@maidan/contract/agents/list-pending-contracts.ts';
import type { ResponseOf } from '@maidan/contract/operation.ts';
import { sessionOf, type CallContext } from '#call/call-context.ts';
import { presentContract, presentEnding } from './agents.present.ts';
import { selectEndsOfOffer, selectPendingContracts, selectReplaced } from './contract.store.ts';

export async function listPendingContracts(context: CallContext): Promise<ResponseOf<typeof listOperation>> {
  const { db, config, settings } = context;
  const { merchant } = config;
  const { memberId } = sessionOf(context);
  const [rows, view] = await Promise.all([
    selectPendingContracts(db, { merchant, memberId }),
    settings.view(),
  ]);
  const [currencySymbol, names] = [view.get('currencySymbol'), view.get('teamNames')];
  const contracts = await Promise.all(
    rows.map(async (row) => {
      const [ends, replaced] = await Promise.all([
        selectEndsOfOffer(db, { merchant, memberId }, row.id),
        selectReplaced(db, merchant, row.id),
      ]);
      return {
        ...presentContract(row, currencySymbol),
        ends: ends.map((end) => presentEnding(end, names)),
        replaces: replaced === null ? null : presentContract(replaced, currencySymbol),
        isWorse: replaced?.isWorse ?? false,
      };
    }),
  );
  return { contracts };
}
