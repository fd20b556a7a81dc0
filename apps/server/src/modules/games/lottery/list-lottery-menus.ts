import type { listLotteryMenus as operation } from '@maidan/contract/games/lottery/list-lottery-menus.ts';
import type { ParsedRequestOf, ResponseOf } from '@maidan/contract/operation.ts';
import type { CallContext } from '#call/call-context.ts';
import { GENERAL_KINDS } from './lottery-kinds.ts';
import { menusOf } from './menus-of.ts';

export const listLotteryMenus = (
  context: CallContext,
  input: ParsedRequestOf<typeof operation>,
): Promise<ResponseOf<typeof operation>> => menusOf(context, GENERAL_KINDS, input);
