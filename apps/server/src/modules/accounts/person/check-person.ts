import { randomUUID } from 'node:crypto';
import { findPersonCheck, type CheckKind } from '#adapters/person/find-person-check.ts';
import {
  PersonCheckUnavailable,
  type PersonAnswer,
  type PersonAsked,
} from '#adapters/person/person-check.ts';
import type { Database } from '#db/database.ts';
import { sessionOf, type CallContext } from '#call/call-context.ts';
import { Refusal } from '#refusals/refusal.ts';
import { selectCheck, selectPerson, writeCheck } from './person.store.ts';

type Outcome = PersonAnswer & { provider: string; reference: string };

/** Asked before an account is opened. Whoever is too young gets none; a provider that does not answer is no yes. */
export async function checkAge(
  context: CallContext,
  person: Omit<PersonAsked, 'reference' | 'country'>,
): Promise<Outcome> {
  const outcome = await ask(context, 'age', { ...person, reference: randomUUID() });
  if (outcome.state === 'no') throw new Refusal('AGE_NOT_CONFIRMED');
  return outcome;
}

/** In the transaction that opens the account, so that there is none without it. */
export async function keepAge(
  tx: Database,
  { merchant, memberId }: { merchant: string; memberId: string },
  outcome: Outcome,
): Promise<void> {
  await writeCheck(tx, { merchant, memberId, kind: 'age' }, outcome);
}

/**
 * Before money comes in or goes out: age and identity are known, or are asked for now. What is pending is asked again
 * each time somebody tries; what was decided stays.
 */
export async function assertKnownPerson(context: CallContext): Promise<void> {
  await assertChecked(context, 'age', { no: 'AGE_NOT_CONFIRMED', pending: 'AGE_PENDING' });
  await assertChecked(context, 'identity', { no: 'IDENTITY_NOT_CONFIRMED', pending: 'IDENTITY_PENDING' });
}

async function assertChecked(
  context: CallContext,
  kind: CheckKind,
  refusals: {
    no: 'AGE_NOT_CONFIRMED' | 'IDENTITY_NOT_CONFIRMED';
    pending: 'AGE_PENDING' | 'IDENTITY_PENDING';
  },
): Promise<void> {
  const { db, config } = context;
  const { memberId } = sessionOf(context);
  const which = { merchant: config.merchant, memberId, kind };
  const known = await selectCheck(db, which);
  if (known?.state === 'yes') return;
  if (known?.state === 'no') throw new Refusal(refusals.no);
  const person = await selectPerson(db, config.merchant, memberId);
  const outcome = await ask(context, kind, { ...person, reference: known?.reference ?? randomUUID() });
  await writeCheck(db, which, outcome);
  if (outcome.state !== 'yes') throw new Refusal(refusals[outcome.state]);
}

async function ask(
  context: CallContext,
  kind: CheckKind,
  person: Omit<PersonAsked, 'country'>,
): Promise<Outcome> {
  const check = findPersonCheck(context, kind);
  try {
    const { country } = await context.place();
    const { state, page } = await check.ask({ ...person, country });
    return {
      state,
      page: state === 'pending' ? page : null,
      provider: check.provider,
      reference: person.reference,
    };
  } catch (error) {
    if (!(error instanceof PersonCheckUnavailable)) throw error;
    context.log.error({ err: error, kind, provider: check.provider }, 'a check of a person was not answered');
    throw new Refusal('CHECK_UNAVAILABLE');
  }
}
