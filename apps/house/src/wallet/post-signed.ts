import * as http from 'node:http';
import * as https from 'node:https';
import { urlToHttpOptions } from 'node:url';

export type PostOptions = { headers: Record<string, string>; timeoutMs: number; mostBytes: number };
export type Posted = { status: number; text: string };

const IDLE_MS = 4_000;

/** Posts to one origin over connections that are kept: a spin must not pay for a new one, nor for more than a request needs. */
export function openPoster(
  origin: string,
): (path: string, body: string, options: PostOptions) => Promise<Posted> {
  const { protocol, hostname, port } = urlToHttpOptions(new URL(origin));
  const { request, Agent } = protocol === 'https:' ? https : http;
  // Given up before the other side does, so that none is used that has just been closed.
  const agent = new Agent({ keepAlive: true, timeout: IDLE_MS });
  return (path, body, { headers, timeoutMs, mostBytes }) =>
    new Promise<Posted>((resolve, reject) => {
      const sent = request(
        {
          protocol,
          hostname,
          port,
          path,
          method: 'POST',
          agent,
          headers: { ...headers, 'content-length': Buffer.byteLength(body) },
        },
        (response) => {
          const parts: Buffer[] = [];
          let bytes = 0;
          response.on('data', (part: Buffer) => {
            bytes += part.length;
            if (bytes > mostBytes) sent.destroy(new Error('too long an answer'));
            else parts.push(part);
          });
          response.on('end', () => {
            clearTimeout(timer);
            resolve({ status: response.statusCode ?? 0, text: Buffer.concat(parts).toString() });
          });
          response.on('error', fail);
        },
      );
      const timer = setTimeout(() => sent.destroy(new Error('no answer in time')), timeoutMs);
      function fail(error: Error): void {
        clearTimeout(timer);
        reject(error);
      }
      sent.on('error', fail);
      sent.end(body);
    });
}
