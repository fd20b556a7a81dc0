import type { ParsedRequestOf, ResponseOf } from '@maidan/contract/operation.ts';
import type { claimRewards as operation } from '@maidan/contract/rewards/claim-rewards.ts';
import { sessionOf, type CallContext } from '#call/call-context.ts';
import type { Database } from '#db/database.ts';
import { assertMayBeGiven } from '#modules/protection/rests-rewards.ts';
import { Refusal } from '#refusals/refusal.ts';
import type { Whose } from './grants/facts.store.ts';
import {
  insertGrant,
  lockMember,
  selectFrozen,
  selectGrant,
  selectGrantsOf,
  selectLocked,
  type GrantRow,
} from './grants/grants.store.ts';
import { readStanding, type Counted, type Standing } from './grants/standing.ts';
import { pay } from './grants/pay.ts';
import { factsText, presentGrant } from './rewards.present.ts';
import { budgetOf } from './rules/budget.ts';
import { spendBudget } from './rules/rules.store.ts';
import { tellRewards } from './tell-rewards.ts';

type Wanted = { code: string; period: string };

/** PRO-03: each once, whoever asks how often (P1). Of several, what can be given is given; if nothing can, it is said why. */
export async function claimRewards(
  context: CallContext,
  { rewards, language }: ParsedRequestOf<typeof operation>,
): Promise<ResponseOf<typeof operation>> {
  const { db, config, settings } = context;
  const whose = { merchant: config.merchant, memberId: sessionOf(context).memberId };
  const currency = await settings.get('currency');
  const { grants, anew } = await db.transaction((tx) => takeRewards(tx, { whose, currency, rewards }));
  if (anew) await tellRewards(context, { memberId: whose.memberId, moved: currency });
  return { grants: grants.map((row) => presentGrant(row, language)) };
}

/** In one transaction, with the member's row locked: what is counted is still true when it is given. */
export async function takeRewards(
  tx: Database,
  { whose, currency, rewards: wanted }: Omit<Taking, 'standing'>,
): Promise<{ grants: GrantRow[]; anew: boolean }> {
  // What is asked for twice in one claim is asked for once.
  const rewards = [...new Map(wanted.map((one) => [`${one.code} ${one.period}`, one])).values()];
  await lockMember(tx, whose);
  await assertMayBeGiven(tx, whose);
  // A second press is answered without counting again.
  const known = await selectGrantsOf(tx, whose, rewards);
  if (known.length === rewards.length) return { grants: known, anew: false };
  // Also what moves no money yet: the days of a bonus or of free rounds would run out while no bet is taken.
  if (await selectFrozen(tx, whose)) throw new Refusal('ACCOUNT_FROZEN');
  return takeAll(tx, { whose, currency, standing: await readStanding(tx, whose), rewards });
}

type Taking = { whose: Whose; currency: string; standing: Standing; rewards: readonly Wanted[] };

/** With the member's row locked, or before anybody else is there. */
export async function takeAll(
  tx: Database,
  { whose, currency, standing, rewards }: Taking,
): Promise<{ grants: GrantRow[]; anew: boolean }> {
  const grants: GrantRow[] = [];
  let refusal: Refusal | null = null;
  let anew = false;
  // Budgets are locked in one order, whoever claims what.
  const ordered = rewards.toSorted((one, other) => (one.code < other.code ? -1 : 1));
  for (const { code, period } of ordered) {
    const known = standing.grants.find((grant) => grant.code === code && grant.period === period);
    if (known !== undefined) {
      grants.push(known);
      continue;
    }
    const found = standing.counted.find(
      (one) => one.rule.code === code && one.period.key === period && one.closed && one.amount > 0n,
    );
    const outcome = found === undefined ? 'REWARD_NOT_THERE' : await take(tx, whose, currency, found);
    if (typeof outcome === 'string') refusal ??= new Refusal(outcome);
    else {
      grants.push(outcome);
      anew = true;
    }
  }
  if (grants.length === 0 && refusal !== null) throw refusal;
  return { grants, anew };
}

async function take(
  tx: Database,
  whose: Whose,
  currency: string,
  { rule, version, period, amount, lines, deposits, friend, before }: Counted,
): Promise<GrantRow | 'REWARD_ONE_BONUS' | 'REWARD_BUDGET'> {
  const { merchant } = whose;
  const { terms } = version;
  const { wagering } = terms;
  if (wagering !== undefined && (await selectLocked(tx, whose)) !== null) return 'REWARD_ONE_BONUS';
  const { code } = rule;
  if (!(await spendBudget(tx, { merchant, code, amount, budget: budgetOf(rule) }))) return 'REWARD_BUDGET';
  const paid = await pay(tx, { whose, currency, code, period, amount, terms });
  const id = await insertGrant(tx, {
    ...whose,
    ...paid,
    code,
    version: version.version,
    period: period.key,
    coversFrom: period.from,
    coversTo: period.to,
    currency,
    amount,
    facts: factsText({ lines, deposits, friend, before }),
    locked:
      wagering === undefined
        ? null
        : {
            required: amount * BigInt(wagering.times),
            weights: JSON.stringify(wagering.weights),
            days: wagering.days,
          },
  });
  const row = await selectGrant(tx, merchant, id.toString());
  if (row === null) throw new Error('a grant that was just written is not there');
  return row;
}
