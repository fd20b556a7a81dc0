import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { numbersOf } from '@maidan/games/lottery/lottery-draw.ts';
import { lotteryOf } from '@maidan/games/lottery/lotteries.ts';
import { winOfTicket, type TicketBet } from '@maidan/games/lottery/ticket.ts';
import { seededDraw } from '@maidan/games/slots/engine/seeded-draw.ts';
import { disagreements } from './books-agree.ts';
import type { HouseAndPlatform } from './house-and-platform.ts';
import type { KillableProcess } from './killable-process.ts';
import { buyTickets, sitAtLotteries, takeBack, type Below, type LotteryPlayer } from './lottery-players.ts';
import { LONGEST_WAIT_MS, within } from './within.ts';

/** `seed` says who is killed and when. `minuteMs`: how long a minute of the lotteries takes. */
export type KilledDraws = {
  lotteries: number;
  minutes: number;
  kills: number;
  minuteMs: number;
  seed: number;
};
export type KilledDrawsOutcome = {
  drawn: number;
  tickets: { settled: number; returned: number; refused: number };
  killed: number;
  /** What does not hold; nothing when all does. */
  faults: string[];
};

/** Draws that one purchase is for; the next is bought while these are drawn. */
const DRAWS_OF_AN_ORDER = 10;
const ASK_EVERY_MS = 100;

/** Lets lotteries draw minute after minute while their houses and platforms are killed and started again, and looks at what has become of every ticket. */
export async function playKilledDraws(
  world: HouseAndPlatform,
  { lotteries, minutes, kills, minuteMs, seed }: KilledDraws,
): Promise<KilledDrawsOutcome> {
  const draw = seededDraw(seed);
  const below: Below = (bound) => draw.below(bound);
  await Promise.all([...world.platforms, ...world.houses].map((node) => node.start()));
  const players = await sitAtLotteries(world, lotteries);
  const start = await firstMinute(world, players);
  const killer = createKiller(world, below);
  const deadly = new Set<number>();
  while (deadly.size < Math.min(kills, minutes)) deadly.add(below(minutes));

  let buying = buyAll(world, players, start + 1, below);
  for (let minute = 0; minute < minutes; minute += 1) {
    if (minute % DRAWS_OF_AN_ORDER === 0) {
      await buying;
      const next = start + 1 + minute + DRAWS_OF_AN_ORDER;
      // Not awaited here: they are bought while those before them are drawn.
      if (minute + DRAWS_OF_AN_ORDER < minutes) buying = buyAll(world, players, next, below);
      buying.catch(() => undefined);
    }
    // The last minute in which the coming draws can be bought ends when the wallet has taken them, whoever died meanwhile.
    if (minute % DRAWS_OF_AN_ORDER === DRAWS_OF_AN_ORDER - 1) {
      await buying;
      await untilNone(world, `select count(*)::int as open from lottery_order where state = 'sent'`);
    }
    await world.askHouse(
      `update lottery_clock set ahead = to_timestamp($1::float8 * 60 + 1) - clock_timestamp()`,
      [start + 1 + minute],
    );
    const moment = below(minuteMs);
    await wait(moment);
    if (deadly.has(minute)) killer.strike();
    await wait(minuteMs - moment);
  }
  await buying;
  const killed = await killer.end();
  await untilNone(
    world,
    `select ((select count(*) from lottery_order where state = 'sent')
       + (select count(*) from lottery_ticket where state not in ('settled', 'refused', 'rolled-back')))::int as open`,
  );
  const tickets = await ticketsIn(world);
  return { ...(await faultsIn(world, tickets)), tickets: countsOf(tickets), killed };
}

/** The chain of the lotteries is there, and sells the next minute. */
async function firstMinute(world: HouseAndPlatform, [player]: readonly LotteryPlayer[]): Promise<number> {
  const headers = { authorization: `Bearer ${player?.seat.sessionToken}` };
  const ends = Date.now() + LONGEST_WAIT_MS;
  while (Date.now() < ends) {
    const answer = await fetch(`${world.houseOrigin}/play/api/lottery/table`, { headers });
    const { coming } = (await answer.json()) as { coming: number[] };
    if (coming[1] !== undefined) return coming[1];
    await wait(ASK_EVERY_MS);
  }
  throw new Error('the lotteries sell no tickets');
}

/** Everybody for the coming draws; one of the players takes an order of their own back at once. */
async function buyAll(
  world: HouseAndPlatform,
  players: readonly LotteryPlayer[],
  first: number,
  below: Below,
): Promise<void> {
  const draws = DRAWS_OF_AN_ORDER;
  await Promise.all(players.map((player) => buyTickets(world, player, { first, draws, below })));
  const canceller = players[below(players.length)];
  if (!canceller) return;
  const { id: orderId, tickets } = await buyTickets(world, canceller, { first: first + 1, draws: 2, below });
  if (tickets.some(({ state }) => state === 'placed')) await takeBack(world, canceller, { orderId, below });
}

