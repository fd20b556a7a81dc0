import type { Socket } from 'node:net';
import { OPERATIONS } from '@maidan/contract/operations.ts';
import { endConnection, statusOfBroken } from '@maidan/http/connections.ts';
import { API_FOLDERS } from '#call/api-path.ts';
import { sendFailure } from '#call/failure.ts';
import type { App } from '#call/platform.ts';
import { Refusal } from '#refusals/refusal.ts';
import { ROUTE_LIMITS } from '#call/route-limits.ts';

const METHODS_OF = new Map(
  OPERATIONS.map(({ path, method, alsoMethod }) => [
    path as string,
    alsoMethod ? [method, alsoMethod] : [method],
  ]),
);

/** Every no in one shape: errors, unknown paths and wrong methods of the API. */
export function useFailures(app: App): void {
  app.setErrorHandler((error, request, reply) => sendFailure(error, request, reply));
  app.setNotFoundHandler((request, reply) => sendFailure(new Refusal('NOT_FOUND'), request, reply));
  // Wildcards of their own, because the site answers every other unknown address with its not-found page.
  for (const folder of API_FOLDERS)
    app.all(`${folder}*`, { config: { limit: ROUTE_LIMITS.nothing } }, (request, reply) => {
      const path = request.url.split('?', 1)[0] ?? '';
      // Some calls exist in the sandbox alone: elsewhere their address is one like any other.
      const methods = METHODS_OF.get(path)?.filter((method) => app.hasRoute({ method, url: path }));
      if (methods === undefined || methods.length === 0) throw new Refusal('NOT_FOUND');
      void reply.header('allow', methods.join(', '));
      throw new Refusal('METHOD_NOT_ALLOWED');
    });
}

/** Bytes that are no HTTP never become a request; they still get an answer of the known shape. */
export function answerBrokenBytes(error: NodeJS.ErrnoException, socket: Socket): void {
  const body = '{"success":false,"value":null,"message":"","code":"BAD_REQUEST","requestId":""}';
  const head = ['content-type: application/json', `content-length: ${body.length}`, 'connection: close'];
  endConnection(socket, `HTTP/1.1 ${statusOfBroken(error)}\r\n${head.join('\r\n')}\r\n\r\n${body}`);
}
