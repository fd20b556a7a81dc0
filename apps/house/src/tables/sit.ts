import { randomInt, randomUUID } from 'node:crypto';
import { parseMoney } from '@maidan/contract/money.ts';
import type { AnyTableRules } from '@maidan/games/game.ts';
import { tableRulesOf } from '@maidan/games/table-rules.ts';
import { TABLE } from '@maidan/games/table/table.ts';
import type { HouseDatabase } from '#db/house-database.ts';
import type { House } from '#house.ts';
import { purseOf, takeFrom } from '#own-wallet/own-wallet.store.ts';
import type { StoredSession } from '#sessions/play-session.store.ts';
import {
  insertSitting,
  neighboursOf,
  refusedLately,
  seatsAt,
  sittingOfOperation,
  type Sitting,
} from './seat.store.ts';
import { settleSeat } from './settle-seat.ts';
import { newChain } from './table-chain.ts';
import { TableRefusal } from './table-refusal.ts';
import { insertTable, tableWithPlace } from './table.store.ts';

export type SitInput = { operationId: string; buyIn: string; seed: string };

/** What a buy-in has of the least stake. */
const UNITS = 100n;
/** Within a minute: whoever has no money for a seat finds that out sooner. */
const MOST_REFUSED = 5;
const UNIQUE_VIOLATION = '23505';

/**
 * Takes a seat, and asks the wallet for the buy-in. Which table and which place, nobody chooses, and two of one address are not put at one table;
 * friends who come from elsewhere can still meet where few play. `address`: null where it says nothing.
 * The same operation asked again is the same sitting.
 */
export async function sit(
  house: House,
  session: StoredSession,
  input: SitInput,
  address: string | null = null,
): Promise<Sitting> {
  const rules = tableRulesOf(session.gameCode);
  const buyIn = parseMoney(input.buyIn);
  if (!rules?.manifest.stakeSteps.includes(buyIn) || session.freePlay) throw new TableRefusal('BAD_REQUEST');
  const known = await sittingOfOperation(house.db, session.playerId, input.operationId);
  if (known) return sameSitting(known, input);
  if ((await refusedLately(house.db, session.playerId, session.gameCode)) >= MOST_REFUSED)
    throw new TableRefusal('TOO_FAST');
  const seat = await insert(house, session, rules, { ...input, buyIn, address });
  if (seat) {
    await tellNeighbours(house, seat, address);
    return settleSeat(house, seat, session);
  }
  const other = await sittingOfOperation(house.db, session.playerId, input.operationId);
  if (other) return sameSitting(other, input);
  throw new TableRefusal('SEATED');
}

function sameSitting(known: Sitting, input: SitInput): Sitting {
  if (BigInt(known.buyIn) !== parseMoney(input.buyIn) || known.seed !== input.seed)
    throw new TableRefusal('OPERATION_CONFLICT');
  return known;
}

/** For those who look after the house: they sit at different tables, but what they do there may still be looked at. */
async function tellNeighbours(house: House, seat: Sitting, address: string | null): Promise<void> {
  const others = address === null ? [] : await neighboursOf(house.db, seat, address);
  if (others.length > 0)
    house.log.warn({ seatId: seat.id, others, gameCode: seat.gameCode }, 'players of one address at tables');
}

type Wanted = Omit<SitInput, 'buyIn'> & { buyIn: bigint; address: string | null };

/** Undefined: the player has a seat already, or the operation is known by now. */
async function insert(
  house: House,
  session: StoredSession,
  rules: AnyTableRules,
  { buyIn, operationId, seed, address }: Wanted,
): Promise<Sitting | undefined> {
  const purse = purseOf(session);
  try {
    return await house.db.transaction(async (tx) => {
      if (purse !== null && !(await takeFrom(tx, purse, buyIn))) throw new TableRefusal('INSUFFICIENT_FUNDS');
      const { gameCode, playerId } = session;
      const tableId = await openTable(tx, gameCode, { buyIn, address }, rules);
      const taken = new Set((await seatsAt(tx, tableId)).map(({ place }) => place));
      const free = Array.from({ length: rules.terms.mostSeats }, (_, place) => place).filter(
        (place) => !taken.has(place),
      );
      const place = free[randomInt(free.length)] ?? 0;
      const seat = {
        id: randomUUID(),
        tableId,
        gameCode,
        place,
        sessionId: session.id,
        playerId,
        operationId,
        seed,
      };
      const { leaseMs } = house.timing;
      return insertSitting(
        tx,
        { ...seat, buyIn: buyIn.toString() },
        { address, bankMs: TABLE.bankMs, leaseMs },
      );
    });
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === UNIQUE_VIOLATION) return undefined;
    throw error;
  }
}

async function openTable(
  tx: HouseDatabase,
  gameCode: string,
  { buyIn, address }: Pick<Wanted, 'buyIn' | 'address'>,
  { terms }: AnyTableRules,
): Promise<string> {
  const known = await tableWithPlace(tx, gameCode, buyIn.toString(), terms.mostSeats, address);
  if (known !== undefined) return known;
  const id = randomUUID();
  await insertTable(tx, {
    id,
    gameCode,
    buyIn: buyIn.toString(),
    unit: (buyIn / UNITS).toString(),
    ...newChain(),
  });
  return id;
}
