import type { listLotteryMenus as operation } from '@maidan/contract/games/lottery/list-lottery-menus.ts';
import type { ParsedRequestOf, ResponseOf } from '@maidan/contract/operation.ts';
import type { CallContext } from '#call/call-context.ts';
import type { LotteryKind } from './lottery-kinds.ts';
import { presentMenu } from './lottery.present.ts';
import { readTitles } from './lottery.store.ts';

type Input = ParsedRequestOf<typeof operation>;
type Answer = ResponseOf<typeof operation>;

export async function menusOf(
  { db, config }: CallContext,
  kinds: readonly LotteryKind[],
  { language }: Input,
): Promise<Answer> {
  const menus = kinds.map(async (kind) =>
    presentMenu(kind, await readTitles(db, config.merchant, kind), language),
  );
  return { gameMenus: (await Promise.all(menus)).flat() };
}
