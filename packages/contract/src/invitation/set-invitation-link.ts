import * as z from 'zod/mini';
import { defineOperation } from '#operation.ts';
import { invitationLink, linkCode } from './invitation-link.ts';

/** AGT-09: what a link said when it was given out stays as it is; it can only be switched. */
export const setInvitationLink = defineOperation({
  name: 'setInvitationLink',
  summary: 'Switch an own invitation link on or off',
  method: 'POST',
  path: '/wps/agent/links/state',
  who: 'agent',
  encrypted: false,
  perMinute: 60,
  request: z.strictObject({ code: linkCode, on: z.boolean() }),
  response: invitationLink,
  errors: ['NOT_FOUND', 'ON_BREAK', 'ON_BREAK_FOREVER', 'ACCOUNT_CLOSED'],
});
