import type { InvitationLink } from '@maidan/contract/invitation/invitation-link.ts';
import type { LinkRow } from './invitation.store.ts';

export function presentLink(row: LinkRow): InvitationLink {
  const { code, channel, rebate, on, domain, visits, registered, deposited, active } = row;
  return {
    code,
    channel,
    rebate,
    on,
    domain,
    expiresAt: row.expiresAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    funnel: { visits, registered, deposited, active },
  };
}
