import type { SessionEnd } from '@maidan/contract/accounts/sessions/session-end.ts';
import { isNews, LIVE_HEARTBEAT_MS } from '@maidan/contract/live-rules.ts';
import {
  chatChannel,
  publicChannel,
  sessionChannel,
  type LiveControl,
  type LiveFrame,
} from '@maidan/contract/live.ts';
import type { FastifyBaseLogger } from 'fastify';
import type { WebSocket } from 'ws';
import type { Bus } from '#live/bus.ts';
import type { PublicNews } from '#live/public-news.ts';
import { channelsOf, createConnections, type Connection } from './connections.ts';
import { createInOrder } from './in-order.ts';

/** A reader that leaves more than this unread is cut off, so that one slow phone cannot fill the node's memory. */
const MAX_BUFFERED_BYTES = 1024 * 1024;
const GRACE_TO_CLOSE_MS = 1_000;
export const CLOSE = { policy: 1008, restart: 1012, ended: 4401, restricted: 4403 } as const;

/** Whoever does not answer the goodbye is left behind after a grace. */
export function closeWithGrace(socket: WebSocket, code: number, reason: string): void {
  socket.close(code, reason);
  setTimeout(() => socket.terminate(), GRACE_TO_CLOSE_MS).unref();
}

type Options = {
  bus: Bus;
  publicNews: Pick<PublicNews, 'onGap'>;
  log: FastifyBaseLogger;
  /** Of these sessions, those that no longer live. */
  findDead: (sessionIds: readonly string[]) => Promise<readonly { id: string; reason: SessionEnd }[]>;
  /** The number of what happened last in a chat room. */
  lastNumberOf: (room: string) => Promise<number>;
  /** Of these sockets, those from where the site is no longer offered (T14). */
  findRestricted: (connections: Iterable<Connection>) => Promise<readonly Connection[]>;
};

/** R2: somebody takes a break; the channel says who. */
export function isBreak(frame: LiveFrame): boolean {
  return frame.type === 'protection' && frame.data.onBreak;
}

export type Hub = ReturnType<typeof createHub>;

