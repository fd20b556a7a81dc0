import { rulesOf } from '@maidan/games/rules.ts';
import { startTimedWork } from '@maidan/timed-work/timed-work.ts';
import pino from 'pino';
import { buildApp } from '#app.ts';
import { createBookClock, keepClockWork } from '#book/book-clock.ts';
import { bookWorks } from '#book/book-work.ts';
import { createBook } from '#book/book.ts';
import { ConfigError, readConfig, type HouseConfig } from '#config.ts';
import { openHouseDatabase } from '#db/house-database.ts';
import { assertMigrated } from '#db/migrate.ts';
import { keepChainsWork } from '#draws/minute-chain.ts';
import { settleDrawsWork } from '#draws/settle-draws.ts';
import { settleDueOrdersWork, settleDueTicketsWork } from '#draws/ticket-money.ts';
import { CLOCK_CONNECTIONS, ROUND_TIMING, type House } from '#house.ts';
import { forgetFreePlayWork } from '#sessions/forget-free-play-work.ts';
import { payFreeRoundsWork } from '#rounds/free-rounds/pay-free-rounds.ts';
import { settleDueRoundsWork } from '#rounds/round-worker.ts';
import { settleDueBetsWork } from '#shared-rounds/settle-bet.ts';
import { noRandomness, sandboxRandomness } from '#shared-rounds/public-randomness.ts';
import { createSharedClocks } from '#shared-rounds/shared-clocks.ts';
import { settleDueSeatsWork } from '#tables/settle-seat.ts';
import { createTableClock } from '#tables/table-clock.ts';
import { openWalletClient } from '#wallet-client.ts';

const DRAIN_MS = 10_000;
const SWEEP_MS = 100;

function configOrExit(): HouseConfig {
  try {
    return readConfig(process.env);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}

const config = configOrExit();
const log = pino({ level: config.logLevel, name: 'house' });
const database = {
  url: config.databaseUrl,
  waitMs: config.databaseWaitMs,
  onError: (error: Error) => log.warn({ error: error.message }, 'database connection lost'),
};
const db = openHouseDatabase(database);
const clockDb = openHouseDatabase({ ...database, connections: CLOCK_CONNECTIONS });
await assertMigrated(db).catch((error: Error) => {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
});
const wallet = openWalletClient({
  platformUrl: config.platformUrl,
  key: config.outboundKey,
  timeoutMs: config.partnerWaitMs,
  onTrouble: (call, reason) => log.warn({ call, reason }, 'wallet did not answer'),
});
const house: House = { config, db, clockDb, wallet, log, timing: ROUND_TIMING, rulesOf };
const bookClock = createBookClock(db);
await bookClock.measure();
const book = createBook(house, () => bookClock.now());
const app = buildApp(house, undefined, book);
const worker = startTimedWork(
  [
    settleDueRoundsWork,
    settleDueBetsWork,
    settleDueSeatsWork,
    payFreeRoundsWork,
    forgetFreePlayWork,
    keepChainsWork,
    settleDrawsWork,
    settleDueOrdersWork,
    settleDueTicketsWork,
  ],
  house,
  { log },
);
const bookWorker = startTimedWork(bookWorks(), book, { log });
const bookClockWorker = startTimedWork([keepClockWork], bookClock, { log });
const clocks = createSharedClocks(house, config.sandbox ? sandboxRandomness : noRandomness);
clocks.start();
const tableClock = createTableClock(house);
tableClock.start();
await app.listen({ port: config.port, host: config.host });

/** Takes no new calls, ends those under way, and leaves the rest to the next process. */
async function drain(): Promise<void> {
  const forced = setTimeout(() => process.exit(1), DRAIN_MS);
  // Whoever was answered meanwhile keeps the connection for a next call that nobody takes any more.
  const sweep = setInterval(() => app.server.closeIdleConnections(), SWEEP_MS);
  await app.close();
  clearInterval(sweep);
  await clocks.stop();
  await tableClock.stop();
  await worker.stop();
  await bookWorker.stop();
  await bookClockWorker.stop();
  await Promise.all([db.close(), clockDb.close()]);
  clearTimeout(forced);
}

for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void drain());
