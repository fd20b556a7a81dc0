import { randomUUID } from 'node:crypto';
import type { SpinAnswer } from '@maidan/games/play.ts';
import { decideWith } from '@maidan/games/random.ts';
import { rulesOf } from '@maidan/games/rules.ts';
import type { AnyGameRules } from '@maidan/games/game.ts';
import type { HouseDatabase } from '#db/house-database.ts';
import type { House } from '#house.ts';
import { PlayRefusal } from '#sessions/play-refusal.ts';
import type { StoredSession } from '#sessions/play-session.store.ts';
import { insertRound, paceOf, roundById, roundByOperation, type StoredRound } from './round.store.ts';
import { stakeAndSend } from './round-money.ts';
import { presentRound } from './round.present.ts';
import { presentSeeds, seedPairOf, takeNonce } from './seeds.store.ts';
import { settleRound } from './settle-round.ts';

export type SpinInput = { operationId: string; bet: Record<string, unknown>; resume?: boolean | undefined };

/** The client's clock and the house's may differ a little; the pace still holds. */
const PACE_TOLERANCE_MS = 150;

/** The same operation asked again, by a double click or after a lost answer, is the same round. */
export async function spin(house: House, session: StoredSession, input: SpinInput): Promise<SpinAnswer> {
  const rules = rulesOf(session.game_code);
  if (!rules) throw new PlayRefusal('NOT_FOUND');
  const stake = stakeIn(rules, input.bet);
  const { round, isNew } = await house.db.transaction((tx) =>
    openRound(tx, house, session, rules, input, stake),
  );
  if (isNew) await decideAndSend(house, rules, round);
  const seeds = await seedPairOf(house.db, session.player_id, false);
  return { round: presentRound(await roundById(house.db, round.id)), seeds: presentSeeds(seeds) };
}

function stakeIn(rules: AnyGameRules, bet: unknown): bigint {
  try {
    return rules.stakeOf(bet);
  } catch {
    throw new PlayRefusal('BAD_REQUEST');
  }
}

/** Everything hangs on the lock of the player's seed pair: one round at a time, one nonce for each. */
async function openRound(
  tx: HouseDatabase,
  house: House,
  session: StoredSession,
  rules: AnyGameRules,
  input: SpinInput,
  stake: bigint,
): Promise<{ round: StoredRound; isNew: boolean }> {
  const pair = await seedPairOf(tx, session.player_id, true);
  const known = await roundByOperation(tx, session.player_id, input.operationId);
  if (known) {
    if (BigInt(known.stake) !== stake || known.game_code !== session.game_code)
      throw new PlayRefusal('OPERATION_CONFLICT');
    return { round: known, isNew: false };
  }
  if (input.resume === true) throw new PlayRefusal('NOT_FOUND');
  const pace = await paceOf(tx, session.player_id);
  if (pace.openId !== null) throw new PlayRefusal('ROUND_OPEN');
  const minimumMs = (house.timing.minimumRoundMs ?? rules.manifest.minimumRoundMs) - PACE_TOLERANCE_MS;
  if (pace.msSinceLast !== null && pace.msSinceLast < minimumMs) throw new PlayRefusal('TOO_FAST');
  const id = randomUUID();
  const nonce = await takeNonce(tx, pair.id);
  await insertRound(
    tx,
    {
      id,
      session_id: session.id,
      player_id: session.player_id,
      game_code: session.game_code,
      operation_id: input.operationId,
      seed_pair_id: pair.id,
      nonce,
      bet: input.bet,
      stake,
    },
    house.timing.leaseMs,
  );
  return { round: await roundById(tx, id), isNew: true };
}

async function decideAndSend(house: House, rules: AnyGameRules, round: StoredRound): Promise<void> {
  const seeds = { serverSeed: round.server_seed, clientSeed: round.client_seed, nonce: round.nonce };
  const decision = await decideWith(seeds, (draw) => rules.decide(round.bet, draw));
  if (await stakeAndSend(house.db, round, decision, house.timing.leaseMs)) await settleRound(house, round.id);
}
