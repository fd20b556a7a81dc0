import { once } from 'node:events';
import { isNews } from '@maidan/contract/live-rules.ts';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { databaseForThisFile } from '#testing/for-this-file.ts';
import { WebSocket } from 'ws';
import { framesOf, listeningNode, openPage, openSilently, ownFramesOf } from '#testing/live-page.ts';
import type { TestApp } from '#testing/test-app.ts';

const database = await databaseForThisFile();

describe('who is not heard', () => {
  let node: TestApp;
  beforeAll(async () => {
    node = await listeningNode(database);
  });
  afterAll(() => node.close());

  test.each(['https://evil.example', 'null', 'http://localhost:3000.evil.example'])(
    'T28: a page of %s is refused before the socket opens',
    async (origin) => {
      await expect(openSilently(node, null, { origin })).rejects.toThrow('403');
    },
  );

  test.each(['/', '/rng', '/wps/system/status', '/nowhere'])(
    'T28: %s is refused or answered, never made a socket, and its line is gone',
    async (path) => {
      const connections = node.app.connections.size();
      const origin = node.app.listeningOrigin;
      const socket = new WebSocket(origin.replace('http', 'ws') + path, { origin: 'http://localhost:3000' });
      const [refused] = (await once(socket, 'error')) as [Error];
      expect(refused.message).toMatch(/Unexpected server response: (4..|200)/);
      await expect.poll(() => node.app.connections.size()).toBe(connections);
      expect(node.app.websocketServer.clients.size).toBe(0);
    },
  );

  test('T28: the token without its cookie half, and an invented one, get no channel', async () => {
    const member = await node.registerAndLogin();
    for (const caller of [{ token: member.token }, { token: 'A'.repeat(43), cookie: member.cookie }]) {
      const page = await openSilently(node, caller);
      page.socket.send(JSON.stringify({ type: 'hello', token: caller.token }));
      expect(await page.closed).toBe(1008);
      expect(page.received).toEqual([]);
    }
  });

  test.each<[string, string | Buffer, number]>([
    ['something before hello', '{"type":"pong"}', 1008],
    ['nonsense', 'hello', 1008],
    ['an unknown type', '{"type":"subscribe","channel":"member:1"}', 1008],
    ['hello with more in it', '{"type":"hello","channel":"member:1"}', 1008],
    ['bytes instead of text', Buffer.from('{"type":"hello"}'), 1008],
    ['a frame above 16 KB', JSON.stringify({ type: 'hello', token: 'a'.repeat(17_000) }), 1009],
  ])('F9: whoever says %s is disconnected', async (_what, message, code) => {
    const page = await openSilently(node, null);
    page.socket.send(message);
    expect(await page.closed).toBe(code);
  });

  test('F9: a flood of messages, of pings or of pongs is closed', async () => {
    const words: readonly ((socket: WebSocket) => void)[] = [
      (socket) => socket.send('{"type":"pong"}'),
      (socket) => socket.ping(),
      (socket) => socket.pong(),
    ];
    for (const say of words) {
      const page = await openPage(node, null);
      for (let count = 0; count < 40; count += 1) say(page.socket);
      expect(await page.closed).toBe(1008);
    }
  });

  test('pieces of a message that never ends, with nothing in them, close the socket', async () => {
    const page = await openPage(node, null);
    page.socket.send('', { fin: false });
    for (let count = 0; count < 20_000; count += 1) page.socket.send('', { fin: false });
    expect(await page.closed).toBe(1006);
  });

  test('who ignores the goodbye is left behind', async () => {
    const page = await openPage(node, null);
    const [ours] = [...node.app.websocketServer.clients].slice(-1);
    // It reads no more, so it never hears that it is over, and never ends its side.
    page.socket.pause();
    page.socket.send('nonsense');
    await vi.waitFor(() => expect(ours?.readyState).toBe(WebSocket.CLOSED), { timeout: 60_000 });
    page.socket.terminate();
  });

  test('a second hello is refused: nobody changes who they are on an open socket', async () => {
    const page = await openPage(node, null);
    page.socket.send('{"type":"hello"}');
    expect(await page.closed).toBe(1008);
  });

  test('T28: a reader that never reads is cut off at 1 MB, and others go on', async () => {
    const member = await node.registerAndLogin();
    const [slow, quick] = [await openPage(node, member), await openPage(node, member)];
    slow.socket.pause();
    const members = [...node.app.websocketServer.clients].slice(-2);
    let version = 0;
    // One large frame at a time: who reads has room again before the next, who does not runs full.
    await vi.waitFor(
      () => {
        version += 1;
        const data = { balance: '1.00', currencySymbol: 'x'.repeat(400_000) };
        node.app.live.broadcast({ type: 'balance', channel: `member:${member.memberId}`, version, data });
        expect(members.filter((client) => client.readyState === WebSocket.OPEN)).toHaveLength(1);
      },
      { timeout: 60_000, interval: 20 },
    );
    await vi.waitFor(() => expect(ownFramesOf(quick).at(-1)?.version).toBe(version), { timeout: 60_000 });
    expect(quick.socket.readyState).toBe(WebSocket.OPEN);
    slow.socket.terminate();
    quick.socket.terminate();
  });

  test('[SET-03] what became public after a page was drawn is told once its socket is welcomed, the newest of each kind', async () => {
    const { settings, publicNews } = node.app.platform;
    const greet = async (known?: number) => {
      const page = await openSilently(node, null);
      page.socket.send(JSON.stringify({ type: 'hello', ...(known === undefined ? {} : { known }) }));
      // The last word of all: whatever was to be told has been told before it.
      await vi.waitFor(() => expect(page.received[0]).toMatchObject({ type: 'welcome' }), {
        timeout: 60_000,
      });
      node.app.live.beat();
      await vi.waitFor(() => expect(page.received).toContainEqual({ type: 'ping' }), { timeout: 60_000 });
      page.socket.terminate();
      return framesOf(page).map((frame) =>
        frame.type === 'settings-changed' ? frame.data.what : frame.type,
      );
    };
    const drawn = publicNews.last();
    expect(drawn).toBeGreaterThan(0);
    await settings.change('currencySymbol', '৳');
    await settings.change('brandTokens', {});
    await settings.change('currencySymbol', '৳');
    await vi.waitFor(() => expect(publicNews.since(drawn)).toHaveLength(2), { timeout: 60_000 });
    await vi.waitFor(
      () => expect(publicNews.since(drawn).every(({ version }) => version > drawn + 1)).toBe(true),
      { timeout: 60_000 },
    );
    expect((await greet(drawn)).toSorted()).toEqual(['brand', 'status']);
    expect(await greet(publicNews.last())).toEqual([]);
    expect(await greet()).toEqual([]);
  });

  test('a page that does not answer the heartbeat is let go', async () => {
    const [page, deaf] = [await openPage(node, null), await openPage(node, null, { autoPong: false })];
    node.app.live.beat();
    await vi.waitFor(() => expect(page.received).toContainEqual({ type: 'ping' }), { timeout: 60_000 });
    page.socket.send('{"type":"pong"}');
    // The page's answer must have arrived before the next beat, or it would be let go as well.
    await vi.waitFor(() => expect(node.app.live.silent()).toBe(1), { timeout: 60_000 });
    node.app.live.beat();
    expect(await deaf.closed).toBe(1006);
    expect(page.socket.readyState).toBe(WebSocket.OPEN);
    page.socket.terminate();
  });
});

test('the contract drops a frame that is not newer than the last of its channel', () => {
  const seen = new Map<string, number>();
  const verdicts = [
    ['a', 1],
    ['a', 1],
    ['b', 1],
    ['a', 3],
    ['a', 2],
  ].map(([channel, version]) => isNews(seen, { channel: String(channel), version: Number(version) }));
  expect(verdicts).toEqual([true, false, true, true, false]);
});
