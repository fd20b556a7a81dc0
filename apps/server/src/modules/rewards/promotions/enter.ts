import type { Language } from '@maidan/contract/languages.ts';
import type { Database } from '#db/database.ts';
import { assertMayBeGiven } from '#modules/protection/rests-rewards.ts';
import { Refusal } from '#refusals/refusal.ts';
import type { Whose } from '../grants/facts.store.ts';
import { lockMember } from '../grants/grants.store.ts';
import { selectPerson } from '../grants/ranks.store.ts';
import { isFor } from '../rules/audience.ts';
import { newestOf, readRules, type Rule } from '../rules/rule.ts';
import { phaseOf } from './phase.ts';
import { isNewEnough } from './newcomer.ts';
import { insertJoin, lockRule, selectNumber, selectRegisteredAt } from './promotions.store.ts';

/** Whoever takes part, and the language they read in now. */
export type Reader = Whose & { language: Language };

/** PRO-01: once, whoever asks how often. The number is that of the entry. */
export async function enter(tx: Database, whose: Reader, code: string): Promise<number> {
  await lockMember(tx, whose);
  const known = await selectNumber(tx, whose, code);
  if (known !== null) return known;
  await assertMayBeGiven(tx, whose);
  await lockRule(tx, { merchant: whose.merchant, code });
  const rule = await openRule(tx, whose, code);
  if (!newestOf(rule).terms.needsJoin) throw new Refusal('PROMOTION_NOT_OPEN');
  return insertJoin(tx, whose, code);
}

/** The rule of this name, when it can be joined now by this member. */
export async function openRule(tx: Database, whose: Reader, code: string): Promise<Rule> {
  const { now, rules } = await readRules(tx, whose.merchant);
  const rule = rules.find((one) => one.code === code);
  if (rule === undefined || phaseOf(rule, now) !== 'open') throw new Refusal('PROMOTION_NOT_OPEN');
  const registeredAt = await selectRegisteredAt(tx, whose);
  if (!isNewEnough(newestOf(rule).terms, { registeredAt, now })) throw new Refusal('PROMOTION_NEWCOMERS');
  if (!isFor(newestOf(rule).terms, await selectPerson(tx, whose), whose.language))
    throw new Refusal('PROMOTION_FOR_OTHERS');
  return rule;
}
