import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { VENDOR_LAUNCH_PATH } from '@maidan/contract/seamless-wallet/launch.ts';
import {
  crashFrame,
  CRASH_SOCKET,
  type CrashFrame,
  type OwnCrashBet,
} from '@maidan/games/crash/crash-wire.ts';
import {
  PLAY_API,
  type ActAnswer,
  type PlayState,
  type RoundView,
  type SpinAnswer,
} from '@maidan/games/play.ts';
import { commitmentOf, type RoundSeeds } from '@maidan/games/random.ts';
import { signatureHeaders } from '@maidan/server/modules/seamless-wallet/signature.ts';
import { WebSocket } from 'ws';
import type { HouseAndPlatform } from './house-and-platform.ts';
import { ITS_OWN_CONNECTION, within } from './within.ts';

const CURRENCY = 'PLY';
export const PURSE = 1_000_000n;

/** A member with a full purse whose game is open: what they press is sent as its page sends it. */
export type Seat = {
  playerId: string;
  /** By which the platform knows calls about them. */
  token: string;
  sessionToken: string;
  spin(bet: object, operationId: string): Promise<RoundView>;
  act(roundId: string, step: number, action: object): Promise<ActAnswer>;
  state(): Promise<PlayState>;
  /** Takes other seeds, after which the secret of all rounds so far is told. */
  reveal(): Promise<void>;
};

export async function takeSeat(world: HouseAndPlatform, gameCode: string, seeds?: RoundSeeds): Promise<Seat> {
  const { houseOrigin } = world;
  const { playerId, token } = await launchMember(world, gameCode);
  if (seeds) await giveSeeds(world, playerId, seeds);
  const code = await launchAtHouse(world, { token, playerId, gameCode });
  const { sessionToken } = await post<{ sessionToken: string }>(houseOrigin + PLAY_API.exchange, { code });
  const headers = { authorization: `Bearer ${sessionToken}`, ...ITS_OWN_CONNECTION };
  const state = () => read<PlayState>('its state', fetch(houseOrigin + PLAY_API.state, { headers }));
  const send = <Answer>(path: string, body: object) => post<Answer>(houseOrigin + path, body, headers);
  return {
    playerId,
    token,
    sessionToken,
    state,
    reveal: async () => {
      const { commitment } = (await state()).seeds;
      await send(PLAY_API.rotateSeed, { commitment, clientSeed: 'ebb' });
    },
    spin: async (bet, operationId) => (await send<SpinAnswer>(PLAY_API.spin, { operationId, bet })).round,
    act: (roundId, step, action) => send<ActAnswer>(PLAY_API.act, { roundId, step, action }),
  };
}

/** The name of a title has a bound that names of games do not have. */
const titleOf = (gameCode: string): string =>
  `killed-${createHash('sha256').update(gameCode).digest('hex').slice(0, 12)}`;

async function launchMember({ askPlatform }: HouseAndPlatform, gameCode: string) {
  const [token, name] = [randomBytes(32).toString('base64url'), `p${randomBytes(8).toString('hex')}`];
  await askPlatform(
    `insert into vendor (merchant, code, name, partner_code, sort_order)
     values ('maidan', 'KILLED', '{"en": "Killed"}', 'MAIDAN', 999) on conflict do nothing`,
  );
  await askPlatform(
    `insert into game (merchant, node_id, vendor_code, game_code, category, name, slug, released_at, engine, poster_seed, sort_order)
     values ('maidan', $1, 'KILLED', $1, 'RNG', '{"en": "Killed"}', $1, now(), $2, 1, 999) on conflict do nothing`,
    [titleOf(gameCode), gameCode],
  );
  const [member] = await askPlatform<{ id: string }>(
    `insert into member (merchant, username, username_key, password_hash) values ('maidan', $1, $1, '-') returning id`,
    [name],
  );
  const playerId = member?.id ?? '';
  await askPlatform(
    `select ledger_post('maidan', 'purse:' || $1, sha256(convert_to($1, 'UTF8')), 'deposit', $3, '{deposits_in,member}',
       array['', $1], array[-$2::bigint, $2::bigint], 'test')`,
    [playerId, PURSE.toString(), CURRENCY],
  );
  await askPlatform(
    `insert into launch_session (merchant, token_hash, member_id, partner, vendor_code, node_id, game_code, currency, expires_at)
     values ('maidan', sha256(convert_to($1, 'UTF8')), $2, 'MAIDAN', 'KILLED', $3, $4, $5, platform_now() + interval '1 hour')`,
    [token, playerId, titleOf(gameCode), gameCode, CURRENCY],
  );
  return { playerId, token };
}

