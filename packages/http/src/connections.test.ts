import { once } from 'node:events';
import type { RequestListener, Server } from 'node:http';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  answerBroken,
  createBoundedServer,
  createConnections,
  endConnection,
  GRACE_TO_SEND_MS,
  MOST_UNANSWERED,
  SENDING_TIMES,
  statusOfBroken,
  type Connections,
} from '#connections.ts';

const ASK = 'GET /large HTTP/1.1\r\nhost: a\r\n\r\n';
const TAKEN = { answerTakenWithinMs: 5 * 60_000 };
const open: (Server | ReturnType<typeof createServer>)[] = [];
const clients: Socket[] = [];

afterEach(async () => {
  for (const client of clients.splice(0)) client.destroy();
  for (const server of open.splice(0)) await new Promise((closed) => server.close(closed));
});

async function listen(handler: RequestListener, connections: Connections): Promise<Server> {
  const server = createBoundedServer(handler, connections, { connectionTimeout: 60_000 });
  open.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

/** Never reads, unless a test listens. */
function dial(server: { address(): AddressInfo | string | null }, words = ''): Socket {
  const { port } = server.address() as AddressInfo;
  const client = connect({ port, host: '127.0.0.1', allowHalfOpen: true }, () => void client.write(words));
  client.on('error', () => undefined);
  clients.push(client);
  return client;
}

const said = async (client: Socket) => {
  let words = '';
  client.on('data', (chunk: Buffer) => (words += chunk.toString()));
  await once(client, 'end');
  return words;
};

const takeAll: RequestListener = (request, response) =>
  void request.resume().on('end', () => response.end('ok'));

const nextConnection = async (server: Server) => (await once(server, 'connection'))[0] as Socket;

describe('a connection', () => {
  test('on which a thousand answers are asked for before the first is read is cut, and few of them were begun', async () => {
    let begun = 0;
    const connections = createConnections({ ...TAKEN, perAddress: 100 });
    const server = await listen((request, response) => {
      begun += 1;
      if (request.url === '/small') response.end('ok');
    }, connections);
    const flooded = nextConnection(server);
    dial(server, ASK.repeat(1_000));
    await once(await flooded, 'close');
    expect(begun).toBe(MOST_UNANSWERED);
    const { port } = server.address() as AddressInfo;
    expect(await (await fetch(`http://127.0.0.1:${port}/small`)).text()).toBe('ok');
  });

  test('may be used again and again by whoever reads first', async () => {
    const server = await listen(
      (_request, response) => void response.end('ok'),
      createConnections({ ...TAKEN, perAddress: 1 }),
    );
    const client = dial(server);
    for (let turn = 0; turn < MOST_UNANSWERED * 2; turn += 1) {
      client.write(ASK);
      const [answer] = (await once(client, 'data')) as [Buffer];
      expect(answer.toString()).toContain('200 OK');
    }
  });

  test('whose answer nobody takes is cut when its time is over, and not before', async () => {
    let clock = 0;
    const connections = createConnections({ ...TAKEN, perAddress: 1, now: () => clock });
    const server = await listen((_request, response) => void response.write('never whole'), connections);
    const opened = nextConnection(server);
    const client = dial(server, ASK);
    const connection = await opened;
    await once(client, 'data');
    clock = 5 * 60_000;
    connections.sweep();
    expect(connection.destroyed).toBe(false);
    clock += 1;
    connections.sweep();
    expect(connection.destroyed).toBe(true);
  });

  test('is not cut because the clock of the machine was set an hour ahead', async () => {
    const connections = createConnections({ ...TAKEN, perAddress: 1 });
    const server = await listen((_request, response) => void response.write('on its way'), connections);
    const opened = nextConnection(server);
    await once(dial(server, ASK), 'data');
    const ahead = Date.now() + 3_600_000;
    const clock = vi.spyOn(Date, 'now').mockReturnValue(ahead);
    connections.sweep();
    clock.mockRestore();
    expect((await opened).destroyed).toBe(false);
  });

  test('that was told goodbye and stays is destroyed after the grace', async () => {
    const server = createServer({ allowHalfOpen: true });
    open.push(server);
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const arrived = once(server, 'connection');
    const client = dial(server);
    const [connection] = (await arrived) as [Socket];
    // It goes on sending, and never ends its side.
    const chatter = setInterval(() => client.write('x'), 5);
    endConnection(connection, 'bye', 20);
    await once(connection, 'close');
    clearInterval(chatter);
    expect(client.readableEnded).toBe(false);
  });
});

describe('an address', () => {
  test('holds so many connections and no more; one that is given back can be had again', async () => {
    const connections = createConnections({ ...TAKEN, perAddress: 2 });
    const server = await listen((_request, response) => void response.end('ok'), connections);
    const asks = async () => {
      const client = dial(server, ASK);
      const answered = once(client, 'data').then(() => true);
      const refused = Promise.race([once(client, 'end'), once(client, 'close')]).then(() => false);
      client.resume();
      return { client, answered: await Promise.race([answered, refused]) };
    };
    const [first, second, third] = [await asks(), await asks(), await asks()];
    expect([first.answered, second.answered, third.answered]).toEqual([true, true, false]);
    first.client.destroy();
    await expect.poll(() => connections.size()).toBe(1);
    expect((await asks()).answered).toBe(true);
  });

  test('whose connections are cut again and again gets few new ones a second, each for one thing at a time, for a minute', async () => {
    let clock = 0;
    let begun = 0;
    const connections = createConnections({ ...TAKEN, perAddress: 100, now: () => clock });
    const server = await listen((request, response) => {
      begun += 1;
      if (request.url === '/small') response.end('ok');
    }, connections);
    const flood = async () => {
      const flooded = nextConnection(server);
      begun = 0;
      dial(server, ASK.repeat(MOST_UNANSWERED + 1));
      await once(await flooded, 'close');
      return begun;
    };
    for (let turn = 0; turn < 21; turn += 1) expect(await flood()).toBe(MOST_UNANSWERED);
    expect(await flood()).toBe(1);
    // Whoever shares the address, and waits for each answer, goes on.
    const neighbour = dial(server);
    for (let turn = 0; turn < 3; turn += 1) {
      neighbour.write('GET /small HTTP/1.1\r\nhost: a\r\n\r\n');
      const [answer] = (await once(neighbour, 'data')) as [Buffer];
      expect(answer.toString()).toContain('200 OK');
    }
    const knock = async () => {
      const arrived = nextConnection(server);
      dial(server);
      return (await arrived).destroyed;
    };
    const refused = [];
    for (let turn = 0; turn < 12; turn += 1) refused.push(await knock());
    expect(refused).toEqual([...Array<boolean>(8).fill(false), ...Array<boolean>(4).fill(true)]);
    clock = 1_000;
    expect(await knock()).toBe(false);
    clock = 61_000;
    expect(await flood()).toBe(MOST_UNANSWERED);
  });
});

describe('a request that takes too long to come in', () => {
  const LATE = { headersTimeout: 100, requestTimeout: 100, connectionsCheckingInterval: 20 };
  const HEAD = 'POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 4\r\n\r\n';

  async function listenToLate(graceMs: number, handler = takeAll) {
    const connections = createConnections({ ...TAKEN, perAddress: 100 });
    const server = createBoundedServer(handler, connections, { ...LATE, connectionTimeout: 60_000 });
    const graces: number[] = [];
    const giveGrace: Connections['giveGrace'] = (socket, cutOff) => {
      graces.push(1);
      connections.giveGrace(socket, cutOff, graceMs);
    };
    server.on(
      'clientError',
      answerBroken({ giveGrace }, (error, socket) =>
        endConnection(socket, `HTTP/1.1 ${statusOfBroken(error)}\r\n\r\n`, 20),
      ),
    );
    open.push(server);
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return { server, graces };
  }
  test('F8: has ten seconds for its head and thirty for all of it, the look and the grace included', () => {
    const { headersTimeout, requestTimeout, connectionsCheckingInterval } = SENDING_TIMES;
    const after = connectionsCheckingInterval + GRACE_TO_SEND_MS;
    expect([headersTimeout + after, requestTimeout + after]).toEqual([10_000, 30_000]);
  });

  test.each([
    ['whose head is never whole', 'GET / HTTP/1.1\r\nho'],
    ['whose body is never whole', `${HEAD}abc`],
  ])('is told so and cut: one %s', async (_which, words) => {
    const { server } = await listenToLate(20);
    expect(await said(dial(server, words))).toBe('HTTP/1.1 408 Request Timeout\r\n\r\n');
  });

  test('is cut although it is whole but for its last byte, and a byte comes now and then', async () => {
    const { server } = await listenToLate(40);
    const client = dial(server, 'GET / HTTP/1.1\r\nx: ');
    const drip = setInterval(() => client.write('a'), 5);
    expect(await said(client)).toBe('HTTP/1.1 408 Request Timeout\r\n\r\n');
    clearInterval(drip);
  });

  test('is cut when only its head came in the grace', async () => {
    const { server, graces } = await listenToLate(200);
    const client = dial(server, 'POST / HTTP/1.1\r\nhost: a\r\n');
    await expect.poll(() => graces.length, { interval: 5 }).toBe(1);
    client.write('content-length: 4\r\n\r\nabc');
    expect(await said(client)).toBe('HTTP/1.1 408 Request Timeout\r\n\r\n');
  });

  test('is cut without another word when it was answered before it was whole', async () => {
    const { server } = await listenToLate(20, (_request, response) => void response.end('no'));
    const words = await said(dial(server, `${HEAD}abc`));
    expect(words).toMatch(/^HTTP\/1\.1 200 OK[^]*no$/);
    expect(words).not.toContain('408');
  });

  test('is closed without a word where nothing was sent: a browser would take the word for an answer to its next request', async () => {
    const { server } = await listenToLate(20);
    expect(await said(dial(server))).toBe('');
  });

  test.each([
    ['all of it', ''],
    ['the rest of its head', 'POST / HTTP/1.1\r\nhost: a\r\n'],
    ['the rest of its body', `${HEAD}ab`],
  ])('is answered when the server stood still meanwhile: %s was there and not read', async (_what, first) => {
    const { server, graces } = await listenToLate(2_000);
    const arrived = nextConnection(server);
    const client = dial(server, first);
    await Promise.all([arrived, once(client, 'connect')]);
    const whole = `${HEAD}abcd`;
    client.write(whole.slice(first.length));
    const until = performance.now() + 300;
    while (performance.now() < until);
    const [answer] = (await once(client, 'data')) as [Buffer];
    expect(answer.toString()).toContain('200 OK');
    // It is one like any other from then on.
    client.write(whole);
    const [second] = (await once(client, 'data')) as [Buffer];
    expect(second.toString()).toContain('200 OK');
    expect(graces.length).toBeGreaterThan(0);
  });
});
