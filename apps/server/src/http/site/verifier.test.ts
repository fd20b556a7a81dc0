import { createHash } from 'node:crypto';
import fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { mountVerifier } from './verifier.ts';

const hash = (text: string): string => createHash('sha256').update(text).digest('base64');

test('T16: the verifier runs its own script and style, and may ask nobody', async () => {
  const app = fastify();
  onTestFinished(() => app.close());
  mountVerifier(app, '<style>p{}</style><script type="module">let a;</script>');
  const answer = await app.inject('/verify.html');
  const policy = String(answer.headers['content-security-policy']).split('; ');
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain(`script-src 'sha256-${hash('let a;')}'`);
  expect(policy).toContain(`style-src 'sha256-${hash('p{}')}'`);
  expect(policy.join()).not.toContain('connect-src');
});
