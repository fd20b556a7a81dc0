import type { CallContext } from '#call/call-context.ts';

/** Where the call comes from, as far as anybody knows: two letters, or nothing. */
export async function countryOfCall(context: Pick<CallContext, 'place'>): Promise<string | null> {
  return (await context.place()).country;
}
