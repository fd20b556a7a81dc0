import { Readable } from 'node:stream';
import type { Operation, ParsedRequestOf } from '@maidan/contract/operation.ts';
import type { CallContext } from '#http/call-context.ts';
import { Call } from '#http/call.ts';
import { closed } from '#http/closed.ts';
import { limit } from '#http/limit.ts';
import { parse } from '#http/parse.ts';
import type { App } from '#http/platform.ts';
import { who } from '#http/who.ts';

type Handler<O extends Operation> = (
  context: CallContext,
  input: ParsedRequestOf<O>,
) => AsyncGenerator<string> | Promise<AsyncGenerator<string>>;

/**
 * The same guards as `mount`, in the same order; the answer is a file that leaves piece by piece, as fast as it is taken.
 * The handler refuses before it answers with the pieces: afterwards the file has begun.
 */
export function mountCsv<O extends Operation>(app: App, operation: O, handler: Handler<O>): void {
  app.route({
    method: operation.method,
    url: operation.path,
    config: { operation: operation.name, limit: 'of-operation' },
    handler: async (request, reply) => {
      await limit(app, operation, request);
      await closed(app, operation, request);
      const session = await who(app, operation, request);
      const input = await parse(app, operation, request);
      const pieces = await handler(new Call(app.platform, request, reply, session), input);
      return reply
        .header('content-type', 'text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="${operation.path.split('/').at(-1)}"`)
        .header('cache-control', 'no-store')
        .send(Readable.from(pieces));
    },
  });
}
