import type { WebSocket } from 'ws';
import type { House } from '#house.ts';
import type { StoredSession } from '#sessions/play-session.store.ts';
import { createHub } from './hub.ts';
import type { Place } from './place.ts';
import type { Asked } from './room.ts';
import { roomOf } from './rooms.ts';
import { send } from './send.ts';
import { SharedRefusal } from './shared-refusal.ts';

/** A game of many players, whose pages bet on the rounds of one clock. */
export function tablePlaceOf(house: House, gameCode: string): Place | undefined {
  const room = roomOf(gameCode);
  if (!room) return undefined;
  const hub = createHub(house, room);
  const answer = async (
    socket: WebSocket,
    session: StoredSession,
    { ref, carryOut }: Asked,
    receivedAt: number,
  ): Promise<void> => {
    try {
      const bet = room.presentOwn(await carryOut(house, session, receivedAt));
      send(socket, { type: 'answer', ref, bet });
    } catch (error) {
      if (!(error instanceof SharedRefusal))
        house.log.warn(
          { error: error instanceof Error ? error.message : 'unknown' },
          'a message was not carried out',
        );
      const code = room.refusalOf(error instanceof SharedRefusal ? error.code : 'INTERNAL');
      send(socket, { type: 'refusal', ref, code });
    }
  };
  return {
    ...hub,
    understand(socket, session, said, receivedAt) {
      const asked = room.read(said);
      return asked && (() => answer(socket, session, asked, receivedAt));
    },
  };
}
