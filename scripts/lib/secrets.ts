import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The sandbox's own keys, made once and kept beside its data. A production node gets them from its environment. */
export type SandboxSecrets = { seal: string; houseToPlatform: string; platformToHouse: string };

export function sandboxSecrets(dataDir: string): SandboxSecrets {
  const path = join(dataDir, 'secrets.json');
  if (existsSync(path)) return JSON.parse(readFileSync(path, 'utf8')) as SandboxSecrets;
  const secrets: SandboxSecrets = {
    seal: randomBytes(32).toString('base64url'),
    houseToPlatform: `h1:${randomBytes(32).toString('hex')}`,
    platformToHouse: `p1:${randomBytes(32).toString('hex')}`,
  };
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(path, JSON.stringify(secrets), { mode: 0o600 });
  return secrets;
}

/** What the nodes of this sandbox seal with. */
export const sealOf = (dataDir: string): Buffer => Buffer.from(sandboxSecrets(dataDir).seal, 'base64url');
