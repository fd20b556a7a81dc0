import type { Role } from '@maidan/contract/constants.ts';
import type { getMemberInfo } from '@maidan/contract/accounts/profile/get-member-info.ts';
import type { ResponseOf } from '@maidan/contract/operation.ts';
import type { SessionOfCall } from '#call/call-context.ts';
import { presentBreak } from '#modules/protection/present-break.ts';
import type { Waiting } from '#modules/rewards/count-waiting.ts';
import type { SettingValue } from '#settings/settings.ts';
import { iconOf } from './icon-of.ts';
import type { MemberRow } from './member.store.ts';

type AroundMember = {
  previousLoginAt: Date | null;
  /** In the language of the call. */
  vipLabel: string | null;
  availablePromo: SettingValue<'availablePromo'>;
  unread: number;
  waiting: Waiting;
};

/** CAT-02 */
function rolesOf(row: MemberRow, { isAgent, isTrial }: SessionOfCall): Role[] {
  const own: Role = isTrial ? 'trial' : isAgent ? 'agent' : 'member';
  return row.isAffiliate ? [own, 'affiliate'] : [own];
}

/** What a member may see of the own account. HDR-06: the label and rank only with VIP. */
export function presentMember(
  row: MemberRow,
  session: SessionOfCall,
  { previousLoginAt, vipLabel, availablePromo, unread, waiting }: AroundMember,
): ResponseOf<typeof getMemberInfo> {
  return {
    id: row.id.toString(),
    account: row.username,
    userName: row.username,
    nickname: row.nickname,
    iconUrl: iconOf(row).iconUrl,
    type: row.type,
    isAgent: session.isAgent,
    isTrial: session.isTrial,
    roles: rolesOf(row, session),
    mustChangePassword: session.mustChangePassword,
    lastLoginAt: previousLoginAt?.toISOString() ?? null,
    break: presentBreak(row, session.status),
    hasUpline: row.hasUpline,
    hasVip: row.hasVip,
    vipLabelName: row.hasVip ? vipLabel : null,
    vipRankLevel: row.hasVip ? row.vipLevel : null,
    availablePromoCount: waiting.rewards,
    unreadMessage: unread,
    unreadMission: waiting.missions,
    availablePromo,
  };
}
