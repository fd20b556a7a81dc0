import { checkAffiliate as operation } from '@maidan/contract/agents/check-affiliate.ts';
import { CONTRACT_TYPES } from '@maidan/contract/agents/agent-contract.ts';
import { listPendingContracts as listPendingContractsOperation } from '@maidan/contract/agents/list-pending-contracts.ts';
import { PROCESS_CONTRACT } from '@maidan/contract/agents/process-contract.ts';
import { mount } from '#call/door.ts';
import type { App } from '#call/platform.ts';
import { processContract } from './process-contract.ts';
import { listPendingContracts } from './list-pending-contracts.ts';
import { checkAffiliate } from './check-affiliate.ts';

export function mountAgents(app: App): void {
  mount(app, operation, checkAffiliate);
  mount(app, listPendingContractsOperation, listPendingContracts);
  for (const type of CONTRACT_TYPES) mount(app, PROCESS_CONTRACT[type], processContract(type));
}
