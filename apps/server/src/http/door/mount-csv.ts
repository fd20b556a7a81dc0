import { Readable } from 'node:stream';
import type { Operation } from '@maidan/contract/operation.ts';
import type { CsvHandler } from '#call/door.ts';
import { Call } from '#http/door/call.ts';
import { closed } from '#http/door/closed.ts';
import { limit } from '#http/door/limit.ts';
import { parse } from '#http/request/parse.ts';
import type { App } from '#call/platform.ts';
import { who } from '#http/door/who.ts';

/**
 * The same guards as `mount`, in the same order; the answer is a file that leaves piece by piece, as fast as it is taken.
 * The handler refuses before it answers with the pieces: afterwards the file has begun.
 */
export function mountCsv<O extends Operation>(app: App, operation: O, handler: CsvHandler<O>): void {
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
