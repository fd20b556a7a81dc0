import { createHash, randomUUID } from 'node:crypto';
import { parseMoney } from '@maidan/contract/money.ts';
import { VENDOR_ROUND_PATH, vendorRoundAnswer } from '@maidan/contract/seamless-wallet/round-proof.ts';
import { drawFrom } from '@maidan/games/random.ts';
import { replaySitting } from '@maidan/games/table/replay-sitting.ts';
import { tableRulesOf } from '@maidan/games/table-rules.ts';
import { tableMessage } from '@maidan/games/table/table-wire.ts';
import { teenPattiView, type TeenPattiView } from '@maidan/games/teen-patti/round.ts';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { roundBytesAtOnce } from '#rounds/round-bytes.ts';
import { openHouseWorld, signedHeaders, type HouseWorld } from '#testing/house-world.ts';
import { openTablePage, type TablePage } from '#testing/table-page.ts';
import { settleDueSeats } from './settle-seat.ts';
import { createTableClock } from './table-clock.ts';
import { holdDueTables } from './table.store.ts';
import { tickTable } from './tick-table.ts';

const BUY_IN = 10_000n;
const FULL = 100_000n;

let world: HouseWorld;
const pages: TablePage[] = [];
beforeAll(async () => {
  world = await openHouseWorld();
  await world.app.listen({ port: 0, host: '127.0.0.1' });
});
beforeEach(() => world.wallet.reset());
afterEach(async () => {
  for (const { socket } of pages.splice(0)) socket.terminate();
  // Whoever still sits somewhere is paid, and the sums of every table have to come out.
  await rows(
    `update table_seat set away_since = now() - interval '1 day' where state = 'seated' and bot is null`,
  );
  await passUntil(async () => (await seatsLeft()).length === 0);
  const wrong =
    await rows(`select t.id from game_table t where (select coalesce(sum(s.buy_in), 0) from table_seat s where s.table_id = t.id and s.state = 'left')
      <> (select coalesce(sum(s.win), 0) from table_seat s where s.table_id = t.id)
       + (select coalesce(sum(h.rake), 0) from table_hand h where h.table_id = t.id)`);
  if (wrong.length + world.wallet.openRounds.length > 0)
    throw new Error(`the books of the tables do not agree: ${JSON.stringify(wrong)}`);
});
afterAll(() => world.close());

const rows = <Row extends Record<string, unknown>>(text: string, values: unknown[] = []): Promise<Row[]> =>
  world.house.db.query<Row>(text, values);
const clock = () => createTableClock(world.house);
const seatsLeft = () =>
  rows(`select id from table_seat where state in ('buying', 'seated', 'leaving', 'paying', 'undoing')`);

/** Makes everything due now that waits for its time, so often. */
async function pass(times: number): Promise<void> {
  const here = clock();
  for (let time = 0; time < times; time += 1) {
    await rows(
      `update table_hand set turn_started_at = now() - interval '51 seconds' where state = 'playing'`,
    );
    await rows(
      `update game_table set ready_at = now() - interval '1 second', due_at = now(), held_until = '-infinity' where state = 'open'`,
    );
    await here.tick();
    await settleDueSeats(world.house);
  }
}
/** Bots play a hand for as long as they like: one in forty takes more than twenty turns, and none many hundreds. */
async function passUntil(isDone: () => Promise<boolean>): Promise<void> {
  for (let time = 0; !(await isDone()); time += 1) {
    if (time > 1_000) throw new Error('it has never come to that');
    await pass(1);
  }
}
const untilLeft = (page: TablePage) =>
  passUntil(
    async () =>
      (await rows(`select id from table_seat where player_id = $1 and state <> 'left'`, [page.playerId]))
        .length === 0,
  );
/** Deals, and lets bots play until it is a person's turn; nobody's time runs out by it. */
async function deal(page: TablePage): Promise<void> {
  const here = clock();
  for (let time = 0; time < 40; time += 1) {
    await rows(
      `update game_table set ready_at = now() - interval '1 second', due_at = now() where state = 'open'`,
    );
    await rows(
      `update table_hand set turn_started_at = turn_started_at - interval '4 seconds' where state = 'playing'
         and turn_started_at > now() - interval '4 seconds'`,
    );
    await here.tick();
    const now = await rows<{ state: string }>(
      `select h.state from table_hand h join table_seat s on s.table_id = h.table_id
      where s.player_id = $1 and h.state = 'playing'`,
      [page.playerId],
    );
    if (now.length > 0 && time > 2) break;
  }
}

