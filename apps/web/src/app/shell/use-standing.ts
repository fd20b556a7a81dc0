import type { getMemberInfo } from '@maidan/contract/member/get-member-info.ts';
import type { ResponseOf } from '@maidan/contract/operation.ts';
import { useQuery } from '@tanstack/react-query';
import { memberInfoQuery } from '#features/session/session.queries.ts';
import { useIsLoggedIn } from '#lib/session-token.ts';

/** SET-04: what a platform with messages to its members says beside the rest. */
export type Member = ResponseOf<typeof getMemberInfo> & { unreadMessage?: number };

/** What of the person decides which entries the menus show. */
export type Standing = {
  loggedIn: boolean;
  isAgent: boolean;
  hasVip: boolean;
  hasReferral: boolean;
  unreadMessages: number;
  /** HDR-08: promotions that can be taken plus messages nobody has read. */
  unclaimed: number;
};

const VISITOR: Standing = {
  loggedIn: false,
  isAgent: false,
  hasVip: false,
  hasReferral: false,
  unreadMessages: 0,
  unclaimed: 0,
};

export function standingOf(member: Member | undefined): Standing {
  if (member === undefined) return { ...VISITOR, loggedIn: true };
  const { availablePromoCount, availablePromo, unreadMessage = 0 } = member;
  return {
    loggedIn: true,
    isAgent: member.isAgent,
    hasVip: member.hasVip,
    hasReferral: availablePromo.REFERRAL.enabled,
    unreadMessages: unreadMessage,
    unclaimed: availablePromoCount + unreadMessage,
  };
}

/** Asks nothing for a visitor. */
export function useStanding(): Standing {
  const loggedIn = useIsLoggedIn();
  const { data } = useQuery({ ...memberInfoQuery(), enabled: loggedIn });
  return loggedIn ? standingOf(data) : VISITOR;
}
