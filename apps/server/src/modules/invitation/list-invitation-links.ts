import type { listInvitationLinks as operation } from '@maidan/contract/invitation/list-invitation-links.ts';
import type { ResponseOf } from '@maidan/contract/operation.ts';
import { sessionOf, type CallContext } from '#call/call-context.ts';
import { presentLink } from './invitation.present.ts';
import { selectLinks } from './invitation.store.ts';

export async function listInvitationLinks(context: CallContext): Promise<ResponseOf<typeof operation>> {
  const { db, config, settings } = context;
  const whose = { merchant: config.merchant, memberId: sessionOf(context).memberId };
  const links = await selectLinks(db, whose);
  return { links: links.map(presentLink), most: (await settings.get('downline')).links };
}
