import type { Language } from '@maidan/contract/languages.ts';
import type { CallContext } from '#call/call-context.ts';
import { restsRewards } from '#modules/protection/rests-rewards.ts';
import { selectUnwanted, type Whose } from './platform-message.store.ts';

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

/** R1, R2: what may be among the news of a member: what leads to play, and what is offered on top of it. */
export async function temptsOf(
  { db, config: { merchant } }: Pick<CallContext, 'db' | 'config'>,
  memberId: string,
): Promise<{ play: boolean; offers: boolean }> {
  const play = (await restsRewards(db, { merchant, memberId })) === null;
  return { play, offers: play && !(await selectUnwanted(db, { merchant, memberId })) };
}
