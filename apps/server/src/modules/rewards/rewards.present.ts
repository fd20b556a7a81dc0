import type { Language } from '@maidan/contract/languages.ts';
import { textIn, type LocalText } from '@maidan/contract/local-text.ts';
import { formatMoneyText, minor } from '@maidan/contract/money.ts';
import { moneyText } from '@maidan/contract/money-text.ts';
import {
  rewardLine,
  type GivenRounds,
  type Grant,
  type GrowingReward,
  type LockedBonus,
  type RewardLine,
  type RoundsInHand,
  type WaitingReward,
} from '@maidan/contract/rewards/reward.ts';
import * as z from 'zod/mini';
import type { InHandRow } from './grants/beside.store.ts';
import type { GrantRow } from './grants/grants.store.ts';
import { leftOf } from './grants/left-of.ts';
import type { Counted } from './grants/standing.ts';
import type { Line } from './rules/amount.ts';
import { wageringOf, weightsOf } from './rules/wagering-of.ts';

export const money = (amount: bigint): string => formatMoneyText(minor(amount));

export const presentLine = ({ category, count, base, basisPoints, amount }: Line): RewardLine => ({
  category,
  count,
  base: money(base),
  basisPoints,
  amount: money(amount),
});

const roundsOf = (rounds: GivenRounds | null | undefined): { rounds?: GivenRounds } =>
  rounds === null || rounds === undefined ? {} : { rounds: { count: rounds.count, stake: rounds.stake } };

export function presentGrowing(counted: Counted, language: Language): GrowingReward {
  const { rule, version, period } = counted;
  return {
    code: rule.code,
    version: version.version,
    type: rule.type,
    title: textIn(version.title, language),
    period: period.key,
    from: period.from.toISOString(),
    to: period.to.toISOString(),
    amount: money(counted.amount),
    ...roundsOf(version.terms.freeRounds),
    lines: counted.lines.map(presentLine),
    ...(counted.friend === undefined ? {} : { friend: counted.friend }),
    ...(counted.before === undefined ? {} : { before: money(counted.before) }),
  };
}

export function presentWaiting(counted: Counted, language: Language): WaitingReward {
  const { terms } = counted.version;
  return {
    ...presentGrowing(counted, language),
    payment: terms.payment,
    wagering: wageringOf(terms),
    claimUntil: counted.claimUntil?.toISOString() ?? null,
  };
}

/** What a grant keeps of its facts, as it was written. */
const keptFacts = z.object({
  lines: z.array(rewardLine),
  friend: z.optional(z.string()),
  before: z.optional(moneyText),
});

export const factsText = ({
  lines,
  deposits,
  friend,
  before,
}: Pick<Counted, 'lines' | 'deposits'> & {
  friend: string | undefined;
  before: bigint | undefined;
}): string =>
  JSON.stringify({
    lines: lines.map(presentLine),
    deposits: deposits.length === 0 ? undefined : deposits.map(String),
    friend,
    before: before === undefined ? undefined : money(before),
  });

/** A line of a category says by itself which bets it is of; these facts are counted over several. */
const betsOf = ({ counted: { kind, counts, categories } }: GrantRow): Pick<Grant, 'bets'> =>
  kind === 'mission' || kind === 'loss'
    ? { bets: { counts: counts === 'kinds' ? 'kinds' : 'rounds', categories: categories ?? [] } }
    : {};

export function presentGrant(row: GrantRow, language: Language): Grant {
  const facts = keptFacts.safeParse(row.facts);
  return {
    id: row.id.toString(),
    code: row.code,
    version: row.version,
    type: row.type,
    title: textIn(row.title, language),
    period: row.period,
    from: row.coversFrom.toISOString(),
    to: row.coversTo.toISOString(),
    amount: money(row.amount),
    ...roundsOf(row.freeRounds),
    lines: facts.success ? facts.data.lines : [],
    ...betsOf(row),
    ...(facts.data?.friend === undefined ? {} : { friend: facts.data.friend }),
    ...(facts.data?.before === undefined ? {} : { before: facts.data.before }),
    state: row.state,
    chargedBack:
      row.due === 0n ? null : { takenBack: money(row.takenBack), kept: money(row.due - row.takenBack) },
    grantedAt: row.grantedAt.toISOString(),
    endedAt: row.endedAt?.toISOString() ?? null,
  };
}

export function presentBonus(row: GrantRow, wagered: bigint, language: Language): LockedBonus {
  const { amount, required } = leftOf(row);
  return {
    id: row.id.toString(),
    title: textIn(row.title, language),
    amount: money(amount),
    required: money(required),
    wagered: money(wagered < required ? wagered : required),
    left: money(wagered < required ? required - wagered : 0n),
    weights: weightsOf(row.weights ?? {}),
    until: (row.wagerUntil ?? row.grantedAt).toISOString(),
  };
}

type PlayableGame = { nodeId: string; engine: string; name: LocalText };

export const presentInHand = (
  { number, title, count, played, stake, until, games }: InHandRow,
  playable: readonly PlayableGame[],
  language: Language,
): RoundsInHand => ({
  id: number.toString(),
  title: title === null ? null : textIn(title, language),
  count,
  left: Math.max(count - played, 0),
  stake: money(stake),
  until: until.toISOString(),
  games: playable
    .filter(({ engine }) => games?.includes(engine) === true)
    .map(({ nodeId, name }) => ({ nodeId, name: textIn(name, language) })),
});
