import type { Operation } from '@maidan/contract/operation.ts';
import type { FastifyRequest } from 'fastify';
import { answerBody } from '#call/answer.ts';
import type { SessionOfCall } from '#call/call-context.ts';
import type { Handler } from '#call/door.ts';
import { Call } from '#http/door/call.ts';
import { closed } from '#http/door/closed.ts';
import { limit } from '#http/door/limit.ts';
import { parse } from '#http/request/parse.ts';
import type { App } from '#call/platform.ts';
import { takeForms } from '#http/request/raw-body.ts';
import { who } from '#http/door/who.ts';
import { endPlay } from '#modules/games/end-play.ts';

const JSON_TYPE = 'application/json; charset=utf-8';

/** Operation + handler -> route. The guards read left to right, and no route of the contract exists without them. */
export function mount<O extends Operation>(app: App, operation: O, handler: Handler<O>): void {
  if (operation.alsoForm !== true) return addRoute(app, operation, handler);
  void app.register((scope, _options, done) => {
    takeForms(scope);
    addRoute(scope, operation, handler);
    done();
  });
}

function addRoute<O extends Operation>(app: App, operation: O, handler: Handler<O>): void {
  const methods = operation.alsoMethod ? [operation.method, operation.alsoMethod] : [operation.method];
  app.route({
    method: methods,
    url: operation.path,
    config: { operation: operation.name, limit: 'of-operation' },
    handler: async (request, reply) => {
      const session = await admit(app, operation, request);
      const input = await parse(app, operation, request);
      const act = () => handler(new Call(app.platform, request, reply, session), input);
      const value = await (session === null ? act() : app.turns.inTurn(session.memberId, act));
      return reply.header('content-type', JSON_TYPE).send(answerBody(operation, value));
    },
  });
}

/** The door of every call: how often, whether the site is open, who it is. */
export async function admit(
  app: App,
  operation: Operation,
  request: FastifyRequest,
): Promise<SessionOfCall | null> {
  await limit(app, operation, request);
  const closure = await closed(app, operation, request);
  const session = await who(app, operation, request);
  if (closure === 'regionBlock' && session !== null) await endPlay(app.platform, [session.id]);
  return session;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    operation?: string;
  }
}
