import type { LocalText } from '@maidan/contract/local-text.ts';
import type { RewardType } from '@maidan/contract/rewards/reward-words.ts';
import type { Database } from '#db/database.ts';
import { rewardTerms, type RewardTerms } from './terms.ts';
import { selectVersions, type VersionRow } from './rules.store.ts';

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
  versions: readonly [RuleVersion, ...RuleVersion[]];
};

/** Rules, and the moment at which they were read. */
export type RulesNow = { now: Date; rules: readonly Rule[] };

/** The rules that are on. One whose terms cannot be read gives nothing. */
export async function readRules(db: Database, merchant: string): Promise<RulesNow> {
  const { now, versions } = await selectVersions(db, merchant);
  const rules = new Map<string, Rule>();
  for (const row of versions) {
    const version = readVersion(row);
    if (row.switchedOffAt !== null || version === null) continue;
    const known = rules.get(row.code);
    const { code, type, spent } = row;
    rules.set(code, {
      code,
      type,
      spent,
      versions: known === undefined ? [version] : [...known.versions, version],
    });
  }
  return { now, rules: [...rules.values()] };
}

function readVersion({ version, title, summary, terms, onFrom }: VersionRow): RuleVersion | null {
  const parsed = rewardTerms.safeParse(terms);
  if (!parsed.success || onFrom === null) return null;
  return { version, title, summary, terms: parsed.data, onFrom };
}

/** What holds now: the newest version. */
export function newestOf({ versions }: Rule): RuleVersion {
  return versions.at(-1) ?? versions[0];
}