/** Kills a process that is up, a platform and a house in turn, and starts it again beside what goes on. One house stays, from which tickets are bought. */
function createKiller({ houses, platforms }: HouseAndPlatform, below: Below) {
  const down = new Set<KillableProcess>();
  const starts: Promise<void>[] = [];
  let killed = 0;
  return {
    strike(): void {
      const isPlatform = killed % 2 === 0;
      const up = (isPlatform ? platforms : houses).filter((node) => !down.has(node));
      const node = up[below(Math.max(up.length, 1))];
      if (!node || (!isPlatform && up.length === 1)) return;
      down.add(node);
      killed += 1;
      starts.push(
        node
          .kill()
          .then(() => node.start())
          .then(() => void down.delete(node)),
      );
    },
    async end(): Promise<number> {
      await Promise.all(starts);
      return killed;
    },
  };
}

/** As if the waits between two attempts at a win or a stake that goes back were over. */
async function untilNone({ askHouse }: HouseAndPlatform, statement: string): Promise<void> {
  const allEnded = async () => {
    for (;;) {
      const [row] = await askHouse<{ open: number }>(statement);
      if (row?.open === 0) return;
      await askHouse(
        `update lottery_ticket set next_attempt_at = clock_timestamp() where next_attempt_at > clock_timestamp() + interval '1 second'`,
      );
      await wait(ASK_EVERY_MS);
    }
  };
  await within('everything on its way to the wallet has arrived', allEnded());
}

type Ticket = {
  id: string;
  lottery: string;
  minute: number;
  state: 'settled' | 'refused' | 'rolled-back';
  win: string | null;
  bet: TicketBet;
};
const ticketsIn = ({ askHouse }: HouseAndPlatform) =>
  askHouse<Ticket>(
    `select t.id, t.lottery, t.minute, t.state, t.win, o.bet from lottery_ticket t join lottery_order o on o.id = t.order_id`,
  );
const countsOf = (tickets: readonly Ticket[]) => ({
  settled: tickets.filter(({ state }) => state === 'settled').length,
  returned: tickets.filter(({ state }) => state === 'rolled-back').length,
  refused: tickets.filter(({ state }) => state === 'refused').length,
});

async function faultsIn(world: HouseAndPlatform, tickets: readonly Ticket[]) {
  const { askHouse } = world;
  const faults = await disagreements(world);
  const [chain, ...others] = await askHouse<{
    firstMinute: number;
    length: number;
    lastLink: string;
    salt: string;
    commitment: string;
  }>('select first_minute, length, last_link, salt, commitment from lottery_chain');
  if (!chain || others.length > 0) throw new Error('the lotteries have no chain, or several');
  const links = linksOf(chain.lastLink, chain.length);
  if (links[0] !== chain.commitment) faults.push('the chain does not lead to its commitment');
  const draws = await askHouse<{ lottery: string; minute: number; link: string; numbers: number[] }>(
    'select lottery, minute, link, numbers from lottery_draw',
  );
  const numbersAt = new Map<string, number[]>();
  for (const { lottery: code, minute, link, numbers } of draws) {
    const lottery = lotteryOf(code);
    if (!lottery) throw new Error(`${code} is no lottery`);
    const name = `${code} ${minute}`;
    if (numbersAt.has(name)) faults.push(`${name} was drawn twice`);
    numbersAt.set(name, numbers);
    if (link !== links[minute - chain.firstMinute + 1]) faults.push(`${name} has the link of another minute`);
    const stated = await numbersOf(lottery, minute, { link, salt: chain.salt });
    if (String(stated) !== String(numbers))
      faults.push(`${name} drew ${numbers.join()} instead of ${stated.join()}`);
  }
  for (const { id, lottery: code, minute, state, win, bet } of tickets) {
    const [numbers, lottery] = [numbersAt.get(`${code} ${minute}`), lotteryOf(code)];
    if (state !== 'settled') continue;
    if (!numbers || !lottery) faults.push(`ticket ${id} was settled without a draw`);
    else if (win !== winOfTicket(lottery, bet, numbers).toString()) faults.push(`ticket ${id} won ${win}`);
  }
  return { drawn: draws.length, faults };
}

/** From the commitment on; each is the hash of the one after it. */
function linksOf(lastLink: string, length: number): string[] {
  const links = [lastLink];
  for (let at = 0; at < length; at += 1)
    links.push(
      createHash('sha256')
        .update(links.at(-1) ?? '')
        .digest('hex'),
    );
  return links.toReversed();
}
