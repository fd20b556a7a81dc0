import { createHmac } from 'node:crypto';
import { formatMoneyText, minor } from '@maidan/contract/money.ts';
import type { JackpotState } from '@maidan/games/play.ts';
import type { House } from '#house.ts';
import type { StoredSession } from '#sessions/play-session.store.ts';
import { jackpotShareNow } from '#terms/house-terms.ts';
import { PlayRefusal } from '#sessions/play-refusal.ts';
import { lastWon, openPools, poolsHold, type PoolKey, type WonRow } from './jackpot-pool.store.ts';
import { poolsOf } from './pool-of-bet.ts';

const WINNERS = 5;
/** However many pages look at a pool, its row is read so often. */
const KEEP_MS = 1_000;

type Look = { held: ReadonlyMap<string, bigint>; won: readonly WonRow[] };
const looks = new WeakMap<House, Map<string, { until: number; look: Promise<Look> }>>();

/** What the page shows of the pools: what they hold now, how they are filled, and who was paid. */
export async function jackpotStateOf(house: House, session: StoredSession): Promise<JackpotState> {
  const rules = house.rulesOf(session.gameCode);
  if (rules?.shape !== 'instant' || rules.pools === undefined) throw new PlayRefusal('NOT_FOUND');
  const shareBasisPoints = await jackpotShareNow(house.db);
  const pools = poolsOf(rules.pools, shareBasisPoints);
  const shown = (heldOf: (tier: string, seed: bigint) => bigint) =>
    pools.map(({ tier, seed }) => ({
      tier,
      pool: formatMoneyText(minor(heldOf(tier, seed))),
      seed: formatMoneyText(minor(seed)),
    }));
  if (session.freePlay)
    return { shareBasisPoints, pools: shown((_, seed) => seed), isPractice: true, won: [] };
  await openPools(house.db, session, pools);
  const { held, won } = await lookAt(house, session);
  return {
    shareBasisPoints,
    pools: shown((tier) => held.get(tier) ?? 0n),
    isPractice: false,
    won: won.map((row) => ({
      player: nameless(house, row),
      isYou: row.playerId === session.playerId,
      tier: row.tier,
      amount: formatMoneyText(minor(BigInt(row.jackpot))),
      wonAt: row.wonAt.toISOString(),
    })),
  };
}

function lookAt(house: House, { gameCode, currency }: PoolKey): Promise<Look> {
  const kept = looks.get(house) ?? new Map<string, { until: number; look: Promise<Look> }>();
  looks.set(house, kept);
  const name = `${gameCode} ${currency}`;
  const now = performance.now();
  const last = kept.get(name);
  if (last && now < last.until) return last.look;
  const look = readLook(house, { gameCode, currency });
  kept.set(name, { until: now + KEEP_MS, look });
  look.catch(() => kept.delete(name));
  return look;
}

async function readLook({ db }: House, key: PoolKey): Promise<Look> {
  const [held, won] = await Promise.all([poolsHold(db, key), lastWon(db, key, WINNERS)]);
  return { held, won };
}

/** T33: the house knows no names, and account numbers could be tried out: a sign that only this house can make, of this round alone. */
function nameless({ config }: House, { roundId, playerId }: WonRow): string {
  return createHmac('sha256', config.outboundKey.secret)
    .update(`winner of a pool:${roundId}:${playerId}`)
    .digest('hex')
    .slice(0, 4);
}
