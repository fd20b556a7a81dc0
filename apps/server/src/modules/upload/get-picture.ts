import { getPicture as operation } from '@maidan/contract/upload/get-picture.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '#call/platform.ts';
import { Refusal } from '#refusals/refusal.ts';
import { drawSmall } from './draw-anew.ts';
import { selectOwnPicture } from './upload.store.ts';

/** Opened by itself a picture may do nothing, and nobody guesses what else it could be. */
const AS_PICTURE = {
  'content-type': 'image/jpeg',
  'content-disposition': 'inline; filename="picture.jpg"',
  'content-security-policy': "default-src 'none'; sandbox",
  'cache-control': 'private, no-store',
};

export async function getPicture(
  app: App,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { db, config } = app.platform;
  const session = await app.door.admit(app, operation, request);
  if (session === null) throw new Refusal('NOT_LOGGED_IN');
  const { id, size } = await app.door.parse(app, operation, request);
  const whose = { merchant: config.merchant, memberId: session.memberId };
  const picture = await selectOwnPicture(db, whose, id);
  if (picture === null) throw new Refusal('NOT_FOUND');
  return reply.headers(AS_PICTURE).send(size === 'small' ? await drawSmall(picture) : picture);
}
