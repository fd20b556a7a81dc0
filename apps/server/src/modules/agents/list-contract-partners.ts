import type { listContractPartners as operation } from '@maidan/contract/agents/list-contract-partners.ts';
import { AGENT_TYPES } from '@maidan/contract/constants.ts';
import type { ResponseOf } from '@maidan/contract/operation.ts';
import { sessionOf, type CallContext } from '#call/call-context.ts';
import { presentTier } from './agents.present.ts';
import { selectOwn, selectPartners } from './contract.store.ts';

type Partner = ResponseOf<typeof operation>['partners'][number];

export async function listContractPartners(context: CallContext): Promise<ResponseOf<typeof operation>> {
  const { db, config, settings } = context;
  const whose = { merchant: config.merchant, memberId: sessionOf(context).memberId };
  const [own, rows, currencySymbol] = await Promise.all([
    selectOwn(db, whose),
    selectPartners(db, whose, AGENT_TYPES),
    settings.get('currencySymbol'),
  ]);
  const partners = new Map<string, Partner>();
  for (const { username, nickname, type, state, rateBasisPoints } of rows) {
    const partner = partners.get(username) ?? { username, nickname, contracts: [], waiting: [] };
    partners.set(username, partner);
    if (type === null) continue;
    if (state === 'proposed') partner.waiting.push(type);
    else partner.contracts.push({ type, rateBasisPoints: rateBasisPoints ?? 0 });
  }
  return {
    currencySymbol,
    own: own.map((terms) => ({ ...terms, tiers: terms.tiers.map(presentTier) })),
    partners: [...partners.values()],
  };
}
