import { randomUUID } from 'node:crypto';
import type { AnyInstantRules } from '@maidan/games/game.ts';
import type { SpinAnswer } from '@maidan/games/play.ts';
import { decideWith } from '@maidan/games/random.ts';
import { rulesOf } from '@maidan/games/rules.ts';
import type { House } from '#house.ts';
import { PlayRefusal } from '#sessions/play-refusal.ts';
import type { StoredSession } from '#sessions/play-session.store.ts';
import { roundBytesAtOnce } from './round-bytes.ts';
import { placeWithStake } from './round-money.ts';
import { presentRound } from './round.present.ts';
import { roundById, type StoredRound } from './round.store.ts';
import { knownTable, rememberTable, takeRemembered, type KnownTable } from './remembered-table.ts';
import { readTable, type RoundTable } from './round-table.store.ts';
import { presentSeeds, seedPairOf, type SeedPair } from './seeds.store.ts';
import { settlePlaced } from './settle-round.ts';

export type SpinInput = { operationId: string; bet: Record<string, unknown>; resume?: boolean | undefined };

/** The client's clock and the house's may differ a little; the pace still holds. */
const PACE_TOLERANCE_MS = 150;
/** Whoever was overtaken looks again, and finds what has overtaken. */
const MAX_ATTEMPTS = 5;

/**
 * The same operation asked again, by a double click or after a lost answer, is the same round. What must be known is asked
 * for at once; the round is written with its outcome before the wallet hears of it, and once more with its end.
 */
export async function spin(house: House, sessionHash: Buffer, input: SpinInput): Promise<SpinAnswer> {
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
    const known =
      (attempt === 1 && recallTable(house, sessionHash, input)) ||
      (await readKnown(house, sessionHash, input));
    const { table } = known;
    const { session, knownId } = table;
    const rules = rulesOf(session.gameCode);
    if (rules?.shape !== 'instant') throw new PlayRefusal('NOT_FOUND');
    const stake = stakeIn(rules, input.bet);
    const pair = table.pair ?? (await seedPairOf(house.db, session.playerId, false));
    if (knownId !== null) return answer(await knownRound(house, session, knownId, stake), pair);
    refuseAhead(house, rules, table, input);
    const round = await placeRound(house, rules, session, pair, input, stake);
    if (round !== null) {
      const placedAt = performance.now();
      const ended = await settlePlaced(house, round, session);
      const next = { ...pair, nextNonce: pair.nextNonce + 1 };
      if (ended.state === 'settled') rememberTable(house.db, sessionHash, known, next, placedAt);
      return answer(ended, next);
    }
  }
  throw new PlayRefusal('ROUND_OPEN');
}

async function readKnown(house: House, sessionHash: Buffer, { operationId }: SpinInput): Promise<KnownTable> {
  const askedAt = performance.now();
  const table = await readTable(house.db, { sessionHash, operationId });
  if (table === undefined) throw new PlayRefusal('SESSION_ENDED');
  return knownTable(table, askedAt);
}

/** Not for a page that asks after a round, nor for one ahead of the pace, which may be asking again for its last one. */
function recallTable(house: House, sessionHash: Buffer, { resume }: SpinInput): KnownTable | undefined {
  const known = takeRemembered(house.db, sessionHash);
  if (known === undefined || resume === true) return undefined;
  const rules = rulesOf(known.table.session.gameCode);
  return rules?.shape === 'instant' && !isAhead(house, rules, known.table) ? known : undefined;
}

const answer = (round: StoredRound, pair: SeedPair): SpinAnswer => ({
  round: presentRound(round),
  seeds: presentSeeds(pair),
});

function stakeIn(rules: AnyInstantRules, bet: unknown): bigint {
  try {
    return rules.stakeOf(bet);
  } catch {
    throw new PlayRefusal('BAD_REQUEST');
  }
}

async function knownRound(
  house: House,
  session: StoredSession,
  id: string,
  stake: bigint,
): Promise<StoredRound> {
  const known = await roundById(house.db, id);
  if (BigInt(known.stake) !== stake || known.gameCode !== session.gameCode)
    throw new PlayRefusal('OPERATION_CONFLICT');
  return known;
}

function refuseAhead(house: House, rules: AnyInstantRules, table: RoundTable, input: SpinInput): void {
  if (input.resume === true) throw new PlayRefusal('NOT_FOUND');
  if (table.openId !== null) throw new PlayRefusal('ROUND_OPEN');
  if (isAhead(house, rules, table)) throw new PlayRefusal('TOO_FAST');
}

function isAhead(house: House, rules: AnyInstantRules, { msSinceLast }: RoundTable): boolean {
  const minimumMs = (house.timing.minimumRoundMs ?? rules.manifest.minimumRoundMs) - PACE_TOLERANCE_MS;
  return msSinceLast !== null && msSinceLast < minimumMs;
}

/** Null: the seeds have moved on, or the player has another round by now. */
async function placeRound(
  house: House,
  rules: AnyInstantRules,
  session: StoredSession,
  pair: SeedPair,
  input: SpinInput,
  stake: bigint,
): Promise<StoredRound | null> {
  const nonce = pair.nextNonce;
  const seeds = { serverSeed: pair.serverSeed, clientSeed: pair.clientSeed, nonce };
  const { win, outcome } = await decideWith(seeds, (draw) => rules.decide(input.bet, draw), roundBytesAtOnce);
  const round: StoredRound = {
    id: randomUUID(),
    sessionId: session.id,
    playerId: session.playerId,
    gameCode: session.gameCode,
    operationId: input.operationId,
    seedPairId: pair.id,
    nonce,
    bet: input.bet,
    stake: stake.toString(),
    win: win.toString(),
    outcome,
    state: 'bet-sent',
    resolution: 'batch',
    attempts: 1,
    refusal: null,
    balanceAfter: null,
    createdAt: new Date(),
    commitment: pair.commitment,
    clientSeed: pair.clientSeed,
    serverSeed: pair.serverSeed,
    revealedAt: null,
  };
  return placeWithStake(house.db, round, session, house.timing.leaseMs);
}
