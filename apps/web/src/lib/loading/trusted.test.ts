import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { WORKER_PATH } from '#lib/loading/worker-words.ts';

type Rules = { createHTML: (text: string) => string; createScriptURL: (address: string) => string };
let policies: Record<string, Rules> = {};

beforeEach(() => {
  vi.resetModules();
  policies = {};
  vi.stubGlobal('trustedTypes', {
    createPolicy: (name: string, rules: Rules) => {
      if (name in policies) throw new TypeError('a policy is made once');
      policies[name] = rules;
      return rules;
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

test('T16: the one policy takes drawings and the worker, and refuses whatever else is put before it', async () => {
  const { trustedDrawing, trustedWorker } = await import('./trusted.ts');
  expect([trustedDrawing('<svg></svg>'), trustedWorker()]).toEqual(['<svg></svg>', WORKER_PATH]);
  expect(Object.keys(policies)).toEqual(['maidan']);
  expect(() => policies['maidan']?.createHTML('<img src=x onerror=alert(1)>')).toThrow(TypeError);
  expect(() => policies['maidan']?.createScriptURL('https://evil.example/x.js')).toThrow(TypeError);
});

test('T16: a browser without trusted types is served alike', async () => {
  vi.unstubAllGlobals();
  const { trustedDrawing, trustedWorker } = await import('./trusted.ts');
  expect([trustedDrawing('<svg/>'), trustedWorker()]).toEqual(['<svg/>', WORKER_PATH]);
});
