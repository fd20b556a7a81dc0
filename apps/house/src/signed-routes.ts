import type { FastifyInstance, FastifyReply } from 'fastify';
import type * as z from 'zod/mini';
import type { House } from '#house.ts';
import { rememberNonce } from '#sessions/play-session.store.ts';
import { genuineNonce } from '#wallet/signing.ts';

/** A call that only the platform makes. The signature covers the bytes, so they are kept raw until it is checked. */
export function mountSigned<Schema extends z.ZodMiniType>(
  app: FastifyInstance,
  house: House,
  path: string,
  request: Schema,
  act: (input: z.output<Schema>, reply: FastifyReply) => Promise<object>,
): void {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) =>
      done(null, body),
    );
    scope.post(path, async (call, reply) => {
      const rawBody = typeof call.body === 'string' ? call.body : '';
      const nonce = genuineNonce(house.config.inboundKeys, call.headers, { path, rawBody }, Date.now());
      if (nonce === null || !(await rememberNonce(house.db, nonce))) {
        app.limitUnsigned(call);
        return reply.code(401).send({ code: 'INVALID_SIGNATURE' });
      }
      const input = request.safeParse(parseJson(rawBody));
      if (!input.success) return reply.code(400).send({ code: 'BAD_REQUEST' });
      return act(input.data, reply);
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
