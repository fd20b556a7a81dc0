import type { CallContext } from '#call/call-context.ts';

/** Where the call comes from, as far as anybody knows: two letters, or nothing. */
export async function countryOfCall(context: CallContext): Promise<string | null> {
  return (await context.place()).country;
}
