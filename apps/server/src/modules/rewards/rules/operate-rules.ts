import { randomBytes } from 'node:crypto';
import { parseMoney } from '@maidan/contract/money.ts';
import { localText } from '@maidan/contract/local-text-field.ts';
import { REWARD_TYPES, rewardCode, type RewardType } from '@maidan/contract/rewards/reward-words.ts';
import * as z from 'zod/mini';
import { writeAudit } from '#audit/write-audit.ts';
import type { Config } from '#config.ts';
import type { Database } from '#db/database.ts';
import { insertSeed, insertVersion, switchRuleOff, switchVersionOn } from './operate.store.ts';
import { selectVersion } from './rules.store.ts';
import { rewardTerms, type RewardTerms } from './terms.ts';

const SEED_BYTES = 32;

export type OperatorPlace = { db: Database; config: Pick<Config, 'merchant'>; actor: string };

/** What an operator writes into a file. */
export const writtenRule = z
  .strictObject({
    code: rewardCode,
    type: z.enum(REWARD_TYPES),
    title: localText(80),
    summary: localText(400),
    terms: rewardTerms,
  })
  .check(
    z.refine(
      ({ type, terms: { fact } }) => FACT_OF[type] === fact.kind,
      'type: must fit what the terms count',
    ),
    // The page names these sums, so each is paid as it stands.
    z.refine(
      ({ terms: { fact, smallest, largest } }) =>
        namedSums(fact).every((sum) => sum >= parseMoney(smallest) && sum <= parseMoney(largest)),
      'amount: what is named must be between smallest and largest',
    ),
  );

function namedSums(fact: RewardTerms['fact']): bigint[] {
  if (fact.kind === 'raffle') return fact.prizes.map(({ amount }) => parseMoney(amount));
  return 'amount' in fact ? [parseMoney(fact.amount)] : [];
}

const FACT_OF: Record<RewardType, RewardTerms['fact']['kind']> = {
  rebate: 'stake',
  cashback: 'loss',
  deposit: 'deposit',
  gift: 'fixed',
  referral: 'friend',
  raffle: 'raffle',
  mission: 'mission',
  vip: 'vip',
};

/** A new version, which gives nothing until it is switched on. Null when a rule of another type has this name. */
export function writeRule(
  { db, config: { merchant }, actor }: OperatorPlace,
  rule: z.output<typeof writtenRule>,
): Promise<number | null> {
  return db.transaction(async (tx) => {
    const version = await insertVersion(tx, { merchant, ...rule, by: actor });
    if (version === null) return null;
    await audit(tx, {
      merchant,
      actor,
      action: 'reward-written',
      code: rule.code,
      version,
      reason: 'by command',
    });
    return version;
  });
}

/**
 * From the next period on it is counted by this version. `fixed`: a raffle that was on keeps the terms that people joined it by.
 * A raffle's seed is fixed here, so that its digest can be shown from now on.
 */
export function switchOn(
  { db, config: { merchant }, actor }: OperatorPlace,
  { code, reason }: { code: string; reason: string },
): Promise<number | 'fixed' | null> {
  return db.transaction(async (tx) => {
    const row = await selectVersion(tx, merchant, code, null);
    if (row === null) return null;
    const { version, type } = row;
    if (type === 'raffle') {
      const wasOn = !(await insertSeed(tx, { merchant, code, seed: randomBytes(SEED_BYTES) }));
      if (wasOn && row.onFrom === null) return 'fixed';
    }
    await switchVersionOn(tx, { merchant, code, version });
    await audit(tx, { merchant, actor, action: 'reward-on', code, version, reason });
    return version;
  });
}

/** Nothing more is earned by it. What was given stays, and what was earned can be taken for as long as it was said (decision 0142). */
export function switchOff(
  { db, config: { merchant }, actor }: OperatorPlace,
  { code, reason }: { code: string; reason: string },
): Promise<boolean> {
  return db.transaction(async (tx) => {
    if (!(await switchRuleOff(tx, merchant, code))) return false;
    await audit(tx, { merchant, actor, action: 'reward-off', code, version: null, reason });
    return true;
  });
}

type Written = {
  merchant: string;
  actor: string;
  action: string;
  code: string;
  version: number | null;
  reason: string;
};

function audit(tx: Database, { merchant, actor, action, code, version, reason }: Written): Promise<void> {
  return writeAudit(tx, merchant, {
    actor,
    action,
    subject: `reward:${code}`,
    reason,
    ...(version === null ? {} : { detail: { version: String(version) } }),
  });
}
