import type { ContractType } from '@maidan/contract/agents/agent-contract.ts';
import type { Database } from '#db/database.ts';
import { selectRunningTypes } from './contract.store.ts';

/** AGT-08: the kinds of contract that run for somebody, whichever side of them they stand on, or that somebody was or is still to be paid by. */
export async function runningContracts(
  db: Database,
  whose: { merchant: string; memberId: string },
): Promise<ReadonlySet<ContractType>> {
  return new Set(await selectRunningTypes(db, whose));
}
