import { CRASH } from '@maidan/games/crash/crash.ts';
import { randomInt, randomUUID } from 'node:crypto';
import { sayInRoom } from '#modules/chat/say-in-room.ts';
import type { LaunchPlace } from '#modules/games/launch-parts.ts';
import type { Platform } from '#call/platform.ts';
import { Refusal } from '#refusals/refusal.ts';
import { createRandom } from '#sandbox/random.ts';
import { botLine, type RealWin } from './bot-line.ts';
import { BOT_NAMES } from './bot-names.ts';
import { ensureBots, holdClock, readChatRooms, releaseClock, type BotRow } from './bots.store.ts';
import { createBotLines } from './bot-lines.ts';
import { onFlights } from './flights.ts';
import { createPace } from './pace.ts';
import { atTheSlots, type Played, type PlayOne } from './play-slot.ts';
import { atTable, BOT_TABLES } from './table-bets.ts';

const HOLD_SECONDS = 15;
const RENEW_MS = 5_000;
/** Of one run, so that the clock is renewed in time whatever the house does. */
const MOST_AT_ONCE = 3;
/** After something failed, the house is left alone for a while. */
const REST_MS = 30_000;
/** Worth a word in the chat: so many times the stake, and not long ago. */
const WORTH_TELLING = 4n;
const TOLD_WITHIN_MS = 20 * 60_000;
const LINES_REMEMBERED = 10;

type Win = RealWin & { memberId: string; at: number };

/** Given by tests, whose time passes when they say so. */
type BotParts = { now?: () => number; play?: PlayOne };

/** The bots of this node. They act while it holds the clock, one node at a time, at the rates that the operator has set. */
export function createBots(platform: Platform, log: LaunchPlace['log'], parts: BotParts = {}) {
  const { db, config, settings } = platform;
  const { merchant } = config;
  // A bot is nowhere: a game that is only offered in some countries is not for it.
  const place: LaunchPlace = {
    db,
    config,
    settings,
    log,
    place: () => Promise.resolve({ ip: '', country: null }),
  };
  const holder = randomUUID();
  const random = createRandom(randomInt(2 ** 31), 'bots');
  const { now = () => performance.now(), play: playSlot = atTheSlots(place, random) } = parts;
  const pace = { rounds: createPace(random, now()), lines: createPace(random, now()) };
  const flights = createBotLines(place, CRASH.code, onFlights(random));
  const tables = BOT_TABLES.map((rules) => createBotLines(place, rules.table.code, atTable(rules, random)));
  const lately = new Map<string, string[]>();
  let bots: readonly BotRow[] = [];
  let wins: Win[] = [];
  let askedAt = -Infinity;
  let restsUntil = -Infinity;
  let turn = 0;
  let tableTurn = 0;

  const hold = async (): Promise<boolean> => {
    if (now() - askedAt < RENEW_MS) return bots.length > 0;
    askedAt = now();
    const held = await holdClock(db, { merchant, holder, seconds: HOLD_SECONDS });
    if (!held) stand();
    else if (bots.length === 0) bots = await ensureBots(db, merchant, BOT_NAMES);
    return bots.length > 0;
  };
  const stand = (): void => {
    bots = [];
    for (const lines of [flights, ...tables]) lines.close();
  };
  const letGo = async (): Promise<void> => {
    if (askedAt === -Infinity) return;
    askedAt = -Infinity;
    stand();
    await releaseClock(db, merchant, holder);
  };

  const play = async (): Promise<boolean> => {
    const bot = bots[turn++ % bots.length];
    if (bot === undefined || now() < restsUntil) return false;
    try {
      const played = await playSlot(bot.memberId);
      if (played !== null) note(played);
      return played !== null;
    } catch (error) {
      rest(error);
      return false;
    }
  };
  const note = ({ memberId, game, stake, win }: Played): void => {
    if (win >= stake * WORTH_TELLING) wins.push({ memberId, game, win, at: now() });
  };

  /** The same ones from round to round, and others at each table. */
  const join = async (flyers: number, sitters: number): Promise<void> => {
    if (now() < restsUntil && flyers + sitters > 0) return;
    try {
      await flights.keep(bots.slice(0, flyers));
      // One table at a time: a dozen launches at once would be felt.
      const index = tableTurn++ % tables.length;
      await tables[index]?.keep(someFrom(index * sitters, sitters));
    } catch (error) {
      rest(error);
    }
  };
  const someFrom = (first: number, count: number): BotRow[] =>
    Array.from({ length: Math.min(count, bots.length) }, (_, at) => bots[(first + at) % bots.length]).filter(
      (bot) => bot !== undefined,
    );
  const rest = (error: unknown): void => {
    restsUntil = now() + REST_MS;
    log.warn({ err: error }, 'a bot could not play and tries again later');
  };

  const say = async (): Promise<boolean> => {
    const rooms = await readChatRooms(db, merchant);
    if (rooms.length === 0) return false;
    const { room, language } = random.pick(rooms);
    wins = wins.filter(({ at }) => now() - at < TOLD_WITHIN_MS);
    const won = random.chance(0.5) ? wins.shift() : undefined;
    const speaker = won?.memberId ?? random.pick(bots).memberId;
    const said = lately.get(room) ?? [];
    const currencySymbol = await settings.get('currencySymbol');
    const text = botLine(random, { language, currencySymbol, won: won ?? null, lately: said });
    if (text === null) return false;
    try {
      await sayInRoom(platform, { memberId: speaker, room, operationId: randomUUID(), text });
    } catch (error) {
      // Muted by the operator, or too fast: then nothing is said.
      if (error instanceof Refusal) return false;
      throw error;
    }
    lately.set(room, [text, ...said].slice(0, LINES_REMEMBERED));
    return true;
  };

  return {
    /** Whatever is due now; answers with how much was done. */
    async act(): Promise<number> {
      const { roundsPerMinute, chatLinesPerHour, crashBetsPerFlight, tableBetsPerRound } =
        await settings.get('bots');
      const rounds = pace.rounds.due(roundsPerMinute / 60_000, now());
      const lines = pace.lines.due(chatLinesPerHour / 3_600_000, now());
      if (roundsPerMinute + chatLinesPerHour + crashBetsPerFlight + tableBetsPerRound === 0) {
        await letGo();
        return 0;
      }
      if (!(await hold())) return 0;
      await join(crashBetsPerFlight, tableBetsPerRound);
      let done = 0;
      for (let round = 0; round < Math.min(rounds, MOST_AT_ONCE); round += 1) done += (await play()) ? 1 : 0;
      for (let line = 0; line < Math.min(lines, MOST_AT_ONCE); line += 1) done += (await say()) ? 1 : 0;
      return done;
    },
    close: letGo,
  };
}