async function enter(launch: object = {}): Promise<TablePage> {
  const page = await openTablePage(world, launch);
  pages.push(page);
  await page.opened();
  page.say({ type: 'hello', token: page.token });
  await page.stands(() => true);
  return page;
}
const sitWord = (part: object = {}) => ({
  type: 'sit',
  operationId: randomUUID(),
  buyIn: '100.00',
  seed: '0badcafe',
  ...part,
});
async function seated(launch: object = {}, part: object = {}): Promise<TablePage> {
  const page = await enter(launch);
  expect(await page.ask(sitWord(part))).toBeNull();
  await page.stands(({ own }) => own?.state === 'seated');
  return page;
}
const viewOf = (page: TablePage): TeenPattiView | null => {
  const hand = page.state()?.table?.hand;
  return hand ? teenPattiView.parse(hand.view) : null;
};
const placeOf = (page: TablePage) => page.state()?.own?.place;
/** Does something in the hand as it is shown. */
const doIt = (page: TablePage, deed: string) => {
  const hand = page.state()?.table?.hand;
  return page.ask({ type: 'act', hand: hand?.number, step: hand?.step, action: { do: deed } });
};
/** Bots play, and hands are dealt, until it is the turn of this page. */
async function untilInTurn(page: TablePage): Promise<void> {
  for (let time = 0; viewOf(page)?.turn !== placeOf(page); time += 1) {
    if (time > 200) throw new Error('it never was their turn');
    const before = page.texts.length;
    await rows(
      `update table_hand set turn_started_at = turn_started_at - interval '4 seconds' where state = 'playing'`,
    );
    await rows(
      `update game_table set ready_at = now(), due_at = now(), held_until = '-infinity' where state = 'open'`,
    );
    await clock().tick();
    await page.stands(() => page.texts.length > before);
  }
}
const lone = async () => {
  const page = await seated();
  await deal(page);
  await page.stands(({ table }) => table?.hand?.isOver === false);
  return page;
};

test("T28: another site's page gets no line, and no game of another shape a word", async () => {
  const foreign = await openTablePage(world, { origin: 'https://elsewhere.example' });
  expect(await foreign.closed()).toBe(1006);
  const other = await openTablePage(world, { gameCode: 'line-slot' });
  await other.opened();
  other.say({ type: 'hello', token: other.token });
  expect(await other.closed()).toBe(4401);
});

test('[GAM-03] refuses what is no buy-in, a second seat, and what a player without a seat wants; nothing is asked of the wallet', async () => {
  const page = await enter();
  expect(await page.ask(sitWord({ buyIn: '99.00' }))).toBe('BAD_REQUEST');
  expect(await page.ask({ type: 'act', hand: 1, step: 0, action: { do: 'bet' } })).toBe('NOT_SEATED');
  expect(await page.ask({ type: 'leave' })).toBe('NOT_SEATED');
  expect(world.wallet.seen).toEqual([]);
  const word = sitWord();
  expect(await page.ask(word)).toBeNull();
  // The same press again is the same sitting.
  expect(await page.ask(word)).toBeNull();
  expect(await page.ask(sitWord())).toBe('SEATED');
  expect(world.wallet.balance).toBe(FULL - BUY_IN);
});

test('[GAM-03] a buy-in that the wallet refuses seats nobody; one whose answer is lost seats once', async () => {
  const poor = await enter();
  world.wallet.faults.push('INSUFFICIENT_FUNDS');
  expect(await poor.ask(sitWord())).toBeNull();
  await poor.stands(({ own, table }) => own?.state === 'refused' && table === null);
  const page = await enter();
  world.wallet.faults.push('lost');
  expect(await page.ask(sitWord())).toBeNull();
  await settleDueSeats(world.house);
  await page.stands(({ own }) => own?.state === 'seated');
  expect(world.wallet.balance).toBe(FULL - BUY_IN);
});

