import { LIVE_WINS_LIMIT } from '@maidan/contract/constants.ts';
import type { listLiveWins as operation } from '@maidan/contract/messages/list-live-wins.ts';
import type { ResponseOf } from '@maidan/contract/operation.ts';
import type { CallContext } from '#call/call-context.ts';
import { presentLiveWin } from './live-wins.present.ts';
import { readLiveWins } from './live-wins.store.ts';
import { createShortMemory } from './short-memory.ts';

type Answer = ResponseOf<typeof operation>;

const remember = createShortMemory<Answer>();

/** What a page begins with; what comes after is told to it (`follow-wins.ts`). */
export async function listLiveWins(context: CallContext): Promise<Answer> {
  const { db, config, settings } = context;
  const { merchant } = config;
  const currency = await settings.get('currency');
  return remember(context, `${merchant} ${currency}`, async () => {
    const rows = await readLiveWins(db, { merchant, currency, limit: LIVE_WINS_LIMIT });
    return { list: rows.map(presentLiveWin) };
  });
}
