import type { listVietnamMenu as operation } from '@maidan/contract/games/lottery/list-vietnam-menu.ts';
import type { ParsedRequestOf, ResponseOf } from '@maidan/contract/operation.ts';
import type { CallContext } from '#call/call-context.ts';
import { VIETNAM_KINDS } from './lottery-kinds.ts';
import { menusOf } from './menus-of.ts';

export const listVietnamMenu = (
  context: CallContext,
  input: ParsedRequestOf<typeof operation>,
): Promise<ResponseOf<typeof operation>> => menusOf(context, VIETNAM_KINDS, input);
