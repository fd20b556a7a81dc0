import type { Language } from '@maidan/contract/languages.ts';
import type { Closure } from '@maidan/contract/operation.ts';
import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify';
import type { Messages } from '#adapters/messages.ts';
import type { Place } from '#adapters/geo.ts';
import type { Config } from '#config.ts';
import type { Database } from '#db/database.ts';
import type { CallContext, SessionOfCall } from '#call/call-context.ts';
import { languageOf } from '#call/language.ts';
import { closureFor } from '#http/door/closed.ts';
import { placeOfCall } from '#http/door/place-of-call.ts';
import type { Platform } from '#call/platform.ts';
import { clearHalf, readDevice, readFlow, setDevice, setFlow, setHalf } from '#http/door/session-half.ts';
import type { Bus } from '#live/bus.ts';
import type { PublicNews } from '#live/public-news.ts';
import type { Settings } from '#settings/settings.ts';

/** One call as its handler sees it. What most handlers never ask for is worked out when one does. */
export class Call implements CallContext {
  readonly db: Database;
  readonly config: Config;
  readonly settings: Settings;
  readonly bus: Bus;
  readonly publicNews: PublicNews;
  readonly messages: Messages;
  readonly session: SessionOfCall | null;
  readonly #request: FastifyRequest;
  readonly #reply: FastifyReply;

  constructor(
    platform: Platform,
    request: FastifyRequest,
    reply: FastifyReply,
    session: SessionOfCall | null,
  ) {
    this.db = platform.db;
    this.config = platform.config;
    this.settings = platform.settings;
    this.bus = platform.bus;
    this.publicNews = platform.publicNews;
    this.messages = platform.messages;
    this.session = session;
    this.#request = request;
    this.#reply = reply;
  }

  get log(): FastifyBaseLogger {
    return this.#request.log;
  }
  get requestId(): string {
    return this.#request.id;
  }
  get language(): Language {
    return languageOf(this.#request.headers);
  }
  get ip(): string {
    return this.#request.ip;
  }
  async place(): Promise<Place> {
    return placeOfCall(this, await this.settings.view(), this.#request);
  }
  async closure(): Promise<Closure | null> {
    return closureFor(this, await this.settings.view(), this.#request);
  }
  get userAgent(): string {
    return this.#request.headers['user-agent'] ?? '';
  }

  setSessionHalf(half: string | null): void {
    if (half === null) clearHalf(this.#reply, this.config);
    else setHalf(this.#reply, this.config, half);
  }

  setFlowCookie(name: string, value: string | null): void {
    setFlow(this.#reply, this.config, name, value);
  }

  flowCookie(name: string): string | null {
    return readFlow(this.#request, this.config, name);
  }

  setDeviceCookie(value: string, seconds: number): void {
    setDevice(this.#reply, this.config, value, seconds);
  }

  deviceCookie(): string | null {
    return readDevice(this.#request, this.config);
  }
}
