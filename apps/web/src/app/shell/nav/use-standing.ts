import type { getMemberInfo } from '@maidan/contract/accounts/profile/get-member-info.ts';
import type { ResponseOf } from '@maidan/contract/operation.ts';
import { useQuery } from '@tanstack/react-query';
import { memberInfoQuery } from '#features/session/state/session.queries.ts';
import { useIsLoggedIn } from '#lib/session/session-token.ts';

export type Member = ResponseOf<typeof getMemberInfo>;

/** What of the person decides which entries the menus show. */
export type Standing = {
  loggedIn: boolean;
  isAgent: boolean;
  hasVip: boolean;
  hasReferral: boolean;
  hasUpline: boolean;
  unreadMessages: number;
  unreadMissions: number;
  /** All that the reward center has to take, missions among it. */
  rewards: number;
  /** HDR-08: promotions that can be taken plus messages nobody has read. */
  unclaimed: number;
};

const VISITOR: Standing = {
  loggedIn: false,
  isAgent: false,
  hasVip: false,
  hasReferral: false,
  hasUpline: false,
  unreadMessages: 0,
  unreadMissions: 0,
  rewards: 0,
  unclaimed: 0,
};

export function standingOf(member: Member | undefined): Standing {
  if (member === undefined) return { ...VISITOR, loggedIn: true };
  const { availablePromoCount = 0, availablePromo, unreadMessage, unreadMission = 0 } = member;
  return {
    loggedIn: true,
    isAgent: member.isAgent,
    hasVip: member.hasVip,
    hasReferral: availablePromo.REFERRAL.enabled,
    hasUpline: member.hasUpline,
    unreadMessages: unreadMessage,
    unreadMissions: unreadMission,
    rewards: availablePromoCount + unreadMission,
    unclaimed: availablePromoCount + unreadMessage,
  };
}

/** Asks nothing for a visitor. */
export function useStanding(): Standing {
  const loggedIn = useIsLoggedIn();
  const { data } = useQuery({ ...memberInfoQuery(), enabled: loggedIn });
  return loggedIn ? standingOf(data) : VISITOR;
}
