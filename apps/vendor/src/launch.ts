import { randomUUID } from 'node:crypto';
import { rulesOf } from '@maidan/games/rules.ts';
import { VENDOR_LAUNCH_PATH, vendorLaunchRequest } from '@maidan/contract/vendor/launch.ts';
import type { FastifyInstance } from 'fastify';
import type { House } from '#house.ts';
import { insertSession, rememberNonce } from '#sessions/play-session.store.ts';
import { hashSecret, newSecret } from '#sessions/play-session.ts';
import { genuineNonce } from '#wallet/signing.ts';

const CODE_SECONDS = 60;

/** The platform's signed request to start a game for a player. The signature covers the bytes, so they are kept raw. */
export function mountLaunch(app: FastifyInstance, house: House): void {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) =>
      done(null, body),
    );
    scope.post(VENDOR_LAUNCH_PATH, async (request, reply) => {
      const rawBody = typeof request.body === 'string' ? request.body : '';
      const nonce = genuineNonce(house.config.inboundKeys, request.headers, rawBody, Date.now());
      if (nonce === null || !(await rememberNonce(house.db, nonce)))
        return reply.code(401).send({ code: 'INVALID_SIGNATURE' });
      const launch = vendorLaunchRequest.safeParse(parseJson(rawBody));
      if (!launch.success || new URL(launch.data.siteOrigin).origin !== house.config.siteOrigin)
        return reply.code(400).send({ code: 'BAD_REQUEST' });
      if (!rulesOf(launch.data.gameCode)) return reply.code(404).send({ code: 'INVALID_GAME' });
      const code = newSecret();
      await insertSession(house.db, randomUUID(), launch.data, hashSecret(code), CODE_SECONDS);
      const url = new URL(`/play/${launch.data.gameCode}`, house.config.houseOrigin);
      url.searchParams.set('code', code);
      return reply.send({ url: url.href });
    });
  });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
