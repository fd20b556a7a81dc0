import type { FastifyBaseLogger } from 'fastify';

type Bindings = Parameters<FastifyBaseLogger['child']>[0];
type ChildOptions = Parameters<FastifyBaseLogger['child']>[1];

/**
 * The log of one request. Most requests never write a line of their own, so the child logger with the request's id
 * is made when the first one is written.
 */
export class RequestLog implements FastifyBaseLogger {
  readonly #parent: FastifyBaseLogger;
  readonly #bindings: Bindings;
  readonly #options: ChildOptions;
  #made: FastifyBaseLogger | null = null;

  constructor(parent: FastifyBaseLogger, bindings: Bindings, options: ChildOptions) {
    this.#parent = parent;
    this.#bindings = bindings;
    this.#options = options;
  }

  get #log(): FastifyBaseLogger {
    this.#made ??= this.#parent.child(this.#bindings, this.#options);
    return this.#made;
  }

  get level(): string {
    return this.#parent.level;
  }
  set level(level: string) {
    this.#log.level = level;
  }

  fatal(...line: unknown[]): void {
    Reflect.apply(this.#log.fatal, this.#log, line);
  }
  error(...line: unknown[]): void {
    Reflect.apply(this.#log.error, this.#log, line);
  }
  warn(...line: unknown[]): void {
    Reflect.apply(this.#log.warn, this.#log, line);
  }
  info(...line: unknown[]): void {
    Reflect.apply(this.#log.info, this.#log, line);
  }
  debug(...line: unknown[]): void {
    Reflect.apply(this.#log.debug, this.#log, line);
  }
  trace(...line: unknown[]): void {
    Reflect.apply(this.#log.trace, this.#log, line);
  }
  silent(): void {}

  child(bindings: Bindings, options?: ChildOptions): FastifyBaseLogger {
    return this.#log.child(bindings, options);
  }
}
