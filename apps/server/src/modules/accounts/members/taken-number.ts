import type { CallContext } from '#call/call-context.ts';
import { Refusal } from '#refusals/refusal.ts';
import { selectNumberHolder } from './taken-number.store.ts';

export const numberHolder = selectNumberHolder;

/** A number that somebody has proved is taken; one that was only typed in yields to whoever proves it. */
export async function assertNumberFree(
  { db, config }: CallContext,
  mobile: string,
  willProve: boolean,
): Promise<void> {
  const holder = await numberHolder(db, config.merchant, mobile);
  if (holder === 'proved' || (holder === 'claimed' && !willProve)) throw numberTaken();
}

export const numberTaken = () => new Refusal('MOBILE_TAKEN', { fields: { mobileNum: 'mobileTaken' } });
