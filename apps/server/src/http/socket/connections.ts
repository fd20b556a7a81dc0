import {
  chatChannel,
  chatHereChannel,
  ownChannels,
  PUBLIC_CHANNEL,
  WINS_CHANNEL,
} from '@maidan/contract/live.ts';
import type { FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';

export type Member = {
  memberId: string;
  sessionId: string;
  /** T28: whoever is excluded hears no chat. */
  barred?: boolean;
};
export type Connection = {
  readonly socket: WebSocket;
  readonly member: Member | null;
  /** From where it was opened; asked again and again, since rules change while sockets stay (T14). */
  readonly from: Pick<FastifyRequest, 'ip' | 'headers'>;
  alive: boolean;
  /** The chat room that is open there. */
  room?: string | null;
  /** HOM-03: the feed of wins is shown there. */
  watchesWins?: boolean;
};

export function channelsOf(member: Member | null): string[] {
  return [PUBLIC_CHANNEL, ...(member === null ? [] : ownChannels(member.memberId))];
}

const roomKeys = (room: string | null | undefined) =>
  room ? [chatChannel(room), chatHereChannel(room)] : [];

/** The sockets of this node, found by what they hear and by their session without looking at the others. */
export function createConnections(onSilent: (channel: string) => void) {
  /** Rooms into which somebody came, or that somebody left, since it was asked last. */
  const stirred = new Set<string>();
  const all = new Set<Connection>();
  const byKey = new Map<string, Set<Connection>>();
  const keysOf = ({ member, room, watchesWins }: Connection) => [
    ...channelsOf(member),
    ...(member === null ? [] : [`id:${member.sessionId}`]),
    ...roomKeys(room),
    ...(watchesWins === true ? [WINS_CHANNEL] : []),
  ];
  const join = (connection: Connection, key: string) =>
    void byKey.set(key, (byKey.get(key) ?? new Set()).add(connection));
  const leave = (connection: Connection, key: string) => {
    const set = byKey.get(key);
    set?.delete(connection);
    if (set?.size !== 0) return;
    byKey.delete(key);
    onSilent(key);
  };

  return {
    all,
    hearing: (channel: string): Iterable<Connection> =>
      byKey.get(channel.startsWith(`${PUBLIC_CHANNEL}:`) ? PUBLIC_CHANNEL : channel) ?? [],
    isHeard: (channel: string): boolean => byKey.has(channel),
    ofSession: (sessionId: string): Connection[] => [...(byKey.get(`id:${sessionId}`) ?? [])],
    /** Each person once, however many pages they have open. */
    memberIds: (): string[] => [...new Set([...all].flatMap(({ member }) => member?.memberId ?? []))],
    sessionIds: () => [...new Set([...all].flatMap(({ member }) => member?.sessionId ?? []))],
    add: (connection: Connection) => {
      all.add(connection);
      for (const key of keysOf(connection)) join(connection, key);
    },
    remove: (connection: Connection) => {
      if (!all.delete(connection)) return;
      if (connection.room) stirred.add(connection.room);
      for (const key of keysOf(connection)) leave(connection, key);
    },
    /** One room at a time, in place of the one before. */
    hearChat: (connection: Connection, room: string | null) => {
      if (!all.has(connection) || (connection.room ?? null) === room) return;
      for (const key of roomKeys(connection.room)) leave(connection, key);
      for (const stir of [connection.room, room]) if (stir) stirred.add(stir);
      connection.room = room;
      for (const key of roomKeys(room)) join(connection, key);
    },
    stirredRooms: (): string[] => {
      const rooms = [...stirred];
      stirred.clear();
      return rooms;
    },
    /** Each person once, however many pages they have open. */
    peopleIn: (room: string): string[] => [
      ...new Set([...(byKey.get(chatChannel(room)) ?? [])].flatMap(({ member }) => member?.memberId ?? [])),
    ],
    openRooms: (): string[] => [...new Set([...all].flatMap(({ room }) => room ?? []))],
    watchWins: (connection: Connection, watches: boolean) => {
      if (!all.has(connection) || (connection.watchesWins ?? false) === watches) return;
      connection.watchesWins = watches;
      if (watches) join(connection, WINS_CHANNEL);
      else leave(connection, WINS_CHANNEL);
    },
    areWinsWatched: () => byKey.has(WINS_CHANNEL),
  };
}
