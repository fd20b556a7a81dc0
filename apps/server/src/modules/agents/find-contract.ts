import type { AgentContract } from '@maidan/contract/agents/agent-contract.ts';
import type { CallContext } from '#call/call-context.ts';
import { presentContract } from './agents.present.ts';
import { selectContract } from './contract.store.ts';

/** For whoever knows already that the caller may see it: what somebody was paid by. */
export async function findContract(
  { db, config, settings }: Pick<CallContext, 'db' | 'config' | 'settings'>,
  id: bigint,
): Promise<AgentContract> {
  const row = await selectContract(db, config.merchant, id);
  if (row === null) throw new Error(`contract ${id} is gone`);
  return presentContract(row, await settings.get('currencySymbol'));
}
