import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { mountVerifier } from './verifier.ts';

function open(page: string | null) {
  const folder = mkdtempSync(join(tmpdir(), 'verifier-'));
  const file = join(folder, 'index.html');
  if (page !== null) writeFileSync(file, page);
  const app = fastify();
  mountVerifier(app, file);
  onTestFinished(async () => {
    await app.close();
    rmSync(folder, { recursive: true });
  });
  return app;
}

const hash = (text: string): string => createHash('sha256').update(text).digest('base64');

test('a verifier that was not built is not there', async () => {
  expect((await open(null).inject('/verify.html')).statusCode).toBe(404);
});

test('T16: the verifier runs its own script and style, and may ask nobody', async () => {
  const answer = await open('<style>p{}</style><script type="module">let a;</script>').inject('/verify.html');
  const policy = String(answer.headers['content-security-policy']).split('; ');
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain(`script-src 'sha256-${hash('let a;')}'`);
  expect(policy).toContain(`style-src 'sha256-${hash('p{}')}'`);
  expect(policy.join()).not.toContain('connect-src');
});
