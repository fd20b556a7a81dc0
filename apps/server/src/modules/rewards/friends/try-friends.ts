import { parseMoney } from '@maidan/contract/money.ts';
import type { Database } from '#db/database.ts';
import type { FriendFact } from './friend-rules.ts';
import { selectFriendsSince, selectStaked } from './friends.store.ts';

type Asked = { merchant: string; fact: FriendFact; from: Date; limit: number };

type Due = { memberId: string; at: Date; amount: bigint };

/** What would be due for the friends who came in these days, and to how many inviters; the month's largest is not looked at. */
export async function tryFriends(
  db: Database,
  { merchant, fact, from, limit }: Asked,
): Promise<{ members: number; capped: boolean; due: Due[] }> {
  const found = await selectFriendsSince(db, { merchant, from, limit: limit + 1 });
  const friends = found.slice(0, limit);
  const staked = await selectStaked(
    db,
    merchant,
    friends.map(({ friendId, registeredAt }) => ({ friendId, from: registeredAt, days: fact.days })),
  );
  const amount = parseMoney(fact.amount);
  const met = friends.filter(({ friendId }) => (staked.get(friendId) ?? 0n) >= parseMoney(fact.stake));
  return {
    capped: found.length > friends.length,
    members: new Set(friends.map(({ inviterId }) => inviterId)).size,
    due: met.map(({ inviterId, registeredAt }) => ({
      memberId: String(inviterId),
      at: registeredAt,
      amount,
    })),
  };
}
