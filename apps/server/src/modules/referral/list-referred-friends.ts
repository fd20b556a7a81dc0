import type { ParsedRequestOf, ResponseOf } from '@maidan/contract/operation.ts';
import type { listReferredFriends as operation } from '@maidan/contract/referral/list-referred-friends.ts';
import { sessionOf, type CallContext } from '#call/call-context.ts';
import { cutPage, readCursor, writeCursor } from '#call/cursor.ts';
import { judgePage } from '#modules/rewards/friends/friends.ts';
import { readEveryRule } from '#modules/rewards/rules/rule.ts';
import { presentFriend } from './referral.present.ts';
import { selectInvited } from './referral.store.ts';

/** MEM-09: by the rules and facts of this moment, as the reward itself is. */
export async function listReferredFriends(
  context: CallContext,
  { cursor, pageSize }: ParsedRequestOf<typeof operation>,
): Promise<ResponseOf<typeof operation>> {
  const { db } = context;
  const whose = { merchant: context.config.merchant, memberId: sessionOf(context).memberId };
  const before = cursor === undefined ? null : readCursor(cursor);
  const { now, rules } = await readEveryRule(db, whose.merchant);
  const rows = await selectInvited(db, whose, { before, limit: pageSize + 1 });
  const { page, nextCursor } = cutPage(rows, pageSize, ({ id }) => writeCursor(id));
  const open = page.filter(({ grantCode }) => grantCode === null);
  const judged = await judgePage({ db, whose, now }, rules, open);
  const byKey = new Map(judged.map((one) => [one.friend.key, one]));
  return { friends: page.map((row) => presentFriend(row, byKey.get(row.key))), nextCursor };
}
