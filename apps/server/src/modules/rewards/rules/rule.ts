import type { LocalText } from '@maidan/contract/local-text.ts';
import type { RewardType } from '@maidan/contract/rewards/reward-words.ts';
import type { Database } from '#db/database.ts';
import { rewardTerms, type RewardTerms } from './terms.ts';
import { selectVersions, type VersionRow } from './rules.store.ts';

const DAY_MS = 86_400_000;
/** Longer than the longest period and the days for taking it together. */
const KEPT_DAYS = 150;

export type RuleVersion = {
  version: number;
  title: LocalText;
  summary: LocalText;
  terms: RewardTerms;
  onFrom: Date;
};

/** A rule with every version that was ever switched on, oldest first. */
export type Rule = {
  code: string;
  type: RewardType;
  spent: bigint;
  /** Since when it is off; what was earned before can still be taken. */
  offAt: Date | null;
  versions: readonly [RuleVersion, ...RuleVersion[]];
};

/** Rules, and the moment at which they were read. */
export type RulesNow = { now: Date; rules: readonly Rule[] };

/** The rules that are on: what can be told, joined and asked for. */
export async function readRules(db: Database, merchant: string): Promise<RulesNow> {
  const { now, rules } = await readEveryRule(db, merchant);
  return { now, rules: rules.filter(({ offAt }) => offAt === null) };
}

/** Those that were switched off as well: what was earned by them until then is kept. One whose terms cannot be read gives nothing. */
export async function readEveryRule(db: Database, merchant: string): Promise<RulesNow> {
  const { now, versions } = await selectVersions(db, merchant);
  const rules = new Map<string, Rule>();
  for (const row of versions) {
    const version = readVersion(row);
    if (version === null) continue;
    const known = rules.get(row.code);
    const { code, type, spent, switchedOffAt: offAt } = row;
    rules.set(code, {
      code,
      type,
      spent,
      offAt,
      versions: known === undefined ? [version] : [...known.versions, version],
    });
  }
  return { now, rules: [...rules.values()].filter((rule) => !isPast(rule, now)) };
}

/** Of periods that were over so long ago nothing can be taken any more; what is given once may have no last day. */
const isPast = ({ offAt, versions }: Rule, now: Date): boolean =>
  offAt !== null &&
  offAt.getTime() < now.getTime() - KEPT_DAYS * DAY_MS &&
  versions.every(({ terms }) => terms.period !== 'once');

/** Null where it was never on, or its terms cannot be read. */
export function readVersion({ version, title, summary, terms, onFrom }: VersionRow): RuleVersion | null {
  const parsed = rewardTerms.safeParse(terms);
  if (!parsed.success || onFrom === null) return null;
  return { version, title, summary, terms: parsed.data, onFrom };
}

/** What holds now: the newest version. */
export function newestOf({ versions }: Rule): RuleVersion {
  return versions.at(-1) ?? versions[0];
}
