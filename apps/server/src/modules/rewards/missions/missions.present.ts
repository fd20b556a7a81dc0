import type { Language } from '@maidan/contract/languages.ts';
import { textIn } from '@maidan/contract/local-text.ts';
import type { Mission, MissionProgress } from '@maidan/contract/rewards/missions/mission.ts';
import { parseMoney } from '@maidan/contract/money.ts';
import type { GrantRow } from '../grants/grants.store.ts';
import type { Counted, Standing } from '../grants/standing.ts';
import { money, presentGrant } from '../rewards.present.ts';
import type { Line } from '../rules/amount.ts';
import type { MissionFact } from '../rules/mission.ts';
import { hasBudget } from '../rules/budget.ts';
import { wageringOf } from '../rules/wagering-of.ts';
import { newestOf, type Rule, type RuleVersion } from '../rules/rule.ts';

const DAY_MS = 86_400_000;
/** How long a mission that comes once is shown after it was taken. */
const SHOWN_DAYS = 30;

/** What can be taken, what is under way, and what was taken in the period that runs. */
export function missionsOf(standing: Standing, language: Language): Mission[] {
  const { now, counted, rules, grants } = standing;
  const open = counted.flatMap((one): Mission[] => {
    const runs = one.period.to >= now || one.period.key === 'once';
    return (one.closed || (runs && one.rule.offAt === null)) && canBeGiven(one)
      ? missionOf(one, language)
      : [];
  });
  const taken = grants.flatMap((grant): Mission[] => {
    const rule = rules.find(({ code }) => code === grant.code);
    return rule !== undefined && isShown(grant, now) ? takenMission(rule, grant, language) : [];
  });
  const ready = open.filter(({ state }) => state === 'ready');
  return [...ready, ...open.filter(({ state }) => state === 'going'), ...taken];
}

/** Nothing is promised that cannot be given any more. */
const canBeGiven = ({ rule, version: { terms } }: Counted): boolean =>
  terms.fact.kind === 'mission' && hasBudget({ rule, amount: parseMoney(terms.fact.amount) });

function isShown({ type, state, period, coversTo, grantedAt }: GrantRow, now: Date): boolean {
  if (type !== 'mission' || state === 'reversed') return false;
  return period === 'once' ? grantedAt.getTime() > now.getTime() - SHOWN_DAYS * DAY_MS : coversTo > now;
}

function missionOf(
  { version, rule, period, lines, closed, claimUntil }: Counted,
  language: Language,
): Mission[] {
  const { fact, endsAt } = version.terms;
  const [line] = lines;
  if (fact.kind !== 'mission' || line === undefined) return [];
  return [
    {
      ...wordsOf(rule, version, fact, language),
      period: period.key,
      from: period.from.toISOString(),
      to: period.key === 'once' ? (endsAt ?? null) : period.to.toISOString(),
      progress: progressOf(fact, line),
      state: closed ? 'ready' : 'going',
      claimUntil: claimUntil?.toISOString() ?? null,
      takenAt: null,
    },
  ];
}

function takenMission(rule: Rule, grant: GrantRow, language: Language): Mission[] {
  const version = rule.versions.find((one) => one.version === grant.version) ?? newestOf(rule);
  const { fact } = version.terms;
  const { lines, from, to, amount } = presentGrant(grant, language);
  const [line] = lines;
  if (fact.kind !== 'mission' || line === undefined) return [];
  return [
    {
      ...wordsOf(rule, version, fact, language),
      amount,
      period: grant.period,
      from,
      to: grant.period === 'once' ? null : to,
      progress: progressOf(fact, { count: line.count, base: parseMoney(line.base) }),
      state: 'taken',
      claimUntil: null,
      takenAt: grant.grantedAt.toISOString(),
    },
  ];
}

function wordsOf(rule: Rule, version: RuleVersion, fact: MissionFact, language: Language) {
  const { terms, title, summary } = version;
  return {
    code: rule.code,
    title: textIn(title, language),
    summary: textIn(summary, language),
    repeats: terms.period,
    categories: [...(fact.categories ?? [])],
    amount: fact.amount,
    payment: terms.payment,
    wagering: wageringOf(terms),
  };
}

export function progressOf(
  fact: MissionFact,
  { count, base }: Pick<Line, 'count' | 'base'>,
): MissionProgress {
  if (fact.counts === 'stake') return { counts: 'stake', done: money(base), target: fact.target };
  return { counts: fact.counts, done: count, target: fact.target };
}
