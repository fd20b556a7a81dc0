import * as z from 'zod/mini';
import { defineOperation } from '#operation.ts';
import { invitationLink } from './invitation-link.ts';

/** AGT-09 */
export const listInvitationLinks = defineOperation({
  name: 'listInvitationLinks',
  summary: 'The own invitation links with their funnels, newest first',
  method: 'GET',
  path: '/wps/agent/links',
  who: 'agent',
  encrypted: false,
  perMinute: 120,
  openDuring: ['regionBlock'],
  request: z.strictObject({}),
  response: z.object({ links: z.array(invitationLink), most: z.int() }),
  errors: [],
});
