import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT, type JWTPayload, type CryptoKey } from 'jose';

export type Signer = { kid: string; privateKey: CryptoKey; publicKey: CryptoKey };

export async function makeSigner(kid: string): Promise<Signer> {
  return { kid, ...(await generateKeyPair('RS256', { extractable: true })) };
}

export function signedBy({ kid, privateKey }: Signer, claims: JWTPayload): Promise<string> {
  return new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid }).sign(privateKey);
}

export async function keySetOf(...signers: readonly Signer[]): Promise<string> {
  const keys = await Promise.all(
    signers.map(async ({ kid, publicKey }) => ({
      ...(await exportJWK(publicKey)),
      kid,
      alg: 'RS256',
      use: 'sig',
    })),
  );
  return JSON.stringify({ keys });
}

/** A stand-in for another service on the loopback: what it answers is the test's business. */
export async function listenOnLoopback(
  answer: RequestListener,
): Promise<{ origin: string; stop: () => Promise<void> }> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    stop: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
