import type { listContracts as operation } from '@maidan/contract/agents/list-contracts.ts';
import type { ParsedRequestOf, ResponseOf } from '@maidan/contract/operation.ts';
import { sessionOf, type CallContext } from '#call/call-context.ts';
import { cutPage, readCursor, writeCursor } from '#call/cursor.ts';
import { presentContract } from './agents.present.ts';
import { selectContracts, selectDownline } from './contract.store.ts';
import { nameBelow } from './name-below.ts';

export async function listContracts(
  context: CallContext,
  { side, shown, type, downline, cursor, pageSize }: ParsedRequestOf<typeof operation>,
): Promise<ResponseOf<typeof operation>> {
  const { db, config, settings } = context;
  const whose = { merchant: config.merchant, memberId: sessionOf(context).memberId };
  const before = cursor === undefined ? null : readCursor(cursor);
  const [rows, about] = await Promise.all([
    selectContracts(db, whose, { side, shown, type, downline, before, limit: pageSize + 1 }),
    downline === undefined ? null : selectDownline(db, whose, downline),
  ]);
  const { page, nextCursor } = cutPage(rows, pageSize, ({ id }) => writeCursor(id));
  const [currencySymbol, names] = await Promise.all([
    settings.get('currencySymbol'),
    settings.get('teamNames'),
  ]);
  return {
    contracts: page.map((row) => presentContract(row, currencySymbol)),
    downline:
      about === null
        ? null
        : {
            id: String(about.id),
            // Both sides of a contract know each other's names; of everybody else it is as in the team.
            username: about.hasContract ? about.username : nameBelow({ ...about, depth: 1 }, names),
          },
    nextCursor,
  };
}
