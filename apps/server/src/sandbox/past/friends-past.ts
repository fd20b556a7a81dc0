import { standardDepositMethods } from '#settings/standard-deposits.ts';
import type { GameSeed } from '#sandbox/catalogue/catalogue.ts';
import { FRIENDS, type FriendSeed } from '#sandbox/people/friends.ts';
import { WELCOME } from './past-money.ts';
import { playedCode, type PastEvent } from './past.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const TAKA = 100;
const ROUNDS = 12;
const METHOD = standardDepositMethods({ profile: 'sandbox', publicOrigin: '' })[0];

/** MEM-09: what the friends of the demo account did, so that their inviter's rewards come from real deposits and bets. */
export function friendsPast(games: readonly GameSeed[]): PastEvent[] {
  const game = games.find(({ hotRank }) => hotRank !== null);
  return game === undefined ? [] : FRIENDS.flatMap((friend) => lifeOf(friend, game));
}

function lifeOf({ username, joinedDaysAgo, deposit, stakes }: FriendSeed, game: GameSeed): PastEvent[] {
  const joined = joinedDaysAgo * DAY;
  const events: PastEvent[] = [{ kind: 'welcome', at: joined - MINUTE, username, amount: WELCOME }];
  if (deposit > 0 && METHOD !== undefined)
    events.push({
      kind: 'deposit',
      at: joined - 20 * MINUTE,
      username,
      amount: deposit * TAKA,
      method: METHOD,
      fate: 'paid',
    });
  if (stakes === 0) return events;
  const sat = { username, sitting: 0 };
  events.push({ kind: 'launch', at: joined - 30 * MINUTE, ...sat, game });
  const stake = (stakes / ROUNDS) * TAKA;
  for (let round = 0; round < ROUNDS; round += 1) {
    const at = joined - (31 + round) * MINUTE;
    // Every third pays twice the stake.
    const win = round % 3 === 2 ? stake * 2 : 0;
    events.push({ kind: 'round', at, ...sat, round, gameCode: playedCode(game), stake, win });
  }
  return events;
}
