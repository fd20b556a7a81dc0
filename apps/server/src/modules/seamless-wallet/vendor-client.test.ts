import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PartnerShape } from '@maidan/contract/seamless-wallet/partner-shape.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Partner } from '#call/partner.ts';
import {
  askVendor,
  PartnerRefused,
  PartnerUnavailable,
  requestLaunch,
  requestRoundDetails,
  requestRoundProof,
} from './vendor-client.ts';

/** A partner of our own making: keeps what it hears and answers as a test says. */
let heard: { path: string; headers: IncomingHttpHeaders; body: string } = { path: '', headers: {}, body: '' };
let answer: { status: number; body: unknown } = { status: 200, body: {} };
let server: Server;
let origin = '';
beforeAll(async () => {
  server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      heard = { path: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks).toString() };
      response.writeHead(answer.status).end(JSON.stringify(answer.body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));
beforeEach(() => {
  answer = { status: 200, body: {} };
});

const SECRET = Buffer.alloc(32, 5);
const partnerOf = (shape: PartnerShape): Partner => ({
  code: 'ACME',
  name: 'Acme',
  enabled: true,
  shape,
  origin,
  inboundKeys: [],
  outboundKey: { id: 'out', secret: SECRET },
  countries: null,
  waitMs: 2_000,
});
const LAUNCH = {
  token: 'token-of-a-launch',
  playerId: '17',
  gameCode: 'line-slot',
  currency: 'PLY',
  currencySymbol: '৳',
  language: 'en',
  theme: 'dark',
  device: 'mobile',
  siteOrigin: 'https://site.example',
  freePlay: { balance: '1000.00' },
} as const;
const GIFT = {
  campaignId: 'eid-1',
  playerId: '17',
  rounds: 10,
  stake: '1.50',
  currency: 'PLY',
  gameCodes: ['line-slot'],
  mostWon: '500.00',
  validTo: '2026-12-31T18:00:00.000Z',
};
const hmac = (text: string, encoding: 'hex' | 'base64') =>
  createHmac('sha256', SECRET).update(text).digest(encoding);
/** What each shape signs, written down by hand. */
const isSigned: Record<PartnerShape, () => void> = {
  ours: () => {
    const { 'x-maidan-timestamp': time, 'x-maidan-nonce': nonce } = heard.headers;
    const text = `v2\n${String(time)}\n${String(nonce)}\nPOST\n${heard.path}\n${heard.body}`;
    expect(heard.headers).toMatchObject({
      'x-maidan-partner': 'ACME',
      'x-maidan-key': 'out',
      'x-maidan-signature': `v2=${hmac(text, 'hex')}`,
    });
  },
  integer: () => {
    const { 'x-wallet-time': time } = heard.headers;
    expect(heard.headers).toMatchObject({
      'x-wallet-partner': 'ACME',
      'x-wallet-key': 'out',
      'x-wallet-signature': hmac(`${String(time)}\n${heard.path}\n${heard.body}`, 'base64'),
    });
  },
  decimal: () => {
    const { 'x-request-time': time } = heard.headers;
    expect(heard.headers).toMatchObject({
      'x-partner': 'ACME',
      'x-request-sign': hmac(`${String(time)}\n${heard.path}\n${heard.body}`, 'hex'),
    });
  },
};
const done = (shape: PartnerShape, body: object) => ({
  status: 200,
  body: shape === 'integer' ? { result: 'done', ...body } : body,
});
const read = () => JSON.parse(heard.body) as unknown;

describe.each([
  [
    'ours',
    '/vendor/v1/launch',
    { token: LAUNCH.token, gameCode: 'line-slot', freePlay: { balance: '1000.00' } },
  ],
  [
    'integer',
    '/integer/v1/open-game',
    { session_token: LAUNCH.token, game_id: 'line-slot', free_play: { balance: 100_000 } },
  ],
  [
    'decimal',
    '/decimal/v1/launch',
    { sessionToken: LAUNCH.token, game: 'line-slot', freePlay: { balance: '1000.00' } },
  ],
] as const)('the shape %s', (shape, launchPath, launchWords) => {
  test('[GAM-03] a game is launched in the words of the partner, signed with its path', async () => {
    answer = done(shape, { url: `${origin}/play?code=once` });
    expect((await requestLaunch(partnerOf(shape), LAUNCH)).href).toBe(`${origin}/play?code=once`);
    expect(heard.path).toBe(launchPath);
    expect(read()).toMatchObject(launchWords);
    isSigned[shape]();
  });

  test('[GAM-03] an address elsewhere, one with the token, a refusal and an error launch nothing', async () => {
    for (const url of ['https://elsewhere.example/play', `${origin}/play?token=${LAUNCH.token}`]) {
      answer = done(shape, { url });
      await expect(requestLaunch(partnerOf(shape), LAUNCH)).rejects.toThrow(PartnerUnavailable);
    }
    for (const no of [
      { status: 200, body: { result: 'game_not_open', error: 'no-such-game' } },
      { status: 404, body: {} },
      { status: 500, body: {} },
    ]) {
      answer = no;
      await expect(requestLaunch(partnerOf(shape), LAUNCH)).rejects.toThrow(PartnerUnavailable);
    }
  });

  test('[MEM-08] the page about a round is on the origin of the partner, or there is none', async () => {
    const round = { playerId: '17', roundId: 'round-1', language: 'bn' } as const;
    answer = done(shape, { url: `${origin}/rounds/1` });
    expect((await requestRoundDetails(partnerOf(shape), round)).pathname).toBe('/rounds/1');
    isSigned[shape]();
    answer = done(shape, { url: 'https://elsewhere.example/rounds/1' });
    await expect(requestRoundDetails(partnerOf(shape), round)).rejects.toThrow(PartnerUnavailable);
    answer = { status: 404, body: {} };
    await expect(requestRoundDetails(partnerOf(shape), round)).rejects.toThrow(PartnerRefused);
  });

  test('W18: free rounds are given and cancelled in the words of the partner', async () => {
    answer = done(shape, {});
    await askVendor(partnerOf(shape), 'grantFreeRounds', GIFT);
    isSigned[shape]();
    expect(read()).toEqual(
      {
        ours: GIFT,
        integer: {
          campaign_id: 'eid-1',
          player_id: '17',
          rounds: 10,
          stake: 150,
          currency: 'PLY',
          game_ids: ['line-slot'],
          most_won: 50_000,
          valid_to: GIFT.validTo,
        },
        decimal: {
          campaign: 'eid-1',
          player: '17',
          count: 10,
          sum: '1.50',
          currencyCode: 'PLY',
          games: ['line-slot'],
          mostSum: '500.00',
          until: GIFT.validTo,
        },
      }[shape],
    );
    const { campaignId, playerId } = GIFT;
    await askVendor(partnerOf(shape), 'cancelFreeRounds', { campaignId, playerId });
    isSigned[shape]();
  });

  test('the games of a partner are read in its words, as far as they are needed', async () => {
    const game = { name: 'Kites', enabled: false, colour: 'red' };
    answer = done(
      shape,
      {
        ours: { games: [{ ...game, gameCode: 'kites', hasFreeRounds: true }] },
        integer: { games: [{ ...game, game_id: 'kites', has_free_rounds: true }] },
        decimal: { list: [{ ...game, game: 'kites', hasFreeRounds: true }] },
      }[shape],
    );
    const { games } = await askVendor(partnerOf(shape), 'listGames', {});
    isSigned[shape]();
    expect(games).toEqual([
      {
        gameCode: 'kites',
        name: 'Kites',
        enabled: false,
        hasDemo: false,
        hasFreeRounds: true,
        blockedCountries: [],
      },
    ]);
  });
});

const sittingOf = (turns: number) => ({
  commitment: 'a'.repeat(64),
  clientSeed: '0a1b2c3d',
  nonce: 100,
  serverSeed: 'b'.repeat(64),
  outcome: null,
  played: {
    gameCode: 'teen-patti',
    bet: { stake: '100.00', unit: '1.00', place: 0, seed: '0a1b2c3d' },
    actions: Array.from({ length: 100 }, (_, index) => ({
      number: index + 1,
      clientSeed: Array.from({ length: 6 }, () => '0a1b2c3d').join('-'),
      seats: Array.from({ length: 6 }, (_seat, place) => [place, '100.00']),
      steps: Array.from({ length: turns }, (_turn, step) => [step % 6, { do: 'raise' }]),
    })),
  },
});
const askProof = () =>
  requestRoundProof(partnerOf('ours'), { playerId: '17', roundId: 'round-1', language: 'en' });

describe('a proof', () => {
  test('[MEM-08] of a hundred long hands is read whole', async () => {
    answer = { status: 200, body: sittingOf(40) };
    expect((await askProof()).played?.actions).toHaveLength(100);
  });

  test('[MEM-08] beyond every sitting is not read', async () => {
    answer = { status: 200, body: sittingOf(400) };
    await expect(askProof()).rejects.toThrow('answer too large');
  });
});
