import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readOrigins, writeOrigins } from './sandbox-origins.ts';

const folder = mkdtempSync(join(tmpdir(), 'maidan-origins-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('[SID-06] a link made by the operator leads to where the sandbox of this folder answers, whatever its port', () => {
  const standard = { site: 'http://localhost:3000', house: 'http://localhost:3001' };
  expect(readOrigins(folder, {})).toEqual(standard);
  const running = { site: 'http://localhost:4210', house: 'http://localhost:4211' };
  writeOrigins(folder, running);
  expect(readOrigins(folder, {})).toEqual(running);
  expect(readOrigins(folder, { PORT: '5000' })).toEqual({ ...running, site: 'http://localhost:5000' });
  writeFileSync(join(folder, 'origins.json'), '{"site":"nowhere"');
  expect(readOrigins(folder, {})).toEqual(standard);
});
