import { createHash, randomUUID } from 'node:crypto';
import { parseMoney } from '@maidan/contract/money.ts';
import { VENDOR_ROUND_PATH, vendorRoundAnswer } from '@maidan/contract/seamless-wallet/round-proof.ts';
import { fiveDiceView } from '@maidan/games/five-dice/round.ts';
import { fiveDiceRules } from '@maidan/games/five-dice/rules.ts';
import { drawFrom } from '@maidan/games/random.ts';
import { replaySitting } from '@maidan/games/table/replay-sitting.ts';
import { tableRulesOf } from '@maidan/games/table-rules.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { roundBytesAtOnce } from '#rounds/round-bytes.ts';
import { openHouseWorld, signedHeaders, type HouseWorld } from '#testing/house-world.ts';
import { openTablePage } from '#testing/table-page.ts';
import { settleDueSeats } from './settle-seat.ts';
import { createTableClock } from './table-clock.ts';

let world: HouseWorld;
beforeAll(async () => {
  world = await openHouseWorld();
  await world.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => world.close());

const rows = (text: string) => world.house.db.query(text);
/** What waits for its time is due, once: the next hand, and the turn of a bot. Nobody's time runs out by it. */
async function tick(): Promise<void> {
  await rows(`update table_hand set turn_started_at = now() - interval '4 seconds' where state = 'playing';`);
  await rows(
    `update game_table set ready_at = now(), due_at = now(), held_until = '-infinity' where state = 'open'`,
  );
  await createTableClock(world.house).tick();
  await settleDueSeats(world.house);
}
/** By the first choice: what a bot would do. */
const firstChoice = { below: () => 0 };

test('[GAM-03] dice are played from the buy-in to the receipt: no frame holds what is under a cup, and every hand can be thrown again', async () => {
  const page = await openTablePage(world, { gameCode: 'five-dice' });
  await page.opened();
  page.say({ type: 'hello', token: page.token });
  await page.stands(() => true);
  expect(
    await page.ask({
      type: 'sit',
      operationId: randomUUID(),
      buyIn: '100.00',
      seed: '0badcafe',
    }),
  ).toBeNull();
  const handsPlayed = () => page.state()?.own?.hands ?? 0;
  for (let time = 0; handsPlayed() < 5 && time < 4_000; time += 1) {
    const before = page.texts.length;
    await tick();
    await page.stands(() => page.texts.length > before || page.state()?.table?.hand?.isOver === false);
    const { own, table } = page.state() ?? {};
    const view = table?.hand?.isOver === false ? fiveDiceView.parse(table.hand.view) : null;
    if (!view || !own || view.turn !== own.place) continue;
    const action = fiveDiceRules.choose(view, own.place, firstChoice);
    await page.ask({ type: 'act', hand: table?.hand?.number, step: table?.hand?.step, action });
  }
  expect(handsPlayed()).toBe(5);
  expect(await page.ask({ type: 'leave' })).toBeNull();
  for (let time = 0; time < 1_000 && page.state()?.own?.state !== 'left'; time += 1) await tick();
  const { own } = await page.stands((now) => now.own?.state === 'left');

  let shown = 0;
  const wrong: string[] = [];
  for (const text of page.texts) {
    const frame = JSON.parse(text) as {
      table?: { hand: { view: unknown } | null; seats: { place: number; isYou: boolean }[] };
    };
    if (!frame.table?.hand) continue;
    const view = fiveDiceView.parse(frame.table.hand.view);
    const place = frame.table.seats.find(({ isYou }) => isYou)?.place;
    for (const seat of view.seats) {
      if (seat.dice === null) continue;
      shown += 1;
      if (seat.place !== place && !(view.result?.how === 'show' && seat.isIn)) wrong.push(text);
    }
  }
  expect(shown).toBeGreaterThan(0);
  expect(wrong).toEqual([]);
  expect(page.texts.join()).not.toContain('spare');

  const payload = JSON.stringify({ playerId: page.playerId, roundId: own?.id });
  const answer = await world.app.inject({
    method: 'POST',
    url: VENDOR_ROUND_PATH,
    payload,
    headers: signedHeaders(world.platformKey, VENDOR_ROUND_PATH, payload),
  });
  const { commitment, nonce, serverSeed, outcome, played } = vendorRoundAnswer.parse(answer.json());
  const links = [serverSeed ?? ''];
  for (let number = nonce; number > 0; number -= 1)
    links.unshift(
      createHash('sha256')
        .update(links[0] ?? '')
        .digest('hex'),
    );
  expect(links[0]).toBe(commitment);
  const rules = tableRulesOf('five-dice');
  if (!rules || !played) throw new Error('no sitting was told');
  expect(played.actions).toHaveLength(handsPlayed());
  const again = replaySitting(rules, played.bet, played.actions, ({ number, clientSeed }) =>
    drawFrom(roundBytesAtOnce({ serverSeed: links[number] ?? '', clientSeed, nonce: number }, 32)),
  );
  const win = parseMoney(own?.win ?? '0.00');
  expect(again).toEqual({ stake: 10_000n, win, outcome });
  expect(world.wallet.balance).toBe(100_000n - 10_000n + win);
});
