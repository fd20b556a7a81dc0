import type { listVietnamRecent as operation } from '@maidan/contract/games/lottery/list-vietnam-recent.ts';
import type { ParsedRequestOf, ResponseOf } from '@maidan/contract/operation.ts';
import { sessionOf, type CallContext } from '#call/call-context.ts';
import { VIETNAM_KINDS } from './lottery-kinds.ts';
import { presentMenu } from './lottery.present.ts';
import { readRecentTitles } from './lottery.store.ts';

const MOST_RECENT = 12;

export async function listVietnamRecent(
  context: CallContext,
  { language }: ParsedRequestOf<typeof operation>,
): Promise<ResponseOf<typeof operation>> {
  const { merchant } = context.config;
  const { memberId } = sessionOf(context);
  const menus = VIETNAM_KINDS.map(async (kind) => {
    const { vendorCode } = kind;
    const rows = await readRecentTitles(context.db, { merchant, memberId, vendorCode, size: MOST_RECENT });
    return presentMenu(kind, rows, language);
  });
  return { gameMenus: (await Promise.all(menus)).flat() };
}
