import type { AnyTableRules } from '@maidan/games/game.ts';
import { nextDealt, seatInTurn, TABLE, turnEndsAt, type Table } from '@maidan/games/table/table.ts';
import type { SeatRow } from './seat.store.ts';

/** As many as play, with the bots, where fewer people do. */
const COMPANY = 4;

const isPerson = ({ bot }: SeatRow): boolean => bot === null;
export const isDeserted = (seats: readonly SeatRow[]): boolean => !seats.some(isPerson);

/** How many bots should sit there. They make up the number for people who wait, and go when there are enough. */
export const botsWanted = (seats: readonly SeatRow[], hasBots: boolean): number =>
  hasBots && !isDeserted(seats) ? Math.max(COMPANY - seats.filter(isPerson).length, 0) : 0;

/** A bot takes its time, each turn another: nobody reads from it what it holds. */
const thinkMs = (step: number): number => 1_400 + ((step * 733) % 1_300);

export const botActsAt = (rules: AnyTableRules, table: Table): number | null =>
  table.hand && seatInTurn(rules, table)?.isBot === true
    ? table.hand.turnStartedAt + thinkMs(table.hand.number + table.hand.step)
    : null;

type Around = { seats: readonly SeatRow[]; readyAt: number; now: number };

/** When the clock has to look at this table again; null: only when somebody comes. */
export function dueAt(rules: AnyTableRules, table: Table, { seats, readyAt, now }: Around): number | null {
  if (table.hand) return botActsAt(rules, table) ?? turnEndsAt(rules, table);
  if (isDeserted(seats)) return now;
  const away = table.seats.flatMap(({ awaySince }) => (awaySince === null ? [] : [awaySince + TABLE.awayMs]));
  // Between hands: also to let bots come and go.
  const isLively =
    nextDealt(rules, table) !== null ||
    table.seats.some(({ awaySince, isBot }) => awaySince === null && !isBot);
  const times = isLively ? [Math.max(readyAt, now + 1), ...away] : away;
  return times.length === 0 ? null : Math.min(...times);
}