async function giveSeeds({ askHouse }: HouseAndPlatform, playerId: string, seeds: RoundSeeds): Promise<void> {
  const next = randomBytes(32).toString('hex');
  await askHouse(
    `insert into seed_pair (player_id, server_seed, commitment, client_seed, next_server_seed, next_commitment, next_nonce)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [
      playerId,
      seeds.serverSeed,
      await commitmentOf(seeds.serverSeed),
      seeds.clientSeed,
      next,
      await commitmentOf(next),
      seeds.nonce,
    ],
  );
}

/** As the platform opens a game; gives the code of its address. */
async function launchAtHouse(
  world: HouseAndPlatform,
  who: { token: string; playerId: string; gameCode: string },
): Promise<string> {
  const { url } = await signed<{ url: string }>(world, VENDOR_LAUNCH_PATH, {
    ...who,
    currency: CURRENCY,
    currencySymbol: '৳',
    language: 'en',
    theme: 'dark',
    device: 'desktop',
    siteOrigin: world.siteOrigin,
    allows: ['bought-features'],
  });
  return new URL(url).searchParams.get('code') ?? '';
}

function signed<Answer>(
  { houseOrigin, key }: HouseAndPlatform,
  path: string,
  message: object,
): Promise<Answer> {
  const body = JSON.stringify(message);
  const headers = {
    'content-type': 'application/json',
    ...ITS_OWN_CONNECTION,
    ...signatureHeaders('MAIDAN', key, path, Buffer.from(body)),
  };
  return read<Answer>(path, fetch(houseOrigin + path, { method: 'POST', headers, body }));
}

const post = <Answer>(url: string, body: object, headers: Record<string, string> = {}): Promise<Answer> =>
  read<Answer>(
    url,
    fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...ITS_OWN_CONNECTION, ...headers },
      body: JSON.stringify(body),
    }),
  );

async function read<Answer>(what: string, answering: Promise<Response>): Promise<Answer> {
  const answer = await within(`the house answers ${what}`, answering);
  const text = await within(`the house ends its answer to ${what}`, answer.text());
  if (!answer.ok) throw new Error(`${answer.status} ${text}`);
  return JSON.parse(text) as Answer;
}

type Welcome = Extract<CrashFrame, { type: 'welcome' }>;

/** The page of crash: what it hears, and what its player says. */
export async function openCrashPage({ houseOrigin }: HouseAndPlatform, { sessionToken }: Seat) {
  const socket = new WebSocket(`${houseOrigin.replace('http', 'ws')}${CRASH_SOCKET}`, {
    origin: houseOrigin,
  });
  socket.on('error', () => undefined);
  const waiting = new Map<number, (frame: CrashFrame) => void>();
  let hearWelcome: (frame: Welcome) => void;
  // News of a round may overtake it.
  const welcome = new Promise<Welcome>((resolve) => (hearWelcome = resolve));
  socket.on('message', (data: Buffer) => {
    const frame = crashFrame.parse(JSON.parse(data.toString()));
    if (frame.type === 'welcome') hearWelcome(frame);
    if (frame.type === 'answer' || frame.type === 'refusal') waiting.get(frame.ref)?.(frame);
  });
  await within('the page of crash opens its line', once(socket, 'open'));
  socket.send(JSON.stringify({ type: 'hello', token: sessionToken }));
  const welcomed = await within('the page of crash is welcomed', welcome);
  let ref = 0;
  const say = async (message: object): Promise<OwnCrashBet> => {
    ref += 1;
    const answered = new Promise<CrashFrame>((resolve) => waiting.set(ref, resolve));
    socket.send(JSON.stringify({ ref, ...message }));
    const frame = await within(`crash answers ${JSON.stringify(message)}`, answered);
    if (frame.type !== 'answer') throw new Error(JSON.stringify(frame));
    return frame.bet;
  };
  return {
    /** Flights that have ended, as everybody hears of them. */
    history: welcomed.history,
    bet: (roundId: string, stake: string, leavesAt: number | null = null) =>
      say({
        type: 'bet',
        operationId: randomUUID(),
        roundId,
        place: 0,
        stake,
        leavesAt,
        leavesWhenLost: false,
      }),
    leave: (betId: string) => say({ type: 'leave', betId }),
    close: () => socket.terminate(),
  };
}
