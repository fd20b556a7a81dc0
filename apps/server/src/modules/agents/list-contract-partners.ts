import type { listContractPartners as operation } from '@maidan/contract/agents/list-contract-partners.ts';
import { AGENT_TYPES } from '@maidan/contract/constants.ts';
import type { ParsedRequestOf, ResponseOf } from '@maidan/contract/operation.ts';
import { sessionOf, type CallContext } from '#call/call-context.ts';
import { presentTier } from './agents.present.ts';
import { selectOwn, selectPartners } from './contract.store.ts';

type Partner = ResponseOf<typeof operation>['partners'][number];

/** As many as a list to choose from holds well; a search finds the others. */
const SHOWN = 50;

export async function listContractPartners(
  context: CallContext,
  { search, downline }: ParsedRequestOf<typeof operation>,
): Promise<ResponseOf<typeof operation>> {
  const { db, config, settings } = context;
  const whose = { merchant: config.merchant, memberId: sessionOf(context).memberId };
  const [own, rows, currencySymbol] = await Promise.all([
    selectOwn(db, whose),
    selectPartners(db, whose, { types: AGENT_TYPES, search, downline, limit: SHOWN + 1 }),
    settings.get('currencySymbol'),
  ]);
  const partners = new Map<string, Partner>();
  for (const { id, username, nickname, type, state, rateBasisPoints } of rows) {
    const partner = partners.get(username) ?? {
      id: String(id),
      username,
      nickname,
      contracts: [],
      waiting: [],
    };
    partners.set(username, partner);
    if (type === null) continue;
    if (state === 'proposed') partner.waiting.push(type);
    else partner.contracts.push({ type, rateBasisPoints: rateBasisPoints ?? 0 });
  }
  return {
    currencySymbol,
    own: own.map((terms) => ({ ...terms, tiers: terms.tiers.map(presentTier) })),
    partners: [...partners.values()].slice(0, SHOWN),
    more: partners.size > SHOWN,
  };
}
