import { once } from 'node:events';
import { LIVE_PATH } from '@maidan/contract/live-rules.ts';
import {
  liveControl,
  liveFrame,
  PUBLIC_CHANNEL,
  type LiveControl,
  type LiveFrame,
} from '@maidan/contract/live.ts';
import { expect, vi } from 'vitest';
import { WebSocket, type ClientOptions } from 'ws';
import * as z from 'zod/mini';
import type { NodeProcess } from './node-process.ts';
import { createTestApp, type Caller, type TestApp } from './test-app.ts';
import type { TestDatabase } from './test-database.ts';

const ORIGIN = 'http://localhost:3000';
const heard = z.union([liveFrame, liveControl]);

/** A page's side of the socket, as far as tests need it. */
export type Page = { socket: WebSocket; received: (LiveFrame | LiveControl)[]; closed: Promise<number> };

export async function listeningNode(
  database: TestDatabase,
  overrides: { redisUrl?: string; gameHouseOrigin?: string } = {},
): Promise<TestApp> {
  const node = await createTestApp({ ...database, ...overrides });
  await node.app.listen({ host: '127.0.0.1', port: 0 });
  return node;
}

type Node = TestApp | Pick<NodeProcess, 'origin'>;

/** Says hello and waits for the welcome. */
export async function openPage(
  node: Node,
  caller: Caller | null,
  options: ClientOptions = {},
  known?: number,
): Promise<Page> {
  const page = await openSilently(node, caller, options);
  const token = caller?.token;
  page.socket.send(JSON.stringify({ type: 'hello', token, known }));
  // Public news may follow the welcome at once.
  await vi.waitFor(() => expect(page.received[0]).toMatchObject({ type: 'welcome' }), { timeout: 60_000 });
  return page;
}

/** Opens the socket and says nothing. */
export async function openSilently(
  node: Node,
  caller: Caller | null,
  { origin = ORIGIN, ...options }: ClientOptions = {},
): Promise<Page> {
  const listening = 'origin' in node ? node.origin : node.app.listeningOrigin;
  const address = `${listening.replace('http', 'ws')}${LIVE_PATH}`;
  const headers = {
    ...options.headers,
    ...(caller?.cookie === undefined ? {} : { cookie: caller.cookie }),
  };
  const socket = new WebSocket(address, { ...options, origin, headers });
  const received: Page['received'] = [];
  socket.on('message', (data: Buffer) => received.push(heard.parse(JSON.parse(data.toString()))));
  const closed = new Promise<number>((resolve) => socket.once('close', (code) => resolve(code)));
  await once(socket, 'open');
  return { socket, received, closed };
}

export function framesOf(page: Page): LiveFrame[] {
  return page.received.filter((item): item is LiveFrame => 'version' in item);
}

/** Without what everybody hears: a catalogue that the test filled a moment ago is announced whenever a node notices. */
export function ownFramesOf(page: Page): LiveFrame[] {
  return framesOf(page).filter(({ channel }) => !channel.startsWith(PUBLIC_CHANNEL));
}
