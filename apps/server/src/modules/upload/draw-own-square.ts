import type { Database } from '#db/database.ts';
import { Refusal } from '#refusals/refusal.ts';
import { drawSquare } from './draw-anew.ts';
import { selectOwnPicture } from './upload.store.ts';

/** A small square of one of the member's own pictures; of anybody else's it is said that it is not there. */
export async function drawOwnSquare(
  db: Database,
  owned: { merchant: string; memberId: string },
  id: string,
): Promise<Buffer> {
  const picture = await selectOwnPicture(db, owned, id);
  if (picture === null) throw new Refusal('PICTURE_UNKNOWN');
  return drawSquare(picture);
}
