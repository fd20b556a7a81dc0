import { formatMoneyText, minor } from '@maidan/contract/money.ts';
import type { AnyTableRules } from '@maidan/games/game.ts';
import type { OwnSeat, ShownSeat, ShownTable } from '@maidan/games/table/table-wire.ts';
import { nextDealt, turnEndsAt, TABLE, type Hand, type Table } from '@maidan/games/table/table.ts';
import type { SeatRow, Sitting } from './seat.store.ts';
import type { TableRow } from './table.store.ts';

const text = (amount: bigint | string): string => formatMoneyText(minor(BigInt(amount)));

/** What all of a table's pages are shown of, read once for them. */
export type SeenTable = {
  readonly row: TableRow;
  readonly rules: AnyTableRules;
  readonly seats: readonly SeatRow[];
  readonly table: Table;
  /** The newest hand, also when it is over. */
  readonly hand: { readonly played: Hand; readonly state: 'playing' | 'ended' | 'void' } | null;
};

export function presentOwnSeat(seat: Sitting): OwnSeat {
  const { id, operationId, place, state, hands, reason, refusal, seed } = seat;
  return {
    id,
    operationId,
    place,
    state,
    hands,
    reason,
    refusal,
    seed,
    buyIn: text(seat.buyIn),
    chips: text(seat.chips),
    win: seat.win === null ? null : text(seat.win),
    balanceAfter: seat.balanceAfter === null ? null : text(seat.balanceAfter),
  };
}

/** For one seat: of the hand only what its rules show to that place. No link leaves the house before the sitting is over. */
export function presentTable(seen: SeenTable, own: Sitting): ShownTable {
  const { row, rules, seats, table, hand } = seen;
  const isPlayed = hand?.state === 'playing';
  const paid = isPlayed ? rules.paidIn(hand.played.state) : new Map<number, bigint>();
  const dealtTo = (id: string) => hand?.played.dealt.find(({ seat }) => seat === id)?.place ?? null;
  const endsAt = turnEndsAt(rules, table);
  const inTurn = hand && isPlayed ? rules.turnOf(hand.played.state) : null;
  return {
    id: row.id,
    unit: text(row.unit),
    buyIn: text(row.buyIn),
    dealer: hand?.played.dealer ?? row.dealer,
    commitment: row.commitment,
    seats: seats
      .filter(({ state }) => state !== 'buying')
      .map((seat): ShownSeat => {
        const place = dealtTo(seat.id);
        return {
          place: seat.place,
          // The first of its id: of this sitting alone, whoever it is.
          name: seat.id.slice(0, 4),
          bot: seat.bot,
          isYou: seat.id === own.id,
          chips: text(BigInt(seat.chips) - (place === null ? 0n : (paid.get(place) ?? 0n))),
          isAway: seat.awaySinceMs !== null,
          isLeaving: seat.state === 'leaving',
          isDealtIn: place !== null,
        };
      }),
    hand: hand && {
      number: hand.played.number,
      step: hand.played.step,
      isOver: !isPlayed,
      isVoid: hand.state === 'void',
      turnEndsInMs:
        isPlayed && endsAt !== null
          ? Math.max(hand.played.turnStartedAt + TABLE.turnMs - row.nowMs, 0)
          : null,
      bankMs: table.seats.find(({ place }) => place === inTurn)?.bankMs ?? 0,
      view: rules.show(hand.played.state, dealtTo(own.id)),
    },
    nextHandInMs: !isPlayed && nextDealt(rules, table) ? Math.max(row.readyAtMs - row.nowMs, 0) : null,
  };
}
