import { createDecipheriv, createECDH, createHmac, randomBytes } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Heard = { path: string; text: string; headers: IncomingHttpHeaders };
export type Browser = { endpoint: string; p256dh: string; auth: string };
export type PushStandIn = {
  host: string;
  heard: Heard[];
  /** A browser that has subscribed here, whose notices can be read here alone. */
  browser(): Browser;
  /** What is answered from now on, with a header of where to go instead if it leads away. */
  answers(status: number, location?: string): void;
  close(): Promise<void>;
};

const hmac = (key: Buffer, ...parts: (Buffer | string)[]): Buffer => {
  const mac = createHmac('sha256', key);
  for (const part of parts) mac.update(part);
  return mac.digest();
};

type Keys = { publicKey: Buffer; auth: Buffer; shared: (other: Buffer) => Buffer };

/** RFC 8291 and 8188 from the reader's side: what only the one browser can do. */
function decrypt(body: Buffer, { publicKey, auth, shared }: Keys): string {
  const salt = body.subarray(0, 16);
  const idLength = body.readUInt8(20);
  const sender = body.subarray(21, 21 + idLength);
  const sealed = body.subarray(21 + idLength);
  const between = hmac(auth, shared(sender));
  const input = hmac(between, 'WebPush: info\0', publicKey, sender, Buffer.from([1]));
  const key = hmac(salt, input);
  const cek = hmac(key, 'Content-Encoding: aes128gcm\0', Buffer.from([1])).subarray(0, 16);
  const nonce = hmac(key, 'Content-Encoding: nonce\0', Buffer.from([1])).subarray(0, 12);
  const open = createDecipheriv('aes-128-gcm', cek, nonce);
  open.setAuthTag(sealed.subarray(-16));
  const padded = Buffer.concat([open.update(sealed.subarray(0, -16)), open.final()]);
  // The last record ends with a two and then zeros.
  return padded.subarray(0, padded.lastIndexOf(2)).toString('utf8');
}

/** A push service on this machine that takes what is sent to its browsers, and reads it as they would. */
export async function startPushService(): Promise<PushStandIn> {
  const browsers = new Map<string, Keys>();
  const heard: Heard[] = [];
  let status = 201;
  let location: string | undefined;
  const server: Server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const path = request.url ?? '';
      const keys = browsers.get(path);
      const text = keys === undefined ? '' : decrypt(Buffer.concat(chunks), keys);
      heard.push({ path, text, headers: request.headers });
      response.writeHead(status, location === undefined ? {} : { location }).end();
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    host,
    heard,
    browser: () => {
      const ecdh = createECDH('prime256v1');
      ecdh.generateKeys();
      const auth = randomBytes(16);
      const path = `/push/${randomBytes(9).toString('base64url')}`;
      const publicKey = ecdh.getPublicKey();
      browsers.set(path, {
        publicKey,
        auth,
        shared: (other) => ecdh.computeSecret(other),
      });
      return {
        endpoint: `http://${host}${path}`,
        p256dh: publicKey.toString('base64url'),
        auth: auth.toString('base64url'),
      };
    },
    answers: (next, to) => {
      status = next;
      location = to;
    },
    close: () => new Promise((done) => server.close(() => done())),
  };
}
