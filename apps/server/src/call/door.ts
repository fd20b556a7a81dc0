import type { Operation, ParsedRequestOf, ResponseOf } from '@maidan/contract/operation.ts';
import type { FastifyRequest } from 'fastify';
import type { CallContext, SessionOfCall } from './call-context.ts';
import type { App } from './platform.ts';

export type Handler<O extends Operation> = (
  context: CallContext,
  input: ParsedRequestOf<O>,
) => Promise<ResponseOf<O>> | ResponseOf<O>;

export type CsvHandler<O extends Operation> = (
  context: CallContext,
  input: ParsedRequestOf<O>,
) => AsyncGenerator<string> | Promise<AsyncGenerator<string>>;

/** What modules ask of HTTP, which stands above them: `http/door/door.ts` keeps it. */
export type Door = {
  readonly mount: <O extends Operation>(app: App, operation: O, handler: Handler<O>) => void;
  readonly mountCsv: <O extends Operation>(app: App, operation: O, handler: CsvHandler<O>) => void;
  /** How often, whether the site is open, who it is. */
  readonly admit: (app: App, operation: Operation, request: FastifyRequest) => Promise<SessionOfCall | null>;
  readonly parse: <O extends Operation>(
    app: App,
    operation: O,
    request: FastifyRequest,
  ) => Promise<ParsedRequestOf<O>> | ParsedRequestOf<O>;
};

/** Operation + handler -> route, behind every guard of the door. */
export function mount<O extends Operation>(app: App, operation: O, handler: Handler<O>): void {
  app.door.mount(app, operation, handler);
}

/** The same for an answer that is a file and leaves piece by piece. */
export function mountCsv<O extends Operation>(app: App, operation: O, handler: CsvHandler<O>): void {
  app.door.mountCsv(app, operation, handler);
}

declare module 'fastify' {
  interface FastifyInstance {
    door: Door;
  }
}
