import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sandboxSecrets } from './secrets.ts';

test("the sandbox's keys are made once, differ from each other and can be read by their owner only", () => {
  const folder = mkdtempSync(join(tmpdir(), 'maidan-secrets-'));
  try {
    const first = sandboxSecrets(folder);
    expect(sandboxSecrets(folder)).toEqual(first);
    expect(new Set(Object.values(first)).size).toBe(5);
    expect(statSync(join(folder, 'secrets.json')).mode & 0o077).toBe(0);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
