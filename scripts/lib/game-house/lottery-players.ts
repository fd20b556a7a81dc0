import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { lotteryCode, lotteryOf, type Lottery } from '@maidan/games/lottery/lotteries.ts';
import { LOTTERY_API, type OrderAnswer, type OwnOrder } from '@maidan/games/lottery/lottery-wire.ts';
import { PLAYS } from '@maidan/games/lottery/plays/plays.ts';
import { unitsOf } from '@maidan/games/lottery/prizes.ts';
import { quickPick } from '@maidan/games/lottery/quick-pick.ts';
import type { TicketLine } from '@maidan/games/lottery/ticket.ts';
import { formatMoneyText, minor } from '@maidan/contract/money.ts';
import type { HouseAndPlatform } from './house-and-platform.ts';
import { takeSeat, type Seat } from './seats.ts';
import { LONGEST_WAIT_MS } from './within.ts';

/** Lotteries that draw in every minute. */
const EVERY_MINUTE = ['five-1', 'eleven-1', 'k3-1', 'pk10-1', 'sea-2d'] as const;
/** All ten digits at the first place: one of them wins whatever is drawn. */
const SURE: TicketLine = {
  play: 'one-place',
  picks: [[0, 1, 2, 3, 4, 5, 6, 7, 8, 9], [], [], [], []],
  unit: '1.00',
};
const ASK_AGAIN_MS = 50;

export type Below = (bound: number) => number;
export type LotteryPlayer = { seat: Seat; lottery: Lottery; stopsOnWin: boolean };

/** One player in each lottery, and with every fifth of them one who stops at a win. */
export async function sitAtLotteries(world: HouseAndPlatform, count: number): Promise<LotteryPlayer[]> {
  const codes = Array.from({ length: count }, (_, index) => {
    const name = EVERY_MINUTE[index % EVERY_MINUTE.length] ?? 'five-1';
    return lotteryCode(name, Math.floor(index / EVERY_MINUTE.length));
  });
  const wanted = codes.flatMap((code, index) =>
    (index % EVERY_MINUTE.length === 0 ? [false, true] : [false]).map((stopsOnWin) => ({ code, stopsOnWin })),
  );
  const players: LotteryPlayer[] = [];
  for (const { code, stopsOnWin } of wanted) {
    const lottery = lotteryOf(code);
    if (!lottery) throw new Error(`${code} is no lottery`);
    players.push({ seat: await takeSeat(world, code), lottery, stopsOnWin });
  }
  return players;
}

function linesOf({ family, mode }: Lottery, below: Below): TicketLine[] {
  const [play] = PLAYS[family];
  const [unit = minor(100)] = play ? unitsOf(play, mode) : [];
  if (!play) throw new Error(`${family} has no plays`);
  if (family === 'five') return [SURE];
  return [
    {
      play: play.code,
      picks: [...quickPick(play, below)].map((picked) => [...picked]),
      unit: formatMoneyText(unit),
    },
  ];
}

/** Buys from whichever house answers, by one operation however often it is asked. */
export async function buyTickets(
  world: HouseAndPlatform,
  { seat, lottery, stopsOnWin }: LotteryPlayer,
  { first, draws, below }: { first: number; draws: number; below: Below },
): Promise<OwnOrder> {
  const order = { operationId: randomUUID(), lines: linesOf(lottery, below), first, draws, stopsOnWin };
  const { order: bought } = await fromAnyHouse<OrderAnswer>(world, seat, LOTTERY_API.order, order, below);
  return bought;
}

export async function takeBack(
  world: HouseAndPlatform,
  { seat }: LotteryPlayer,
  { orderId, below }: { orderId: string; below: Below },
): Promise<OwnOrder> {
  const body = { orderId, ticketId: null };
  return (await fromAnyHouse<OrderAnswer>(world, seat, LOTTERY_API.cancel, body, below)).order;
}

async function fromAnyHouse<Answer>(
  { houses }: HouseAndPlatform,
  { sessionToken }: Seat,
  path: string,
  body: object,
  below: Below,
): Promise<Answer> {
  const signal = AbortSignal.timeout(LONGEST_WAIT_MS);
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${sessionToken}` };
  for (let turn = below(houses.length); !signal.aborted; turn += 1) {
    const origin = houses[turn % houses.length]?.origin ?? '';
    const answer = await fetch(origin + path, { method: 'POST', headers, body: JSON.stringify(body), signal })
      .then(async (heard) => ({ status: heard.status, text: await heard.text() }))
      // Nobody is there, or whoever was is dead.
      .catch(() => undefined);
    if (answer?.status === 200) return JSON.parse(answer.text) as Answer;
    if (answer !== undefined && answer.status < 500)
      throw new Error(`${path} was refused: ${answer.status} ${answer.text}`);
    await wait(ASK_AGAIN_MS);
  }
  throw new Error(`no house answered ${path} in ${LONGEST_WAIT_MS / 1000} s`);
}
