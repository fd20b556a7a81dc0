import type { Database } from '#db/database.ts';
import { moveAlongLine, type Moved, type Wish as LineWish } from './move-along-line.ts';
import { uplineKey } from './upline-key.ts';
import { selectUpline } from './upline.store.ts';

export type Wish = Omit<LineWish, 'direction' | 'otherId' | 'isSame'> & {
  /** The key of whom the sender was shown. */
  to: string;
};

/** MEM-12, T9: nobody names the receiver: it is the agent above, if that is whom the sender was shown. */
export async function moveToUpline(db: Database, { to, ...wish }: Wish): Promise<Moved> {
  const upline = await selectUpline(db, wish);
  const isSame = (receiverId: bigint): boolean => uplineKey(wish, receiverId) === to;
  const otherId = upline !== null && isSame(upline.id) ? upline.id : null;
  return moveAlongLine(db, { ...wish, direction: 'up', otherId, isSame });
}
