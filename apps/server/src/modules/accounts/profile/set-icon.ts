import type { setIcon as setOperation } from '@maidan/contract/accounts/profile/set-icon.ts';
import type { ParsedRequestOf, ResponseOf } from '@maidan/contract/operation.ts';
import { sessionOf, type CallContext } from '#call/call-context.ts';
import { Refusal } from '#refusals/refusal.ts';
import { claimUploads } from '#modules/upload/claim-uploads.ts';
import { drawOwnSquare } from '#modules/upload/draw-own-square.ts';
import { iconOf } from './icon-of.ts';
import { replaceAvatarPicture, updateAvatar, type Whose } from './profile.store.ts';
import { tellProfile } from '#live/tell-profile.ts';

export async function setIcon(
  context: CallContext,
  { drawn, pictureId }: ParsedRequestOf<typeof setOperation>,
): Promise<ResponseOf<typeof setOperation>> {
  const { db, config } = context;
  const whose = { merchant: config.merchant, memberId: sessionOf(context).memberId };
  const avatar = drawn ?? (await wearOwn(context, whose, pictureId ?? ''));
  if (drawn !== undefined) await updateAvatar(db, whose, drawn);
  await tellProfile(context, whose.memberId);
  return iconOf({ id: whose.memberId, avatar });
}

/** Drawn before anything is locked; claimed, kept and worn together, so that one upload becomes one picture. */
async function wearOwn({ db }: CallContext, whose: Whose, uploadId: string): Promise<string> {
  const square = await drawOwnSquare(db, whose, uploadId);
  return db.transaction(async (tx) => {
    await claimUploads(tx, { ...whose, ids: [uploadId], subject: `avatar:${whose.memberId}` });
    const id = await replaceAvatarPicture(tx, whose, square);
    if (id === null) throw new Refusal('NOT_LOGGED_IN');
    await updateAvatar(tx, whose, id);
    return id;
  });
}
