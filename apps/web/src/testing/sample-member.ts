import type { getMemberInfo } from '@maidan/contract/accounts/profile/get-member-info.ts';
import type { ResponseOf } from '@maidan/contract/operation.ts';

/** A plain member; tests about more say so. */
export function sampleMember(
  change: Partial<ResponseOf<typeof getMemberInfo>> & Record<string, unknown> = {},
) {
  return {
    id: '100001',
    account: 'rahim',
    userName: 'rahim',
    nickname: 'Rahim',
    iconUrl: '/media/avatar/tiger.webp',
    type: 0,
    isAgent: false,
    isTrial: false,
    roles: ['member' as const],
    mustChangePassword: false,
    lastLoginAt: null,
    break: null,
    hasUpline: false,
    hasVip: false,
    vipLabelName: null,
    vipRankLevel: null,
    unreadMessage: 0,
    availablePromo: { REFERRAL: { enabled: false } },
    ...change,
  };
}
