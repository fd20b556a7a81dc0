import type { VendorRoundAnswer } from '@maidan/contract/seamless-wallet/round-proof.ts';
import { minor } from '@maidan/contract/money.ts';
import { sittingOutcome, type SittingHand } from '@maidan/games/table/replay-sitting.ts';
import type { House } from '#house.ts';
import { wireAmount } from '#rounds/round-wallet.ts';
import { sittingById, type Sitting } from './seat.store.ts';
import { linkOfTable } from './table-chain.ts';
import { handsOfSeat, tableById } from './table.store.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * How a sitting went, for its player's receipt: all hands that were dealt to it. The link of the last of them is told when the player has got up; every
 * link before it is a hash away, down to the one that was public before the table's first hand.
 */
export async function sittingProof(
  house: House,
  playerId: string,
  id: string,
): Promise<VendorRoundAnswer | null> {
  const seat = UUID.test(id) ? await sittingById(house.db, id) : undefined;
  const table = seat?.playerId === playerId ? await tableById(house.db, seat.tableId) : undefined;
  if (!seat || !table) return null;
  const isOver = seat.state === 'left' || seat.state === 'paying';
  const rows = isOver ? await handsOfSeat(house.db, seat.tableId, seat.id) : [];
  const last = rows.at(-1)?.number;
  const rake = rows.reduce((sum, hand) => sum + BigInt(hand.rake ?? 0), 0n);
  return {
    commitment: table.commitment,
    clientSeed: seat.seed,
    nonce: last ?? 0,
    serverSeed: last === undefined ? null : linkOfTable(table, last),
    outcome: seat.state === 'left' ? sittingOutcome(rows.length, minor(rake)) : null,
    played: { gameCode: seat.gameCode, bet: betOf(seat, table.unit), actions: rows.map(handOf) },
  };
}

const betOf = ({ buyIn, place, seed }: Sitting, unit: string) => ({
  stake: wireAmount(buyIn),
  unit: wireAmount(unit),
  place,
  seed,
});

function handOf(row: Awaited<ReturnType<typeof handsOfSeat>>[number]): SittingHand {
  return {
    number: row.number,
    clientSeed: row.clientSeed,
    seats: row.dealt.map(({ place, chips }) => [place, wireAmount(chips)]),
    ...(row.state === 'void' && { isVoid: true }),
    steps: row.steps.map(({ place, action }) => [place, action]),
    ...(row.pots && { pots: row.pots }),
  };
}
