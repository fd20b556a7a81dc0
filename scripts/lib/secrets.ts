import { createECDH, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The sandbox's own keys, made once and kept beside its data. A production node gets them from its environment. */
export type SandboxSecrets = {
  seal: string;
  houseToPlatform: string;
  platformToHouse: string;
  /** What notices off the page are signed with. */
  pushPublic: string;
  pushPrivate: string;
};

export function sandboxSecrets(dataDir: string): SandboxSecrets {
  const path = join(dataDir, 'secrets.json');
  const known = existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Partial<SandboxSecrets>) : {};
  // A folder of before there were notices gets their keys beside its own.
  if (known.seal !== undefined && known.pushPrivate !== undefined) return known as SandboxSecrets;
  const secrets: SandboxSecrets = {
    seal: randomBytes(32).toString('base64url'),
    houseToPlatform: `h1:${randomBytes(32).toString('hex')}`,
    platformToHouse: `p1:${randomBytes(32).toString('hex')}`,
    ...pushKeys(),
    ...known,
  };
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(path, JSON.stringify(secrets), { mode: 0o600 });
  return secrets;
}

function pushKeys(): Pick<SandboxSecrets, 'pushPublic' | 'pushPrivate'> {
  const keys = createECDH('prime256v1');
  keys.generateKeys();
  // A private key that begins with a zero byte is told without it.
  const bytes = Buffer.concat([Buffer.alloc(32), keys.getPrivateKey()]).subarray(-32);
  return { pushPublic: keys.getPublicKey('base64url'), pushPrivate: bytes.toString('base64url') };
}

/** What the nodes of this sandbox seal with. */
export const sealOf = (dataDir: string): Buffer => Buffer.from(sandboxSecrets(dataDir).seal, 'base64url');
