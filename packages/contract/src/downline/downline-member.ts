import * as z from 'zod/mini';
import { moneyText } from '#money-text.ts';
import { memberNumber, rebate, teamType } from './downline-words.ts';

/** AGT-09: somebody below, as an agent sees them: nothing by which they could be reached or paid. */
export const downlineMember = z.object({
  id: memberNumber,
  username: z.string(),
  type: teamType,
  /** False for whom the account is not open at the moment, whatever the reason. */
  open: z.boolean(),
  joinedAt: z.iso.datetime(),
  lastSeenAt: z.nullable(z.iso.datetime()),
  /** Steps below the reader. */
  depth: z.int(),
  direct: z.int(),
  team: z.int(),
  rebate,
  /** Null where the house does not show balances. */
  balance: z.nullable(moneyText),
});
export type DownlineMember = z.infer<typeof downlineMember>;

/** From the reader down to whom is looked at; the reader is not named. */
export const downlinePath = z.array(z.object({ id: memberNumber, username: z.string() }));
