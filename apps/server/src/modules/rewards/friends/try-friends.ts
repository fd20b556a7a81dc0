import { parseMoney } from '@maidan/contract/money.ts';
import type { Database } from '#db/database.ts';
import type { FriendFact } from './friend-rules.ts';
import { selectFriendsSince, selectStaked } from './friends.store.ts';

type Asked = { merchant: string; fact: FriendFact; from: Date; limit: number };

/** What a rule would have given for the friends who came in these days; the month's largest is not looked at. */
export async function tryFriends(db: Database, { merchant, fact, from, limit }: Asked) {
  const friends = await selectFriendsSince(db, { merchant, from, limit });
  const staked = await selectStaked(
    db,
    merchant,
    friends.map(({ friendId, registeredAt }) => ({ friendId, from: registeredAt, days: fact.days })),
  );
  const amount = parseMoney(fact.amount);
  const met = friends.filter(({ friendId }) => (staked.get(friendId) ?? 0n) >= parseMoney(fact.stake));
  return {
    members: new Set(friends.map(({ inviterId }) => inviterId)).size,
    rewarded: new Set(met.map(({ inviterId }) => inviterId)).size,
    grants: met.length,
    sum: amount * BigInt(met.length),
    largest: met.length === 0 ? 0n : amount,
  };
}
