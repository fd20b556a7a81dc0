import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { AnyGameRules } from '@maidan/games/game.ts';
import type { SpinAnswer } from '@maidan/games/play.ts';
import type { PoolWin } from '@maidan/games/pool.ts';
import { decideWith, type RoundSeeds } from '@maidan/games/random.ts';
import { playsFreeRounds } from '#rounds/free-rounds/free-rounds.ts';
import { payFreeRounds } from '#rounds/free-rounds/pay-free-rounds.ts';
import type { House } from '#house.ts';
import { poolOfBet } from '#jackpot/pool-of-bet.ts';
import { allowedNow } from '#terms/house-terms.ts';
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

export type SpinInput = {
  operationId: string;
  bet: Record<string, unknown>;
  resume?: boolean | undefined;
  campaignId?: string | undefined;
};

/** The client's clock and the house's may differ a little; the pace still holds. */
const PACE_TOLERANCE_MS = 150;
/** Whoever was overtaken looks again, and finds what has overtaken. */
const MAX_ATTEMPTS = 5;

/**
 * The same operation asked again, by a double click or after a lost answer, is the same round. What must be known is asked
 * for at once; the round is written with all its chance decided before the wallet hears of it, and once more with what comes of it.
 */
export async function spin(house: House, sessionHash: Buffer, input: SpinInput): Promise<SpinAnswer> {
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
    const known =
      (attempt === 1 && recallTable(house, sessionHash, input)) ||
      (await readKnown(house, sessionHash, input));
    const { table } = known;
    const { session, knownId } = table;
    const rules = house.rulesOf(session.gameCode);
    if (!rules) throw new PlayRefusal('NOT_FOUND');
    const stake = stakeIn(rules, input.bet);
    const isBought = rules.shape === 'instant' && rules.isBought(input.bet);
    if (isBought && !session.allows.includes('bought-features')) throw new PlayRefusal('BAD_REQUEST');
    refuseUngiven(rules, session, input);
    const pair = table.pair ?? (await seedPairOf(house.db, session.playerId, false));
    if (knownId !== null)
      return answer(house, session, await knownRound(house, session, knownId, input), pair);
    if (isBought) await refuseUnsold(house, session);
    refuseAhead(house, rules, table, input);
    const round = await placeRound(house, rules, session, pair, input, stake);
    if (round !== null) {
      const placedAt = performance.now();
      const ended = await settlePlaced(house, round, session);
      const next = { ...pair, nextNonce: pair.nextNonce + 1 };
      if (ended.campaignId !== null) await payAtOnce(house, ended);
      if (ended.state === 'settled') rememberTable(house.db, sessionHash, known, next, placedAt);
      return answer(house, session, ended, next);
    }
  }
  throw new PlayRefusal('ROUND_OPEN');
}

/** After the last one; whatever comes between is done by the house later. */
async function payAtOnce(house: House, { playerId, id }: StoredRound): Promise<void> {
  try {
    await payFreeRounds(house, playerId);
  } catch (error) {
    house.log.error(
      { roundId: id, error: error instanceof Error ? error.message : 'unknown' },
      'free rounds not paid',
    );
  }
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
  const rules = house.rulesOf(known.table.session.gameCode);
  return rules?.shape === 'instant' && !isAhead(house, rules, known.table) ? known : undefined;
}

const answer = async (
  house: House,
  session: StoredSession,
  round: StoredRound,
  pair: SeedPair,
): Promise<SpinAnswer> => ({
  round: await presentRound(house, round),
  seeds: presentSeeds(pair),
  allows: await allowedNow(house.db, session),
});

function stakeIn(rules: AnyGameRules, bet: unknown): bigint {
  try {
    return rules.stakeOf(bet);
  } catch {
    throw new PlayRefusal('BAD_REQUEST');
  }
}

/** The rules know what a feature costs; whether it may be bought is the operator's word, as it is now. What was placed before stands. */
async function refuseUnsold({ db }: House, session: StoredSession): Promise<void> {
  if (!(await allowedNow(db, session)).includes('bought-features'))
    throw new PlayRefusal('NO_LONGER_OFFERED');
}

/** A gift is for plain bets of games that play free rounds. */
function refuseUngiven(rules: AnyGameRules, session: StoredSession, { campaignId, bet }: SpinInput): void {
  if (campaignId === undefined) return;
  if (!playsFreeRounds(rules, session) || (rules.shape === 'instant' && rules.isBought(bet)))
    throw new PlayRefusal('BAD_REQUEST');
}

async function knownRound(
  house: House,
  session: StoredSession,
  id: string,
  { bet, campaignId }: SpinInput,
): Promise<StoredRound> {
  const known = await roundById(house.db, id);
  const isSame = isDeepStrictEqual(known.bet, bet) && known.campaignId === (campaignId ?? null);
  if (!isSame || known.gameCode !== session.gameCode) throw new PlayRefusal('OPERATION_CONFLICT');
  return known;
}

function refuseAhead(house: House, rules: AnyGameRules, table: RoundTable, input: SpinInput): void {
  if (input.resume === true) throw new PlayRefusal('NOT_FOUND');
  if (table.openId !== null) throw new PlayRefusal('ROUND_OPEN');
  if (isAhead(house, rules, table)) throw new PlayRefusal('TOO_FAST');
}

function isAhead(house: House, rules: AnyGameRules, { msSinceLast }: RoundTable): boolean {
  const minimumMs = (house.timing.minimumRoundMs ?? rules.manifest.minimumRoundMs) - PACE_TOLERANCE_MS;
  return msSinceLast !== null && msSinceLast < minimumMs;
}

/** Null: the seeds have moved on, or the player has another round by now. */
async function placeRound(
  house: House,
  rules: AnyGameRules,
  session: StoredSession,
  pair: SeedPair,
  input: SpinInput,
  stake: bigint,
): Promise<StoredRound | null> {
  const nonce = pair.nextNonce;
  const seeds = { serverSeed: pair.serverSeed, clientSeed: pair.clientSeed, nonce };
  const { winsPool, ...decision } = await decided(rules, input.bet, seeds);
  const pool = await poolOfBet(house, rules, session, stake);
  const round: StoredRound = {
    id: randomUUID(),
    sessionId: session.id,
    playerId: session.playerId,
    gameCode: session.gameCode,
    shape: rules.shape,
    operationId: input.operationId,
    seedPairId: pair.id,
    nonce,
    bet: input.bet,
    actions: [],
    pendingAction: null,
    pendingCost: null,
    extraBets: 0,
    stake: stake.toString(),
    ...decision,
    poolShare: pool?.share ?? null,
    jackpot: null,
    campaignId: input.campaignId ?? null,
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
  const taking = winsPool && pool ? pool.taking(winsPool) : null;
  return placeWithStake(house.db, round, session, { leaseMs: house.timing.leaseMs, taking });
}

/** What the bet decides by itself. Of a round in steps every draw is made by then too, but its end is for the player to choose. */
async function decided(
  rules: AnyGameRules,
  bet: unknown,
  seeds: RoundSeeds,
): Promise<Pick<StoredRound, 'win' | 'outcome'> & { winsPool: PoolWin | null }> {
  if (rules.shape === 'stepwise') return { win: null, outcome: null, winsPool: null };
  const {
    win,
    outcome,
    winsPool = null,
  } = await decideWith(seeds, (draw) => rules.decide(bet, draw), roundBytesAtOnce);
  return { win: win.toString(), outcome, winsPool };
}
