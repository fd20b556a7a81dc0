import type { createInvitationLink as operation } from '@maidan/contract/invitation/create-invitation-link.ts';
import type { ParsedRequestOf, ResponseOf } from '@maidan/contract/operation.ts';
import { sessionOf, type CallContext } from '#call/call-context.ts';
import type { Database } from '#db/database.ts';
import { Refusal } from '#refusals/refusal.ts';
import { makeReferralCode } from '#modules/referral/referral-code.ts';
import { rebateRefusal } from '#modules/downline/rebate-refusal.ts';
import { assertNoBreak } from '#modules/protection/may.ts';
import { presentLink } from './invitation.present.ts';
import { insertLink, lockAgent, selectLink, type Whose } from './invitation.store.ts';

/** Eight signs of thirty-two: a second try is rarer than a winning ticket. */
const TRIES = 3;

export async function createInvitationLink(
  context: CallContext,
  { channel, rebate, days }: ParsedRequestOf<typeof operation>,
): Promise<ResponseOf<typeof operation>> {
  const { db, config, settings } = context;
  const whose = { merchant: config.merchant, memberId: sessionOf(context).memberId };
  const { links: most } = await settings.get('downline');
  await assertNoBreak(db, whose);
  const row = await db.transaction(async (tx) => {
    const agent = await lockAgent(tx, whose);
    if (agent.links >= most) throw new Refusal('LINKS_FULL', { args: [most] });
    if (rebate > agent.rebate) throw rebateRefusal({ lowest: 0, highest: agent.rebate });
    const link = { channel: channel.trim(), rebate, days: days === 'never' ? null : Number(days) };
    return selectLink(tx, whose, await insertUnderFreeCode(tx, whose, link));
  });
  if (row === null) throw new Error('a link that was just made is gone');
  return presentLink(row);
}

type Link = { channel: string; rebate: number; days: number | null };

async function insertUnderFreeCode(tx: Database, whose: Whose, link: Link): Promise<string> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const code = makeReferralCode();
    if (await insertLink(tx, { ...whose, ...link, code })) return code;
  }
  throw new Error('no free code for a link was found');
}
