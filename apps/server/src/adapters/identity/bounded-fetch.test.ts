import { expect, test } from 'vitest';
import { listenOnLoopback } from '#testing/stand-ins/key-server.ts';
import { boundedFetch } from './bounded-fetch.ts';

const ask = (url: string) =>
  boundedFetch(url, { method: 'GET', headers: {}, body: null, redirect: 'manual' });

test('[LOG-14] T30: an answer of another service is read as it came, and one without end is not', async () => {
  const service = await listenOnLoopback((request, response) => {
    if (request.url === '/endless') return endless(response);
    response.writeHead(418, { 'content-type': 'application/json' }).end('{"a":1}');
  });
  const small = await ask(`${service.origin}/small`);
  expect([small.status, small.headers.get('content-type'), await small.json()]).toEqual([
    418,
    'application/json',
    { a: 1 },
  ]);
  await expect(ask(`${service.origin}/endless`)).rejects.toThrow('answered too much');
  await service.stop();
});

function endless(response: NodeJS.WritableStream): void {
  if (response.write('x'.repeat(65_536))) setImmediate(endless, response);
  else response.once('drain', () => endless(response));
}
