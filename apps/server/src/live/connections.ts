import {
  depositsChannel,
  favouritesChannel,
  memberChannel,
  protectionChannel,
  PUBLIC_CHANNEL,
  sessionChannel,
  withdrawalsChannel,
} from '@maidan/contract/live.ts';
import type { FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';

export type Member = { memberId: string; sessionId: string };
export type Connection = {
  readonly socket: WebSocket;
  readonly member: Member | null;
  /** From where it was opened; asked again and again, since rules change while sockets stay (T14). */
  readonly from: Pick<FastifyRequest, 'ip' | 'headers'>;
  alive: boolean;
};

/** What a member hears of the own account; each kind is numbered apart from the others. */
const OWN_CHANNELS = [
  memberChannel,
  sessionChannel,
  favouritesChannel,
  depositsChannel,
  protectionChannel,
  withdrawalsChannel,
];

export function channelsOf(member: Member | null): string[] {
  return member === null
    ? [PUBLIC_CHANNEL]
    : [PUBLIC_CHANNEL, ...OWN_CHANNELS.map((channel) => channel(member.memberId))];
}

/** The sockets of this node, found by what they hear and by their session without looking at the others. */
export function createConnections(onSilent: (channel: string) => void) {
  const all = new Set<Connection>();
  const byKey = new Map<string, Set<Connection>>();
  const keysOf = (connection: Connection) =>
    connection.member === null
      ? channelsOf(null)
      : [...channelsOf(connection.member), `id:${connection.member.sessionId}`];

  return {
    all,
    hearing: (channel: string): Iterable<Connection> =>
      byKey.get(channel.startsWith(`${PUBLIC_CHANNEL}:`) ? PUBLIC_CHANNEL : channel) ?? [],
    ofSession: (sessionId: string): Connection[] => [...(byKey.get(`id:${sessionId}`) ?? [])],
    sessionIds: () => [...new Set([...all].flatMap(({ member }) => member?.sessionId ?? []))],
    add: (connection: Connection) => {
      all.add(connection);
      for (const key of keysOf(connection)) byKey.set(key, (byKey.get(key) ?? new Set()).add(connection));
    },
    remove: (connection: Connection) => {
      if (!all.delete(connection)) return;
      for (const key of keysOf(connection)) {
        const set = byKey.get(key);
        set?.delete(connection);
        if (set?.size !== 0) continue;
        byKey.delete(key);
        onSilent(key);
      }
    },
  };
}
