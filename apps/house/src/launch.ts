import { randomUUID } from 'node:crypto';
import { VENDOR_LAUNCH_PATH, vendorLaunchRequest } from '@maidan/contract/seamless-wallet/launch.ts';
import type { FastifyInstance } from 'fastify';
import type { House } from '#house.ts';
import { insertSession } from '#sessions/play-session.store.ts';
import { hashSecret, newSecret } from '#sessions/play-session.ts';
import { mountSigned } from '#signed-routes.ts';

const CODE_SECONDS = 60;

/** The platform's signed request to start a game for a player. */
export function mountLaunch(app: FastifyInstance, house: House): void {
  mountSigned(app, house, VENDOR_LAUNCH_PATH, vendorLaunchRequest, async (launch, reply) => {
    if (new URL(launch.siteOrigin).origin !== house.config.siteOrigin)
      return reply.code(400).send({ code: 'BAD_REQUEST' });
    if (!house.rulesOf(launch.gameCode)) return reply.code(404).send({ code: 'INVALID_GAME' });
    const code = newSecret();
    await insertSession(house.db, randomUUID(), launch, hashSecret(code), CODE_SECONDS);
    const url = new URL(`/play/${launch.gameCode}`, house.config.houseOrigin);
    url.searchParams.set('code', code);
    return { url: url.href };
  });
}
