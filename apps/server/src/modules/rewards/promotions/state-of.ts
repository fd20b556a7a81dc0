import type { PromotionPhase, PromotionState } from '@maidan/contract/rewards/promotions/promotion-words.ts';
import type { GrantState } from '@maidan/contract/rewards/reward-words.ts';

/** All that a state follows from. */
export type StateFacts = {
  phase: PromotionPhase;
  needsJoin: boolean;
  /** Of what is for newcomers, or for some, whether they are one of them. */
  isEligible: boolean;
  byApplication: boolean;
  /** Given once, so that what was given ends it. */
  isOnce: boolean;
  /** Took part, or asked and was told yes. */
  joined: boolean;
  application: 'applying' | 'approved' | 'rejected' | null;
  /** Something can be taken. */
  waits: boolean;
  /** Something comes together in a period that is not over. */
  grows: boolean;
  /** A raffle is over and not drawn yet. */
  draws: boolean;
  /** Of everything that was given. */
  granted: readonly GrantState[];
  /** Free rounds lie ready. */
  roundsReady: boolean;
};

/** PRO-01: what can be done comes first, then what is under way, then what was. Null where there is nothing to say. */
export function stateOf(facts: StateFacts): PromotionState | null {
  const { phase, application, granted } = facts;
  if (facts.waits) return 'claim';
  if (application === 'applying') return 'applying';
  if (granted.includes('locked')) return 'process';
  if (facts.roundsReady) return 'issued';
  if (application === 'rejected') return 'rejected';
  if (phase === 'soon') return facts.isEligible ? 'coming-soon' : null;
  if (facts.isOnce && granted.length > 0) return 'claimed';
  if (facts.draws || facts.grows) return 'process';
  if (phase === 'open') return openState(facts);
  if (granted.length > 0) return 'claimed';
  return facts.joined ? 'joined' : null;
}

function openState(facts: StateFacts): PromotionState | null {
  const { byApplication, needsJoin, joined, isEligible } = facts;
  const isFree = (byApplication || needsJoin) && !joined;
  // What nobody has to join is taken part in by whoever it is for.
  if (!isFree) return joined || isEligible ? 'joined' : null;
  return isEligible ? 'join' : null;
}
