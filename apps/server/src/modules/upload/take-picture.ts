import { Readable } from 'node:stream';
import type { ResponseOf } from '@maidan/contract/operation.ts';
import type { uploadPicture } from '@maidan/contract/upload/upload-picture.ts';
import type { SessionOfCall } from '#call/call-context.ts';
import type { Platform } from '#call/platform.ts';
import { Refusal } from '#refusals/refusal.ts';
import { drawAnew } from './draw-anew.ts';
import { readBytes } from './read-bytes.ts';
import { hasRoom, insertUpload, lockUploadsOf, type Quota } from './upload.store.ts';

/** Far beyond what anybody needs to prove something, and little enough for a disk. */
const QUOTA: Quota = { waiting: 12, aDay: 40 };

type Result = ResponseOf<typeof uploadPicture>;

/** The quota is asked twice: before the work, to save it, and with the lock, where it counts. */
export async function takePicture(
  { db, config }: Platform,
  session: SessionOfCall,
  body: unknown,
): Promise<Result> {
  const owned = { merchant: config.merchant, memberId: session.memberId };
  if (!(body instanceof Readable)) throw new Refusal('BAD_REQUEST');
  if (!(await hasRoom(db, owned, QUOTA))) throw new Refusal('PICTURE_QUOTA');
  const drawn = await drawAnew(await readBytes(body));
  const id = await db.transaction(async (tx) => {
    await lockUploadsOf(tx, owned);
    if (!(await hasRoom(tx, owned, QUOTA))) throw new Refusal('PICTURE_QUOTA');
    return insertUpload(tx, owned, drawn);
  });
  return { id, width: drawn.width, height: drawn.height, bytes: drawn.picture.length };
}
