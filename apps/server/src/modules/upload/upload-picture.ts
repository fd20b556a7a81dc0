import { uploadPicture as operation } from '@maidan/contract/upload/upload-picture.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { answerBody } from '#call/answer.ts';
import type { App } from '#call/platform.ts';
import { Refusal } from '#refusals/refusal.ts';
import { takePicture } from './take-picture.ts';

export async function uploadPicture(
  app: App,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  try {
    const session = await app.door.admit(app, operation, request);
    if (session === null) throw new Refusal('NOT_LOGGED_IN');
    const result = await takePicture(app.platform, session, request.body);
    return await reply.type('application/json; charset=utf-8').send(answerBody(operation, result));
  } catch (error) {
    // The rest of a refused body is never read, so the connection cannot serve another call.
    void reply.header('connection', 'close');
    throw error;
  }
}
