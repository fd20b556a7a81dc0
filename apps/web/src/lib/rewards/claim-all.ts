import type { Language } from '@maidan/contract/languages.ts';
import { CLAIMS_AT_ONCE, claimRewards } from '@maidan/contract/rewards/claim-rewards.ts';
import { call } from '#lib/call/call.ts';

type Claimed = { readonly code: string; readonly period: string };

/** PRO-03: however many there are, a claim after the other; answers with how many were given. A refusal stops it, and what was given by then stays. */
export async function claimAll(rewards: readonly Claimed[], language: Language): Promise<number> {
  let given = 0;
  for (let from = 0; from < rewards.length; from += CLAIMS_AT_ONCE) {
    const part = rewards.slice(from, from + CLAIMS_AT_ONCE).map(({ code, period }) => ({ code, period }));
    const { grants } = await call(claimRewards, { rewards: part, language });
    given += grants.length;
  }
  return given;
}
