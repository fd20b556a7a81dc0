import { DRAWN_AVATARS } from '@maidan/contract/accounts/profile/avatars.ts';
import type { getIcon as getOperation } from '@maidan/contract/accounts/profile/get-icon.ts';
import type { ResponseOf } from '@maidan/contract/operation.ts';
import { sessionOf, type CallContext } from '#call/call-context.ts';
import { drawnAvatarAddress } from '#modules/media/picture-address.ts';
import { iconOf } from './icon-of.ts';
import { selectAvatar } from './profile.store.ts';

/** HDR-05 */
export async function getIcon(context: CallContext): Promise<ResponseOf<typeof getOperation>> {
  const { memberId } = sessionOf(context);
  const avatar = await selectAvatar(context.db, { merchant: context.config.merchant, memberId });
  return {
    ...iconOf({ id: memberId, avatar }),
    choices: DRAWN_AVATARS.map((name) => ({ name, iconUrl: drawnAvatarAddress(name) })),
  };
}
