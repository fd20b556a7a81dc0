import type { Operation, ParsedRequestOf, ResponseOf } from '@maidan/contract/operation.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { answerBody } from '#http/answer.ts';
import type { CallContext, SessionOfCall } from '#http/call-context.ts';
import { limit } from '#http/limit.ts';
import { parse } from '#http/parse.ts';
import type { App } from '#http/platform.ts';
import { languageOf } from '#http/language.ts';
import { clearHalf, setHalf } from '#http/session-half.ts';
import { who } from '#http/who.ts';

type Handler<O extends Operation> = (
  context: CallContext,
  input: ParsedRequestOf<O>,
) => Promise<ResponseOf<O>> | ResponseOf<O>;

/** Operation + handler -> route. The guards read left to right, and no route of the contract exists without them. */
export function mount<O extends Operation>(app: App, operation: O, handler: Handler<O>): void {
  const methods = operation.alsoMethod ? [operation.method, operation.alsoMethod] : [operation.method];
  app.route({
    method: methods,
    url: operation.path,
    config: { operation: operation.name },
    handler: async (request, reply) => {
      await limit(app, operation, request);
      const session = await who(app, operation, request);
      const input = await parse(app, operation, request);
      const value = await handler(contextOf(app, request, reply, session), input);
      return reply.type('application/json; charset=utf-8').send(answerBody(operation, value));
    },
  });
}

function contextOf(
  app: App,
  request: FastifyRequest,
  reply: FastifyReply,
  session: SessionOfCall | null,
): CallContext {
  const { db, config, settings, bus } = app.platform;
  return {
    db,
    config,
    settings,
    bus,
    log: request.log,
    requestId: request.id,
    language: languageOf(request.headers),
    ip: request.ip,
    session,
    setSessionHalf: (half) => (half === null ? clearHalf(reply, config) : setHalf(reply, config, half)),
  };
}

declare module 'fastify' {
  interface FastifyContextConfig {
    operation?: string;
  }
}
