import type { Language } from '@maidan/contract/languages.ts';
import type { CallContext } from '#call/call-context.ts';
import { restsRewards } from '#modules/protection/rests-rewards.ts';
import type { Whose } from './platform-message.store.ts';

/** MSG-03: whose messages are read, in which language, and whether offers may be among them (R1, R2); who opted out is looked up with the messages. */
export async function readerOf(
  { db, config: { merchant } }: Pick<CallContext, 'db' | 'config'>,
  memberId: string,
  language: Language,
): Promise<Whose> {
  return {
    merchant,
    memberId,
    language,
    offers: (await restsRewards(db, { merchant, memberId })) === null,
  };
}
