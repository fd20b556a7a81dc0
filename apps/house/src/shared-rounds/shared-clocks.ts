import { randomUUID } from 'node:crypto';
import type { House } from '#house.ts';
import type { PublicRandomness } from './public-randomness.ts';
import { clockedGameOf } from './rooms.ts';
import { gamesWithWork } from './shared-round.store.ts';
import { createTableClock, type TableClock } from './table-clock.ts';

export const TICK_MS = 200;
/** Between two looks whether there is anything to do. */
const IDLE_MS = 1_000;

export type SharedClocks = { start(): void; stop(): Promise<void> };

/** The clocks of all tables of this house: those that somebody watches, or where a round is under way, go on one step at a time. */
export function createSharedClocks(house: House, randomness: PublicRandomness): SharedClocks {
  const holder = randomUUID();
  const clocks = new Map<string, TableClock>();
  const clockOf = (gameCode: string): TableClock | undefined => {
    const known = clocks.get(gameCode);
    const game = known ? undefined : clockedGameOf(gameCode);
    if (game) clocks.set(gameCode, createTableClock(house, game, randomness, holder));
    return known ?? clocks.get(gameCode);
  };
  const warn = (error: unknown) =>
    house.log.error(
      { error: error instanceof Error ? error.message : 'unknown' },
      'the clock of shared rounds failed and will be tried again',
    );

  const tick = async (clock: TableClock | undefined) => {
    await clock?.tick().catch(warn);
  };

  let stopped = true;
  let running: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  const tickAll = async () => {
    const games = await gamesWithWork(house.clockDb).catch((error: unknown) => {
      warn(error);
      return [];
    });
    await Promise.all(games.map((gameCode) => tick(clockOf(gameCode))));
    again(games.length === 0 ? IDLE_MS : TICK_MS);
  };
  const again = (waitMs: number) => {
    if (stopped) return;
    timer = setTimeout(() => void (running = tickAll()), waitMs);
    timer.unref();
  };
  return {
    start() {
      stopped = false;
      again(TICK_MS);
    },
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
