import { formatMoneyText, minor } from '@maidan/contract/money.ts';
import { tableRulesOf } from '@maidan/games/table-rules.ts';
import type { TableFrame, TableState } from '@maidan/games/table/table-wire.ts';
import type { WebSocket } from 'ws';
import type { House } from '#house.ts';
import type { StoredSession } from '#sessions/play-session.store.ts';
import { seenTable } from './at-table.ts';
import { lastSittings, type Sitting } from './seat.store.ts';
import { presentOwnSeat, presentTable, type SeenTable } from './table.present.ts';
import { crowds, versionsOf } from './table.store.ts';

const LOOK_MS = 200;
/** How often those who stand around hear how many sit where. */
const LOBBY_EVERY_MS = 3_000;
/** Of a slow reader; more is not kept for it. */
const MAX_BUFFERED_BYTES = 256 * 1_024;
export const CLOSE = { policy: 1008, restart: 1012, ended: 4401 } as const;

export function send(socket: WebSocket, frame: TableFrame): void {
  if (socket.readyState !== socket.OPEN) return;
  if (socket.bufferedAmount > MAX_BUFFERED_BYTES) socket.close(CLOSE.policy, 'slow reader');
  else socket.send(JSON.stringify(frame));
}

type Page = { readonly session: StoredSession; told: string };
export type TableHub = ReturnType<typeof createTableHub>;

/**
 * The open pages of this house. What happens, here or at another house, is read from the database by two questions for all pages; each page is then told
 * what its own seat may see, and nothing else.
 */
export function createTableHub(house: House) {
  const pages = new Map<WebSocket, Page>();
  const lobbies = new Map<string, { at: number; lobby: TableState['lobby'] }>();
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;
  let looking: Promise<void> = Promise.resolve();
  let next: Promise<void> | undefined;

  const lobbyOf = async (gameCode: string): Promise<TableState['lobby']> => {
    const known = lobbies.get(gameCode);
    if (known && performance.now() - known.at < LOBBY_EVERY_MS) return known.lobby;
    const there = new Map((await crowds(house.db, gameCode)).map((crowd) => [crowd.buyIn, crowd]));
    const lobby = (tableRulesOf(gameCode)?.manifest.stakeSteps ?? []).map((step) => {
      const { people = 0, bots = 0 } = there.get(step.toString()) ?? {};
      return { buyIn: formatMoneyText(minor(step)), people, bots };
    });
    lobbies.set(gameCode, { at: performance.now(), lobby });
    return lobby;
  };

  const look = async (): Promise<void> => {
    const games = new Set([...pages.values()].map(({ session }) => session.gameCode));
    for (const gameCode of games)
      await tell(
        gameCode,
        [...pages].filter(([, { session }]) => session.gameCode === gameCode),
      );
  };
  const tell = async (gameCode: string, those: readonly [WebSocket, Page][]): Promise<void> => {
    const players = [...new Set(those.map(([, { session }]) => session.playerId))];
    const own = new Map(
      (await lastSittings(house.db, gameCode, players)).map((seat) => [seat.playerId, seat]),
    );
    const ids = [...new Set([...own.values()].filter(isAtTable).map(({ tableId }) => tableId))];
    const versions = new Map((await versionsOf(house.db, ids)).map(({ id, version }) => [id, version]));
    const lobby = await lobbyOf(gameCode);
    const seen = new Map<string, SeenTable | null>();
    for (const [socket, page] of those) {
      const seat = own.get(page.session.playerId) ?? null;
      const tableId = seat && isAtTable(seat) ? seat.tableId : null;
      const news = [
        seat?.id,
        seat?.changedAt,
        tableId && versions.get(tableId),
        tableId ? '' : JSON.stringify(lobby),
      ].join();
      if (news === page.told) continue;
      if (tableId !== null && !seen.has(tableId)) seen.set(tableId, await seenTable(house, tableId));
      const table = tableId === null ? null : (seen.get(tableId) ?? null);
      page.told = news;
      send(socket, {
        type: 'state',
        lobby,
        own: seat && presentOwnSeat(seat),
        table: seat && table ? presentTable(table, seat) : null,
      });
    }
  };
  /** One look at a time; who asks while one is under way waits for the next, with all who do. */
  const lookNow = (): Promise<void> =>
    (next ??= looking.then(() => {
      next = undefined;
      looking = look().catch((error: unknown) =>
        house.log.warn(
          { error: error instanceof Error ? error.message : 'unknown' },
          'tables could not be read',
        ),
      );
      return looking;
    }));
  const again = () => {
    timer = setTimeout(() => {
      if (pages.size === 0 || isClosed) timer = undefined;
      else void lookNow().finally(again);
    }, LOOK_MS).unref();
  };

  return {
    lookNow,
    /** From now on it hears everything, beginning with how things stand. */
    async welcome(socket: WebSocket, session: StoredSession): Promise<void> {
      pages.set(socket, { session, told: '' });
      if (timer === undefined) again();
      await lookNow();
    },
    /** Nobody leaves the table by that: the clock goes on for their seat, and they may come back. */
    lose(socket: WebSocket): void {
      pages.delete(socket);
    },
    async close(): Promise<void> {
      isClosed = true;
      clearTimeout(timer);
      const sockets = [...pages.keys()];
      pages.clear();
      for (const socket of sockets) socket.close(CLOSE.restart, 'please reconnect');
      await looking;
    },
  };
}

const isAtTable = ({ state }: Sitting): boolean =>
  state === 'seated' || state === 'leaving' || state === 'buying';
