import { DRAWN_AVATARS, type DrawnAvatar } from '@maidan/contract/accounts/profile/avatars.ts';
import { drawnAvatarAddress, ownAvatarAddress } from '#modules/media/picture-address.ts';

type Wearer = { id: bigint | string; avatar: string | null };

/** One of the house; who has chosen none wears the one of their number, the same for ever. */
function drawnOf({ id, avatar }: Wearer): DrawnAvatar {
  const chosen = DRAWN_AVATARS.find((known) => known === avatar);
  return chosen ?? DRAWN_AVATARS[Number(BigInt(id) % BigInt(DRAWN_AVATARS.length))] ?? DRAWN_AVATARS[0];
}

/** HDR-05: what a member sees of the own account. */
export function iconOf(wearer: Wearer): { iconUrl: string; drawn: DrawnAvatar | null } {
  const { avatar } = wearer;
  if (avatar?.includes('-') === true) return { iconUrl: ownAvatarAddress(avatar), drawn: null };
  const drawn = drawnOf(wearer);
  return { iconUrl: drawnAvatarAddress(drawn), drawn };
}

/** What others see: nobody of the house has looked at a picture that somebody sent, so it stays with them. */
export const iconForOthers = (wearer: Wearer): string => drawnAvatarAddress(drawnOf(wearer));