test('[GAM-03] bots make up the number, and are marked; in production there are none', async () => {
  const page = await lone();
  const seats = page.state()?.table?.seats ?? [];
  expect(seats.filter(({ bot }) => bot !== null)).toHaveLength(3);
  expect(seats.filter(({ isYou }) => isYou)).toMatchObject([{ bot: null, place: placeOf(page) }]);
  // Nobody is called by a name that is theirs elsewhere.
  expect(page.texts.join()).not.toContain(page.playerId);
});

test('[GAM-03] no frame holds a card of another seat, nor one of a seat that plays blind', async () => {
  const page = await lone();
  const other = await seated();
  for (let hands = 0; hands < 4; hands += 1) {
    await deal(page);
    for (const one of [page, other]) if (hands % 2 === 0) await doIt(one, 'look');
    await pass(12);
  }
  let shown = 0;
  const wrong: number[] = [];
  for (const one of [page, other])
    for (const frame of one.texts.map(
      (text) =>
        JSON.parse(text) as {
          table?: { hand: { view: unknown } | null; seats: { place: number; isYou: boolean }[] };
        },
    ))
      if (frame.table?.hand) {
        const view = teenPattiView.parse(frame.table.hand.view);
        const own = frame.table.seats.find(({ isYou }) => isYou)?.place;
        const isShown = view.result !== null && view.result.how !== 'last';
        for (const seat of view.seats) {
          if (seat.cards === null) continue;
          shown += 1;
          if (!(seat.place === own ? !seat.isBlind || isShown : isShown && seat.isIn)) wrong.push(seat.place);
        }
      }
  expect(shown).toBeGreaterThan(0);
  expect(wrong).toEqual([]);
  // And nothing from which they could be reckoned: no link of the chain but the one that is public.
  const links = await rows<{ commitment: string; lastLink: string }>(
    'select commitment, last_link from game_table',
  );
  const told = new Set([...page.texts.join().matchAll(/[0-9a-f]{64}/g)].map(([hex]) => hex));
  expect([...told].filter((hex) => !links.some(({ commitment }) => commitment === hex))).toEqual([]);
});

test('[GAM-03] what is done counts once, in turn, and on any device; too late is told', async () => {
  const page = await lone();
  const second = await enter({ playerId: page.playerId });
  await second.stands(({ own, table }) => own?.state === 'seated' && table?.hand !== null);
  await untilInTurn(page);
  const hand = page.state()?.table?.hand;
  const word = { type: 'act', hand: hand?.number, step: hand?.step, action: { do: 'bet' } };
  expect(await second.ask(word)).toBeNull();
  expect(await page.ask(word)).toBeNull();
  expect(await page.ask({ ...word, action: { do: 'pack' } })).toBe('TOO_LATE');
  const done = 'select step from table_action where place = $1 and table_id = $2 and number = $3';
  expect(await rows(done, [placeOf(page), page.state()?.table?.id, hand?.number])).toHaveLength(1);
  expect(await page.ask({ ...word, action: { do: 'steal' } })).toBe('BAD_REQUEST');
  const many = 2_147_483_648;
  for (const part of [{ hand: many }, { step: many }])
    expect(tableMessage.safeParse({ ...word, ref: 1, ...part }).success).toBe(false);
});

test('[GAM-03] who leaves folds and is paid what is left when the hand has ended; a lost cash-out is sent until it is taken', async () => {
  const page = await lone();
  const second = await enter({ playerId: page.playerId });
  // From both pages at once, and before the clock has looked.
  expect(await Promise.all([page, second, page].map((each) => each.ask({ type: 'leave' })))).toEqual([
    null,
    null,
    null,
  ]);
  world.wallet.faults.push('lost', 'hang', 'broken');
  await untilLeft(page);
  const left = await page.stands(({ own }) => own?.state === 'left');
  expect(left.table).toBeNull();
  const win = parseMoney(left.own?.win ?? '0.00');
  expect(win < BUY_IN).toBe(true);
  expect(world.wallet.balance).toBe(FULL - BUY_IN + win);
});

