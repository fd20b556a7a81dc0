import * as z from 'zod/mini';
import { rebate } from '#downline/downline-words.ts';
import { defineOperation } from '#operation.ts';
import { invitationLink, LINK_DAYS, linkChannel } from './invitation-link.ts';

/** AGT-09 */
export const createInvitationLink = defineOperation({
  name: 'createInvitationLink',
  summary: 'Make an invitation link for a channel',
  method: 'POST',
  path: '/wps/agent/links',
  who: 'agent',
  encrypted: false,
  perMinute: 20,
  request: z.strictObject({ channel: linkChannel, rebate, days: z.enum(LINK_DAYS) }),
  response: invitationLink,
  errors: ['LINKS_FULL', 'REBATE_BOUNDS', 'ON_BREAK', 'ON_BREAK_FOREVER', 'ACCOUNT_CLOSED'],
});
