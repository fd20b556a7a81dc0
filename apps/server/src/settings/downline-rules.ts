import { HIGHEST_REBATE } from '@maidan/contract/downline/downline-words.ts';
import * as z from 'zod/mini';

const MOST_LINKS = 200;

/** AGT-09: what agents may do with those below them. */
export const downlineRules = z.object({
  /** Whether they see how much money somebody below has. */
  seesBalances: z.boolean(),
  /** Whether they open accounts themselves, or invite only. */
  opensAccounts: z.boolean(),
  /** How many invitation links one agent has, those that are off included. */
  links: z.int().check(z.minimum(1), z.maximum(MOST_LINKS)),
  /** The highest rebate of an agent with nobody above, in ten-thousandths of what is staked. */
  highestRebate: z.int().check(z.minimum(0), z.maximum(HIGHEST_REBATE)),
});
export type DownlineRules = z.output<typeof downlineRules>;

export function standardDownlineRules(): DownlineRules {
  return { seesBalances: true, opensAccounts: true, links: 20, highestRebate: 100 };
}
