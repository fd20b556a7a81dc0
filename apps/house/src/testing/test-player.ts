import { randomUUID } from 'node:crypto';
import type { PlayOption } from '@maidan/contract/seamless-wallet/launch.ts';
import {
  PLAY_API,
  type ActAnswer,
  type PlayState,
  type RoundView,
  type SpinAnswer,
} from '@maidan/games/play.ts';
import type { HouseWorld } from './house-world.ts';

export type RoundRow = {
  id: string;
  state: string;
  stake: string;
  win: string;
  attempts: number;
  refusal: string | null;
  outcome: unknown;
};

/** A new player at a table of the house, with a full purse. */
export async function seatPlayer(
  world: HouseWorld,
  launch: { playerId?: string; gameCode?: string; ownWallet?: string; allows?: readonly PlayOption[] } = {},
) {
  if (launch.playerId === undefined) world.wallet.reset();
  const playerId = launch.playerId ?? `player-${randomUUID()}`;
  const token = await world.enter({ ...launch, playerId });
  const headers = { authorization: `Bearer ${token}` };
  const get = (url: string) => world.app.inject({ url, headers });
  const spinRaw = (operationId: string = randomUUID(), stake = '5.00') =>
    world.app.inject({
      method: 'POST',
      url: '/play/api/spin',
      headers,
      payload: { operationId, bet: { stake } },
    });
  const post = (url: string, payload: object) => world.app.inject({ method: 'POST', url, headers, payload });
  const betRaw = (bet: object, operationId: string = randomUUID()) =>
    post(PLAY_API.spin, { operationId, bet });
  const actRaw = (roundId: string, step: number, action: object) =>
    post(PLAY_API.act, { roundId, step, action });
  return {
    playerId,
    headers,
    get,
    spinRaw,
    betRaw,
    bet: async (bet: object, operationId?: string): Promise<RoundView> =>
      (await betRaw(bet, operationId)).json<SpinAnswer>().round,
    actRaw,
    act: async (roundId: string, step: number, action: object): Promise<ActAnswer> =>
      (await actRaw(roundId, step, action)).json<ActAnswer>(),
    spin: async (operationId?: string): Promise<RoundView> =>
      (await spinRaw(operationId)).json<SpinAnswer>().round,
    state: async (): Promise<PlayState> => (await get('/play/api/state')).json<PlayState>(),
    rotate: (commitment: string, clientSeed = 'river') =>
      world.app.inject({
        method: 'POST',
        url: '/play/api/rotate-seed',
        headers,
        payload: { commitment, clientSeed },
      }),
    rows: () =>
      world.house.db.query<RoundRow>(
        'select id, state, stake, win, attempts, refusal, outcome from round where player_id = $1 order by created_at',
        [playerId],
      ),
    /** Every business act keeps one id, however often it is sent. */
    idsUsed: () => [...new Set(world.wallet.seen.flatMap(({ ids }) => ids))],
  };
}

export type SeatedPlayer = Awaited<ReturnType<typeof seatPlayer>>;
