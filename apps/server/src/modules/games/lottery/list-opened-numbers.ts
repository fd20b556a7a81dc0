import type { listOpenedNumbers as operation } from '@maidan/contract/games/lottery/list-opened-numbers.ts';
import type { ParsedRequestOf, ResponseOf } from '@maidan/contract/operation.ts';
import type { CallContext } from '#call/call-context.ts';
import { GENERAL_KINDS } from './lottery-kinds.ts';
import { openedOf } from './opened-of.ts';

export const listOpenedNumbers = (
  context: CallContext,
  input: ParsedRequestOf<typeof operation>,
): Promise<ResponseOf<typeof operation>> => openedOf(context, GENERAL_KINDS, input);
