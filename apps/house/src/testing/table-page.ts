import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import {
  TABLE_SOCKET,
  tableFrame,
  type TableFrame,
  type TableState,
} from '@maidan/games/table/table-wire.ts';
import { expect, vi } from 'vitest';
import { WebSocket } from 'ws';
import type { HouseWorld } from './house-world.ts';

/** A page of a table game, which keeps every frame as it came over the line. */
export async function openTablePage(
  world: HouseWorld,
  {
    origin = world.house.config.houseOrigin,
    ...launch
  }: { playerId?: string; gameCode?: string; origin?: string } = {},
) {
  const playerId = launch.playerId ?? `player-${randomUUID()}`;
  const token = await world.enter({ gameCode: 'teen-patti', ...launch, playerId });
  const { port } = world.app.server.address() as AddressInfo;
  const socket = new WebSocket(`ws://127.0.0.1:${port}${TABLE_SOCKET}`, { headers: { origin } });
  const texts: string[] = [];
  const frames: TableFrame[] = [];
  let closedWith: number | undefined;
  socket.on('message', (data: Buffer) => {
    texts.push(data.toString());
    frames.push(tableFrame.parse(JSON.parse(data.toString())));
  });
  socket.on('close', (code) => (closedWith = code));
  socket.on('error', () => undefined);
  let ref = 0;
  const say = (message: object) => socket.send(JSON.stringify(message));
  const until = <Found>(find: () => Found | undefined): Promise<Found> =>
    vi.waitFor(
      () => {
        const found = find();
        if (found === undefined) throw new Error(`not among ${texts.slice(-2).join('\n')}`);
        return found;
      },
      { timeout: 60_000, interval: 20 },
    );
  const state = (): TableState | undefined => frames.findLast((frame) => frame.type === 'state');
  return {
    playerId,
    token,
    socket,
    texts,
    say,
    state,
    opened: () => new Promise<void>((resolve) => socket.once('open', () => resolve())),
    closed: () =>
      vi.waitFor(() => expect(closedWith).toBeDefined(), { timeout: 60_000 }).then(() => closedWith),
    /** The state as the page knows it, once it is like this. */
    stands: (fits: (now: TableState) => boolean) => {
      return until(() => {
        const now = state();
        return now && fits(now) ? now : undefined;
      });
    },
    /** The word that comes back: null, or why not. */
    ask: async (message: object): Promise<string | null> => {
      ref += 1;
      const own = ref;
      say({ ...message, ref: own });
      const frame = await until(() => frames.find((each) => each.type !== 'state' && each.ref === own));
      return frame.type === 'refusal' ? frame.code : null;
    },
  };
}

export type TablePage = Awaited<ReturnType<typeof openTablePage>>;
