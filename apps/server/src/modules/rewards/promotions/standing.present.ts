import type { Language } from '@maidan/contract/languages.ts';
import type { PromotionStanding } from '@maidan/contract/rewards/promotions/promotion.ts';
import type { GrantRow } from '../grants/grants.store.ts';
import { holdsFor, type Standing } from '../grants/standing.ts';
import { money, presentGrant } from '../rewards.present.ts';
import { presentVersion } from '../version.present.ts';
import { isFor, type Person } from '../rules/audience.ts';
import { hasBudget } from '../rules/budget.ts';
import { newestOf, type Rule } from '../rules/rule.ts';
import type { OwnApplication } from './applications.store.ts';
import { isNewEnough } from './newcomer.ts';
import { endedOf, phaseOf } from './phase.ts';
import type { RaffleRow } from './promotions.store.ts';
import type { RoundsGame } from '../grants/rounds-games.store.ts';
import { stateOf } from './state-of.ts';

type Progress = { campaignId: string; rounds: number; played: number; validTo: Date; isOver: boolean };
export type Around = {
  standing: Standing;
  registeredAt: Date;
  person: Person;
  games: readonly RoundsGame[];
  /** A bonus is in hand, so none with conditions can be taken now. */
  hasBonus: boolean;
  applications: readonly OwnApplication[];
  rounds: readonly Progress[];
  raffles: readonly RaffleRow[];
  language: Language;
};

/** Where a member stands with one rule; null where there is nothing to tell. */
export function presentStanding(rule: Rule, around: Around): PromotionStanding | null {
  const { standing, language } = around;
  const held = holdsFor(rule, standing, around.person);
  // Whom it is not for sees it as visitors do, if at all.
  if (held === null) return null;
  const isForThem = isFor(newestOf(rule).terms, around.person, null);
  const { terms } = isForThem ? newestOf(rule) : held;
  const of = <Row extends { code: string }>(rows: readonly Row[]): Row[] =>
    rows.filter(({ code }) => code === rule.code);
  const [joined] = of(standing.part.joins);
  const [application] = of(around.applications);
  const [raffle] = of(around.raffles);
  const grants = of(standing.grants);
  const counted = standing.counted.filter((one) => one.rule.code === rule.code && one.amount > 0n);
  const waiting = counted.filter((one) => one.closed && hasBudget(one));
  const growing = counted.find((one) => !one.closed && hasBudget(one));
  const rounds = around.rounds.find(({ campaignId }) =>
    grants.some((grant) => grant.campaignId === campaignId),
  );
  const phase = phaseOf(rule, standing.now);
  const state = stateOf({
    phase,
    needsJoin: terms.needsJoin,
    isEligible:
      isNewEnough(terms, { registeredAt: around.registeredAt, now: standing.now }) &&
      isFor(terms, around.person, language),
    byApplication: terms.byApplication,
    isOnce: terms.period === 'once',
    joined: joined !== undefined || application?.state === 'approved',
    application: application?.state ?? null,
    waits: waiting.some(({ version }) => !around.hasBonus || version.terms.wagering === undefined),
    grows: growing !== undefined,
    draws: phase === 'over' && joined !== undefined && raffle !== undefined && raffle.drawnAt === null,
    granted: grants.map((grant) => grant.state),
    roundsReady: rounds !== undefined && !rounds.isOver,
  });
  if (state === null) return null;
  const cameTooLate = counted.some((one) => one.closed);
  const isDrawn = raffle !== undefined && raffle.drawnAt !== null;
  return {
    code: rule.code,
    state,
    ended:
      state === 'joined' && waiting.length === 0
        ? endedOf(rule, { now: standing.now, isDrawn, cameTooLate })
        : null,
    joinedAt: joined?.joinedAt.toISOString() ?? null,
    held: held === newestOf(rule) || !isForThem ? null : presentVersion(rule, held, around),
    number: rule.type === 'raffle' ? (joined?.number ?? null) : null,
    waiting: waiting.map(({ period, amount, claimUntil }) => ({
      period: period.key,
      amount: money(amount),
      until: claimUntil?.toISOString() ?? null,
    })),
    growing:
      growing === undefined ? null : { amount: money(growing.amount), to: growing.period.to.toISOString() },
    application: application === undefined ? null : presentApplication(application),
    grant: newest(grants, language),
    rounds:
      rounds === undefined
        ? null
        : {
            count: rounds.rounds,
            played: rounds.played,
            until: rounds.validTo.toISOString(),
            isOver: rounds.isOver,
          },
  };
}

function newest(grants: readonly GrantRow[], language: Language): PromotionStanding['grant'] {
  const last = grants.at(-1);
  return last === undefined ? null : presentGrant(last, language);
}

const presentApplication = (row: OwnApplication): PromotionStanding['application'] => ({
  id: row.id.toString(),
  comment: row.comment,
  pictures: row.pictures ?? [],
  appliedAt: row.appliedAt.toISOString(),
  answeredAt: row.answeredAt?.toISOString() ?? null,
  answer: row.answer,
});
