import { checkAffiliate as operation } from '@maidan/contract/agents/check-affiliate.ts';
import { CONTRACT_TYPES } from '@maidan/contract/agents/agent-contract.ts';
import { getContractEnds as getContractEndsOperation } from '@maidan/contract/agents/get-contract-ends.ts';
import { getOfferEnds as getOfferEndsOperation } from '@maidan/contract/agents/get-offer-ends.ts';
import { listContractPartners as listContractPartnersOperation } from '@maidan/contract/agents/list-contract-partners.ts';
import { listContracts as listContractsOperation } from '@maidan/contract/agents/list-contracts.ts';
import { listPendingContracts as listPendingContractsOperation } from '@maidan/contract/agents/list-pending-contracts.ts';
import { offerContract as offerContractOperation } from '@maidan/contract/agents/offer-contract.ts';
import { PROCESS_CONTRACT } from '@maidan/contract/agents/process-contract.ts';
import { terminateContract as terminateContractOperation } from '@maidan/contract/agents/terminate-contract.ts';
import { withdrawContract as withdrawContractOperation } from '@maidan/contract/agents/withdraw-contract.ts';
import { mount } from '#call/door.ts';
import type { App } from '#call/platform.ts';
import { getContractEnds } from './get-contract-ends.ts';
import { getOfferEnds } from './get-offer-ends.ts';
import { listContractPartners } from './list-contract-partners.ts';
import { listContracts } from './list-contracts.ts';
import { offerContract } from './offer-contract.ts';
import { processContract } from './process-contract.ts';
import { listPendingContracts } from './list-pending-contracts.ts';
import { checkAffiliate } from './check-affiliate.ts';
import { terminateContract } from './terminate-contract.ts';
import { withdrawContract } from './withdraw-contract.ts';

export function mountAgents(app: App): void {
  mount(app, operation, checkAffiliate);
  mount(app, listPendingContractsOperation, listPendingContracts);
  mount(app, listContractsOperation, listContracts);
  mount(app, listContractPartnersOperation, listContractPartners);
  mount(app, offerContractOperation, offerContract);
  mount(app, getContractEndsOperation, getContractEnds);
  mount(app, getOfferEndsOperation, getOfferEnds);
  mount(app, terminateContractOperation, terminateContract);
  mount(app, withdrawContractOperation, withdrawContract);
  for (const type of CONTRACT_TYPES) mount(app, PROCESS_CONTRACT[type], processContract(type));
}
