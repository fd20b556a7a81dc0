import { OPENS, type TeamType } from '@maidan/contract/downline/downline-words.ts';
import type { getAgentStanding as operation } from '@maidan/contract/downline/get-agent-standing.ts';
import type { ResponseOf } from '@maidan/contract/operation.ts';
import { sessionOf, type CallContext } from '#call/call-context.ts';
import { selectStanding } from './downline.store.ts';

/** AGT-10: nobody who is no agent opens anything. */
export const opensOf = (type: TeamType): readonly TeamType[] => (type === 0 ? [] : OPENS[type]);

export async function getAgentStanding(context: CallContext): Promise<ResponseOf<typeof operation>> {
  const { db, config, settings } = context;
  const rules = await settings.get('downline');
  const standing = await selectStanding(db, {
    merchant: config.merchant,
    memberId: sessionOf(context).memberId,
  });
  return {
    type: standing.type,
    rebate: standing.rebate,
    opens: rules.opensAccounts ? [...opensOf(standing.type)] : [],
    links: { most: rules.links, used: standing.links },
  };
}
