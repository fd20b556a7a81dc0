import { randomUUID } from 'node:crypto';
import { SEALED_HEADER } from '@maidan/contract/cipher.ts';
import type { Envelope } from '@maidan/contract/envelope.ts';
import { register } from '@maidan/contract/accounts/registration/register.ts';
import type { Operation, RequestOf, ResponseOf } from '@maidan/contract/operation.ts';
import { login } from '@maidan/contract/accounts/login/login.ts';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { buildApp, type AppParts } from '#app.ts';
import { readConfig, type Config } from '#config.ts';
import type { Database } from '#db/database.ts';
import type { App } from '#call/platform.ts';
import { sealRequest, type SealOptions } from './seal-request.ts';

/** Both halves of a session, as a browser would hold them. */
export type Caller = { token?: string; cookie?: string };
/** The same, or a visitor, from a certain address. */
export type From = Caller & { ip?: string };
export type MemberCaller = Required<Caller> & {
  memberId: string;
  username: string;
  password: string;
};

export type Answer<O extends Operation> = {
  status: number;
  body: Envelope<ResponseOf<O>>;
  raw: LightMyRequestResponse;
};

export type TestApp = {
  app: App;
  /** One call of the contract, sealed when the operation is. */
  callAs<O extends Operation>(caller: From | null, operation: O, input: RequestOf<O>): Promise<Answer<O>>;
  /** The compact JWE of any data for an operation; claims can be bent. */
  encrypt(operation: Operation, data: unknown, bent?: SealOptions): Promise<string>;
  registerAndLogin(username?: string): Promise<MemberCaller>;
  close(): Promise<void>;
};

type Overrides = Partial<Config> &
  Pick<AppParts, 'logStream' | 'site'> & {
    /** Adds routes of a test's own before the node is ready. */
    extend?: (app: App) => void;
  };

/** A whole node on a test database, without a port. Limits are wide unless a test narrows them. */
export async function createTestApp({
  db,
  url,
  logStream,
  site = false,
  extend,
  ...overrides
}: { db: Database; url: string } & Overrides): Promise<TestApp> {
  const config: Config = {
    ...readConfig({
      DATABASE_URL: url,
      LOG_LEVEL: logStream === undefined ? 'silent' : 'info',
      RATE_LIMIT_FACTOR: '1000',
      DRAW_AHEAD: 'off',
    }),
    ...overrides,
  };
  const app = await buildApp(config, {
    db,
    site,
    dueWork: false,
    ...(logStream === undefined ? {} : { logStream }),
  });
  extend?.(app);
  await app.ready();
  const encrypt = async (operation: Operation, data: unknown, bent?: SealOptions) =>
    sealRequest(await app.platform.cipher.currentKey(), operation, data, bent);
  const callAs: TestApp['callAs'] = async (caller, operation, input) => {
    const request = operation.encrypted
      ? plainRequest(operation, { payload: await encrypt(operation, input) })
      : plainRequest(operation, input);
    const raw = await app.inject({
      ...request,
      method: operation.method,
      headers: { ...request.headers, ...headersOf(caller), ...(await sealedHeaderFor(operation, encrypt)) },
      ...(caller?.ip === undefined ? {} : { remoteAddress: caller.ip }),
    });
    return { status: raw.statusCode, body: raw.json(), raw };
  };
  return {
    app,
    callAs,
    encrypt,
    registerAndLogin: (username = uniqueName()) => registerMember(app, callAs, username),
    close: () => app.close(),
  };
}

/** LOG-08: what the page puts into the header of such a call. */
async function sealedHeaderFor(
  operation: Operation,
  encrypt: TestApp['encrypt'],
): Promise<Record<string, string>> {
  if (operation.sealedHeader !== true) return {};
  return { [SEALED_HEADER]: await encrypt(operation, JSON.stringify(randomUUID())) };
}

export function headersOf(caller: Caller | null): Record<string, string> {
  return {
    ...(caller?.token === undefined ? {} : { authorization: `Bearer ${caller.token}` }),
    ...(caller?.cookie === undefined ? {} : { cookie: caller.cookie }),
  };
}

/** The cookie half as the browser would send it back. */
export function cookieOf(answer: LightMyRequestResponse): string {
  return answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
}

export function uniqueName(): string {
  return `p${randomUUID().replaceAll('-', '').slice(0, 13)}`;
}

export const PASSWORD = 'correct horse battery';

export function registerInput(username: string, password = PASSWORD): RequestOf<typeof register> {
  return {
    username,
    password,
    confirmPassword: password,
    termsAccepted: true,
    adultConfirmed: true,
    registerMethod: 'WEB',
    login: true,
  };
}

async function registerMember(app: App, callAs: TestApp['callAs'], username: string): Promise<MemberCaller> {
  const answer = await callAs(null, register, registerInput(username));
  if (!answer.body.success) throw new Error(`registering failed: ${answer.raw.body}`);
  const again = await callAs(null, login, { type: 'username', username, password: PASSWORD });
  if (!again.body.success) throw new Error(`logging in failed: ${again.raw.body}`);
  const { token } = again.body.value;
  if (token === null) throw new Error(`logging in asked for more: ${again.raw.body}`);
  const rows = await app.platform.db.query<{ id: bigint }>({
    text: 'select id from member where merchant = $1 and username = $2',
    values: [app.platform.config.merchant, username],
  });
  const memberId = String(rows[0]?.id);
  return {
    token,
    cookie: cookieOf(again.raw),
    memberId,
    username,
    password: PASSWORD,
  };
}

function plainRequest(operation: Operation, input: unknown): InjectOptions & { url: string } {
  if (operation.method !== 'GET' && operation.method !== 'DELETE') {
    return {
      url: operation.path,
      payload: JSON.stringify(input),
      headers: { 'content-type': 'application/json' },
    };
  }
  const query = new URLSearchParams(
    Object.entries(input ?? {}).map(([name, value]) => [name, String(value)]),
  ).toString();
  return { url: query === '' ? operation.path : `${operation.path}?${query}` };
}
