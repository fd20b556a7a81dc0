import type { listVietnamOpened as operation } from '@maidan/contract/games/lottery/list-vietnam-opened.ts';
import type { ParsedRequestOf, ResponseOf } from '@maidan/contract/operation.ts';
import type { CallContext } from '#call/call-context.ts';
import { VIETNAM_KINDS } from './lottery-kinds.ts';
import { openedOf } from './opened-of.ts';

export const listVietnamOpened = (
  context: CallContext,
  input: ParsedRequestOf<typeof operation>,
): Promise<ResponseOf<typeof operation>> => openedOf(context, VIETNAM_KINDS, input);
