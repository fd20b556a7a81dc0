import { randomUUID } from 'node:crypto';
import { parseMoney } from '@maidan/contract/money.ts';
import {
  VENDOR_LAUNCH_PATH,
  vendorLaunchRequest,
  type VendorLaunchRequest,
} from '@maidan/contract/seamless-wallet/launch.ts';
import { lotteryOf } from '@maidan/games/lottery/lotteries.ts';
import { isBook } from '@maidan/games/sports/sports.ts';
import { tableRulesOf } from '@maidan/games/table-rules.ts';
import type { FastifyInstance } from 'fastify';
import { keepGrants } from '#rounds/free-rounds/free-rounds.store.ts';
import type { House } from '#house.ts';
import { addTo } from '#own-wallet/own-wallet.store.ts';
import { LENT_PURSE } from '#sessions/lent-purse.ts';
import { insertSession } from '#sessions/play-session.store.ts';
import { hashSecret, newSecret } from '#sessions/play-session.ts';
import { isPlayedTogether } from '#shared-rounds/rooms.ts';
import { mountSigned } from '#signed-routes.ts';

const CODE_SECONDS = 60;

/** The platform's signed request to start a game for a player. */
export function mountLaunch(app: FastifyInstance, house: House): void {
  mountSigned(app, house, VENDOR_LAUNCH_PATH, vendorLaunchRequest, async (launch, reply) => {
    if (new URL(launch.siteOrigin).origin !== house.config.siteOrigin)
      return reply.code(400).send({ code: 'BAD_REQUEST' });
    // Whoever plays with others brings money of their own.
    const isTogether =
      isPlayedTogether(launch.gameCode) ||
      lotteryOf(launch.gameCode) !== undefined ||
      tableRulesOf(launch.gameCode) !== undefined ||
      isBook(launch.gameCode);
    const isShared = isTogether && launch.freePlay === undefined;
    if (!house.rulesOf(launch.gameCode) && !isShared) return reply.code(404).send({ code: 'INVALID_GAME' });
    const code = newSecret();
    await openSession(house, launch, hashSecret(code));
    const url = new URL(`/play/${launch.gameCode}`, house.config.houseOrigin);
    url.searchParams.set('code', code);
    return { url: url.href };
  });
}

/** Who tries a game finds what was lent in a purse of this session. */
function openSession({ db }: House, launch: VendorLaunchRequest, codeHash: Buffer): Promise<void> {
  return db.transaction(async (tx) => {
    await insertSession(tx, randomUUID(), launch, codeHash, CODE_SECONDS);
    await keepGrants(tx, launch);
    const { playerId, currency, freePlay } = launch;
    if (freePlay !== undefined)
      await addTo(tx, { playerId, wallet: LENT_PURSE, currency }, parseMoney(freePlay.balance));
  });
}
