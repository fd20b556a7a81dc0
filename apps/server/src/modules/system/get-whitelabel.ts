import type { ResponseOf } from '@maidan/contract/operation.ts';
import type { getWhitelabel as getWhitelabelOperation } from '@maidan/contract/system/get-whitelabel.ts';
import type { CallContext } from '#call/call-context.ts';

/** SET-01: what the operator decided, as it is. Frozen, so that its bytes are made once (see answer.ts). */
export const getWhitelabel = ({
  settings,
}: CallContext): Promise<ResponseOf<typeof getWhitelabelOperation>> => settings.get('whitelabel');
