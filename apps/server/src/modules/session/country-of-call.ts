import type { CallContext } from '#http/call-context.ts';

/** Where the call comes from, as far as anybody knows. */
export function countryOfCall(_context: CallContext): Promise<string | null> {
  return Promise.resolve(null);
}
