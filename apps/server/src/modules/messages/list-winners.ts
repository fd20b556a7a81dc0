import { textIn } from '@maidan/contract/local-text.ts';
import type { listWinners as operation } from '@maidan/contract/messages/list-winners.ts';
import { formatMoneyText, minor } from '@maidan/contract/money.ts';
import type { ParsedRequestOf, ResponseOf } from '@maidan/contract/operation.ts';
import type { CallContext } from '#call/call-context.ts';
import { nameForOthers } from './mask-name.ts';
import { createShortMemory } from './short-memory.ts';
import { readWinners } from './winners.store.ts';

/** Long enough that a quiet week still fills the board, short enough that it changes. */
const DAYS = 7;
/** A board is looked at, not traded on: everybody who comes within this time sees the same. */
const KEEP_MS = 5_000;

type Answer = ResponseOf<typeof operation>;

const remember = createShortMemory<Answer>(KEEP_MS);

/** HOM-03: fed by the rounds that were really played for money; trial money is another currency and stays out. */
export async function listWinners(
  context: CallContext,
  { language, limitNum }: ParsedRequestOf<typeof operation>,
): Promise<Answer> {
  const { db, config, settings } = context;
  const { merchant } = config;
  const currency = await settings.get('currency');
  return remember(context, `${merchant} ${currency} ${language} ${limitNum}`, async () => {
    const rows = await readWinners(db, { merchant, currency, days: DAYS, limit: limitNum });
    const list = rows.map((row) => ({
      vo: {
        customerName: nameForOthers(row),
        isBot: row.isBot,
        isSeeded: row.isSeeded,
        winAmount: formatMoneyText(minor(row.amount)),
        nodeId: row.nodeId,
        gameName: row.name === null ? '' : textIn(row.name, language),
        wonAt: row.wonAt.toISOString(),
      },
    }));
    return { list };
  });
}
