import { getPicture } from '@maidan/contract/upload/get-picture.ts';
import { PICTURE_TYPES } from '@maidan/contract/upload/picture.ts';
import { uploadPicture } from '@maidan/contract/upload/upload-picture.ts';
import type { FastifyReply } from 'fastify';
import { answerBody } from '#http/answer.ts';
import type { SessionOfCall } from '#http/call-context.ts';
import { admit } from '#http/mount.ts';
import { parse } from '#http/parse.ts';
import type { App } from '#http/platform.ts';
import { Refusal } from '#http/refusal.ts';
import { drawSmall } from './draw-anew.ts';
import { takePicture } from './take-picture.ts';
import { selectOwnPicture } from './upload.store.ts';

/** Opened by itself a picture may do nothing, and nobody guesses what else it could be. */
const AS_PICTURE = {
  'content-type': 'image/jpeg',
  'content-disposition': 'inline; filename="picture.jpg"',
  'content-security-policy': "default-src 'none'; sandbox",
  'cache-control': 'private, no-store',
};

/** The two calls whose bytes are a picture. Their door is the door of every other call. */
export async function mountUploads(app: App): Promise<void> {
  mountShow(app);
  await app.register((scope, _options, done) => {
    // Left unread until it is known who sends it; everywhere else such a body is refused at once.
    for (const type of PICTURE_TYPES)
      scope.addContentTypeParser(type, (_request, payload, parsed) => parsed(null, payload));
    mountTake(scope);
    done();
  });
}

function mountTake(app: App): void {
  app.route({
    method: uploadPicture.method,
    url: uploadPicture.path,
    config: { operation: uploadPicture.name, limit: 'of-operation' },
    handler: async (request, reply) => {
      try {
        const session = known(await admit(app, uploadPicture, request));
        const result = await takePicture(app.platform, session, request.body);
        return await reply.type('application/json; charset=utf-8').send(answerBody(uploadPicture, result));
      } catch (error) {
        // The rest of a refused body is never read, so the line cannot serve another call.
        closeLine(reply);
        throw error;
      }
    },
  });
}

function mountShow(app: App): void {
  const { db, config } = app.platform;
  app.route({
    method: getPicture.method,
    url: getPicture.path,
    config: { operation: getPicture.name, limit: 'of-operation' },
    handler: async (request, reply) => {
      const { memberId } = known(await admit(app, getPicture, request));
      const { id, size } = await parse(app, getPicture, request);
      const picture = await selectOwnPicture(db, { merchant: config.merchant, memberId }, id);
      if (picture === null) throw new Refusal('NOT_FOUND');
      return reply.headers(AS_PICTURE).send(size === 'small' ? await drawSmall(picture) : picture);
    },
  });
}

function known(session: SessionOfCall | null): SessionOfCall {
  if (session === null) throw new Refusal('NOT_LOGGED_IN');
  return session;
}

function closeLine(reply: FastifyReply): void {
  void reply.header('connection', 'close');
}
