import { minor, parseMoney, type Money } from '@maidan/contract/money.ts';
import { moneyText } from '@maidan/contract/money-text.ts';
import * as z from 'zod/mini';
import type { Lottery } from './lotteries.ts';
import { playOf } from './plays/plays.ts';
import type { Pad, Picks, Play } from './plays/play.ts';
import { prizesOf, unitsOf } from './prizes.ts';

export const TICKET = {
  mostLines: 20,
  /** Single bets of one line. */
  mostBets: 2_000,
  /** All of them of one ticket, in minor units. */
  mostStake: minor(5_000_000),
  /** Coming draws that one order may hold: as many as the wallet takes in one request. */
  mostDraws: 20,
} as const;

const number = z.int().check(z.minimum(0), z.maximum(9_999));
export const ticketLine = z.strictObject({
  play: z.string().check(z.maxLength(24)),
  picks: z.array(z.array(number).check(z.maxLength(100))).check(z.minLength(1), z.maxLength(10)),
  /** For each single bet. */
  unit: moneyText,
});
export type TicketLine = z.infer<typeof ticketLine>;
export const ticketBet = z.strictObject({
  lines: z.array(ticketLine).check(z.minLength(1), z.maxLength(TICKET.mostLines)),
});
export type TicketBet = z.infer<typeof ticketBet>;

/**
 * As it was sold: with what each tier pays, in hundredths of the stake. A ticket is paid by this, whatever the table says when it is
 * drawn. Tickets from before it was kept have none and are paid by the table.
 */
export const soldLine = z.strictObject({
  ...ticketLine.shape,
  prizes: z.optional(z.record(z.string(), z.int().check(z.nonnegative()))),
});
export type SoldLine = z.infer<typeof soldLine>;
export const soldBet = z.strictObject({
  lines: z.array(soldLine).check(z.minLength(1), z.maxLength(TICKET.mostLines)),
});
export type SoldBet = z.infer<typeof soldBet>;

/** A line that is no bet of this lottery. */
export class NoBet extends Error {}

/** `bets`: how many single bets the line stands for. */
export type ReadLine = {
  readonly play: Play;
  readonly picks: Picks;
  readonly unit: Money;
  readonly bets: number;
};

/** A line that may be sold now. */
export function readLine(lottery: Lottery, line: TicketLine): ReadLine {
  const read = readSold(lottery, line);
  if (!unitsOf(read.play, lottery.mode).includes(read.unit)) throw new NoBet('no such stake');
  return read;
}

/** A line that was sold once: which stakes are sold today does not matter to it. */
export function readSold(lottery: Lottery, { play: code, picks, unit: text }: TicketLine): ReadLine {
  const play = playOf(lottery.family, code);
  if (!play || picks.length !== play.pads.length) throw new NoBet('no such play');
  const isPicked = play.pads.every((pad, place) => isPick(pad, picks[place] ?? []));
  const unit = parseMoney(text);
  const bets = isPicked ? play.count(picks) : 0;
  if (bets < 1 || bets > TICKET.mostBets) throw new NoBet('too few or too many numbers');
  return { play, picks, unit, bets };
}

/** Rising, each once, within the pad. */
const isPick = ({ from, to, least, most }: Pad, picked: readonly number[]): boolean =>
  picked.length >= least &&
  picked.length <= most &&
  picked.every(
    (each, place) => each >= from && each <= to && (place === 0 || each > (picked[place - 1] ?? -1)),
  );

const costOf = (lines: readonly ReadLine[]): Money =>
  minor(lines.reduce((all, { unit, bets }) => all + unit * BigInt(bets), 0n));

export function stakeOfTicket(lottery: Lottery, { lines }: TicketBet): Money {
  const stake = costOf(lines.map((line) => readLine(lottery, line)));
  if (stake > TICKET.mostStake) throw new NoBet('too much for one ticket');
  return stake;
}

/** What was taken for a ticket when it was sold. */
export const stakeOfSold = (lottery: Lottery, { lines }: SoldBet): Money =>
  costOf(lines.map((line) => readSold(lottery, line)));

/** With the prizes in force, as they are kept with the ticket. */
export const sellTicket = (lottery: Lottery, { lines }: TicketBet): SoldBet => ({
  lines: lines.map((line) => {
    const { play } = readLine(lottery, line);
    const prizes = prizesOf(play, lottery.mode);
    return {
      ...line,
      prizes: Object.fromEntries(play.tiers.map(({ key }, tier) => [key, prizes[tier] ?? 0])),
    };
  }),
});

/** What a line pays, by the tiers of its play as it is today. */
export function soldPrizes(lottery: Lottery, play: Play, { prizes }: SoldLine): readonly number[] {
  if (prizes === undefined) return prizesOf(play, lottery.mode);
  return play.tiers.map(({ key }) => {
    const prize = prizes[key];
    if (prize === undefined) throw new NoBet('sold without this tier');
    return prize;
  });
}

/** What a line is paid in this draw; `hits` is by tier. Throws `NoBet` where the rules no longer know what was sold. */
export function settleLine(
  lottery: Lottery,
  line: SoldLine,
  drawn: readonly number[],
): { win: Money; hits: readonly { tier: string; times: number }[] } {
  const { play, picks, unit } = readSold(lottery, line);
  const prizes = soldPrizes(lottery, play, line);
  const hits = play.hits(picks, drawn);
  const win = hits.reduce(
    (all, { tier, times }) => all + (unit * BigInt(prizes[tier] ?? 0) * BigInt(times)) / 100n,
    0n,
  );
  return {
    win: minor(win),
    hits: hits.map(({ tier, times }) => ({ tier: play.tiers[tier]?.key ?? '', times })),
  };
}

export const winOfTicket = (lottery: Lottery, { lines }: SoldBet, drawn: readonly number[]): Money =>
  minor(lines.reduce((all, line) => all + settleLine(lottery, line, drawn).win, 0n));