test('[GAM-03] an abandoned seat folds by the clock, is dealt no more cards, and is paid out', async () => {
  const page = await lone();
  const hand = page.state()?.table?.hand?.number;
  page.socket.terminate();
  await passUntil(
    async () => (await rows(`select number from table_hand where state = 'playing'`)).length === 0,
  );
  await pass(4);
  expect(
    await rows('select number from table_hand where number > $1 and dealt @> $2', [
      hand,
      JSON.stringify([{ seat: page.state()?.own?.id }]),
    ]),
  ).toEqual([]);
  await rows(`update table_seat set away_since = away_since - interval '2 minutes' where state = 'seated'`);
  await untilLeft(page);
  await pass(4);
  const [seat] = await rows<{ state: string; reason: string }>(
    'select state, reason from table_seat where id = $1',
    [page.state()?.own?.id],
  );
  expect(seat).toEqual({ state: 'left', reason: 'away' });
  // Nobody is left to play for: the bots go too, and the table is closed.
  expect(await rows(`select id from game_table where state = 'open'`)).toEqual([]);
});

test('[GAM-03] a hand during which the house was away does not count: everybody has what they had', async () => {
  const page = await lone();
  await doIt(page, 'bet');
  await rows(
    `update table_hand set turn_started_at = turn_started_at - interval '5 minutes' where state = 'playing'`,
  );
  await rows(`update game_table set due_at = now(), held_until = '-infinity'`);
  await clock().tick();
  await page.stands(({ table }) => table?.hand?.isVoid === true);
  expect(page.state()?.own?.chips).toBe('100.00');
  expect(await rows(`select pot, rake from table_hand where state = 'void'`)).toEqual([
    { pot: '0', rake: '0' },
  ]);
});

test('[GAM-03] one house at a time keeps the clock of a table; one that was held up does nothing when it comes back', async () => {
  const page = await seated();
  const [first, second] = [randomUUID(), randomUUID()];
  const due = { holdMs: 1_500, limit: 8 };
  const [held] = await holdDueTables(world.house.clockDb, first, due);
  expect(await holdDueTables(world.house.clockDb, second, due)).toEqual([]);
  await rows(`update game_table set held_until = now() - interval '1 second'`);
  const [taken] = await holdDueTables(world.house.clockDb, second, due);
  expect(taken?.id).toBe(held?.id);
  expect(await tickTable(world.house, held?.id ?? '', held?.fence ?? '')).toBeNull();
  expect(await tickTable(world.house, taken?.id ?? '', taken?.fence ?? '')).toBe(true);
  await page.stands(({ table }) => (table?.seats.length ?? 0) === 4);
});

test('[GAM-03] the receipt of a sitting is played again by whoever likes, from what is public', async () => {
  const page = await lone();
  await pass(3);
  expect(await page.ask({ type: 'back' })).toBeNull();
  await deal(page);
  await page.ask({ type: 'leave' });
  await untilLeft(page);
  const { own } = await page.stands((now) => now.own?.state === 'left');
  const payload = JSON.stringify({ playerId: page.playerId, roundId: own?.id });
  const answer = await world.app.inject({
    method: 'POST',
    url: VENDOR_ROUND_PATH,
    payload,
    headers: signedHeaders(world.platformKey, VENDOR_ROUND_PATH, payload),
  });
  const { commitment, nonce, serverSeed, outcome, played } = vendorRoundAnswer.parse(answer.json());
  // The chain leads from the last hand to what was public before the first.
  const links = [serverSeed ?? ''];
  for (let number = nonce; number > 0; number -= 1)
    links.unshift(
      createHash('sha256')
        .update(links[0] ?? '')
        .digest('hex'),
    );
  expect(links[0]).toBe(commitment);
  expect(page.texts.join()).toContain(commitment);
  const rules = tableRulesOf('teen-patti');
  if (!rules || !played) throw new Error('no sitting was told');
  expect(played.actions.length).toBeGreaterThan(0);
  const again = replaySitting(rules, played.bet, played.actions, ({ number, clientSeed }) =>
    drawFrom(roundBytesAtOnce({ serverSeed: links[number] ?? '', clientSeed, nonce: number }, 32)),
  );
  expect(again).toEqual({ stake: BUY_IN, win: parseMoney(own?.win ?? '0.00'), outcome });
  // Nobody else's.
  const foreign = JSON.stringify({ playerId: 'somebody', roundId: own?.id });
  const refused = await world.app.inject({
    method: 'POST',
    url: VENDOR_ROUND_PATH,
    payload: foreign,
    headers: signedHeaders(world.platformKey, VENDOR_ROUND_PATH, foreign),
  });
  expect(refused.statusCode).toBe(404);
});
