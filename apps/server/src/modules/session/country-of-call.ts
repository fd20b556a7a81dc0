import type { CallContext } from '#http/call-context.ts';

/** Where the call comes from, as far as anybody knows. */
export function countryOfCall(context: CallContext): Promise<string | null> {
  return context.place().then(({ country }) => country);
}