/** All sockets of this node: who hears what, who has gone silent, whose session has ended. */
export function createHub({ bus, publicNews, log, findDead, findRestricted, lastNumberOf }: Options) {
  const seen = new Map<string, number>();
  // Versions are remembered only for channels that somebody on this node still hears.
  const connections = createConnections((channel) => {
    seen.delete(channel);
    inOrder.forget(channel);
  });

  const close = (connection: Connection, code: number, reason: string) => {
    connections.remove(connection);
    closeWithGrace(connection.socket, code, reason);
  };
  const send = (connection: Connection, data: string) => {
    if (connection.socket.readyState !== connection.socket.OPEN) return;
    if (connection.socket.bufferedAmount > MAX_BUFFERED_BYTES) close(connection, CLOSE.policy, 'slow reader');
    else connection.socket.send(data);
  };
  const broadcast = (frame: LiveFrame) => {
    const receivers = [...connections.hearing(frame.channel)];
    if (receivers.length === 0 || !isNews(seen, frame)) return;
    // Built once, however many hear it.
    const data = JSON.stringify(frame);
    for (const connection of receivers) send(connection, data);
  };
  const inOrder = createInOrder(broadcast);
  /** What is said in a room comes in its order; of other news the newest says all. */
  const hearNews = (frame: LiveFrame) => {
    if (frame.type !== 'chat') broadcast(frame);
    else if (connections.isHeard(frame.channel)) inOrder.take(frame);
  };
  /** The first who hears a room at this node finds out where it begins; older lines they read for themselves. */
  const beginRoom = async (connection: Connection, room: string | null) => {
    if (room === null || inOrder.knows(chatChannel(room))) return;
    try {
      const last = await lastNumberOf(room);
      if (connections.isHeard(chatChannel(room))) inOrder.begin(chatChannel(room), last + 1);
    } catch (error) {
      log.warn({ err: error }, 'a room could not be heard');
      close(connection, CLOSE.restart, 'please reconnect');
    }
  };
  const endSession = (sessionId: string, reason: SessionEnd) => {
    for (const connection of connections.ofSession(sessionId)) {
      const channel = sessionChannel(connection.member?.memberId ?? '');
      const frame: LiveFrame = { type: 'session-ended', channel, version: Date.now(), data: { reason } };
      send(connection, JSON.stringify(frame));
      close(connection, CLOSE.ended, reason);
    }
  };
  /** Told what to ask, and disconnected: a page that asks then sees why. */
  const showOut = (connection: Connection) => {
    // A channel of its own: a time must not stand among the numbers that count the public news.
    const channel = `${publicChannel('status')}:shown-out`;
    const data = { what: 'status' as const };
    const frame: LiveFrame = { type: 'settings-changed', channel, version: Date.now(), data };
    send(connection, JSON.stringify(frame));
    close(connection, CLOSE.restricted, 'access restricted');
  };
  /** R2: whoever takes a break hears no room from now on; a page that has one open comes back without it. */
  const bar = (channel: string) => {
    for (const connection of connections.hearing(channel)) {
      if (connection.member !== null) connection.member.barred = true;
      if (connection.room) close(connection, CLOSE.restart, 'please reconnect');
    }
  };
  const sweep = async () => {
    for (const connection of await findRestricted(connections.all)) showOut(connection);
    const ids = connections.sessionIds();
    if (ids.length === 0) return;
    for (const { id, reason } of await findDead(ids)) endSession(id, reason);
  };
  const beat = () => {
    const ping: LiveControl = { type: 'ping' };
    const data = JSON.stringify(ping);
    for (const connection of connections.all) {
      if (!connection.alive) {
        connections.remove(connection);
        connection.socket.terminate();
        continue;
      }
      connection.alive = false;
      connection.socket.ping();
      send(connection, data);
    }
    sweepSoon();
  };
  const sweepSoon = () =>
    void sweep().catch((error: unknown) => log.warn({ err: error }, 'open sockets could not be checked'));
  const closeAll = (reason: string) => {
    for (const connection of connections.all) close(connection, CLOSE.restart, reason);
  };

  const endings = [
    bus.subscribe((message) => {
      if (message.kind === 'session-ended') return endSession(message.sessionId, message.reason);
      if (message.kind !== 'frame') return;
      hearNews(message.frame);
      if (isBreak(message.frame)) bar(message.frame.channel);
      if (message.frame.channel === publicChannel('status')) sweepSoon();
    }),
    // News may have been missed: pages come back and read afresh.
    publicNews.onGap(() => closeAll('please reconnect')),
  ];

  return {
    size: () => connections.all.size,
    /** `missed` is what came before it was heard. */
    add: (connection: Connection, missed: readonly LiveFrame[] = []) => {
      connections.add(connection);
      const channels = channelsOf(connection.member);
      const welcome: LiveControl = { type: 'welcome', channels, heartbeatMs: LIVE_HEARTBEAT_MS };
      send(connection, JSON.stringify(welcome));
      for (const frame of missed) send(connection, JSON.stringify(frame));
    },
    remove: connections.remove,
    /** MSG-04: what is said in a room goes to those who have it open, and to members only. */
    hear: async (connection: Connection, room: string | null) => {
      if (connection.member === null || connection.member.barred === true) return;
      connections.hearChat(connection, room);
      await beginRoom(connection, room);
      if ((connection.room ?? null) !== room) return;
      const hearing: LiveControl = { type: 'hearing', room };
      send(connection, JSON.stringify(hearing));
    },
    stirredRooms: connections.stirredRooms,
    peopleIn: connections.peopleIn,
    openRooms: connections.openRooms,
    /** HOM-03: the feed goes to whoever shows it; anybody may. */
    watchWins: connections.watchWins,
    areWinsWatched: connections.areWinsWatched,
    showOut,
    broadcast,
    membersHere: connections.memberIds,
    isHeard: (channel: string) => !connections.hearing(channel)[Symbol.iterator]().next().done,
    /** How many have not answered the last heartbeat yet. */
    silent: () => [...connections.all].filter(({ alive }) => !alive).length,
    beat,
    sweep,
    close: () => {
      for (const end of endings) end();
      closeAll('the server restarts');
    },
  };
}
