import { expect, test } from 'vitest';
import { readAudit } from './registry.mjs';

const answer = (vulnerabilities: Record<string, number>, named: Record<string, object> = {}) => ({
  code: 1,
  stdout: JSON.stringify({ vulnerabilities: named, metadata: { vulnerabilities } }),
});

test('where the registry does not answer the audit says so and fails nothing', () => {
  for (const stdout of ['', 'npm error', '{"error":{"code":"ENOTFOUND"}}', '{"message":"not found"}'])
    expect(readAudit({ code: 1, stdout })).toEqual({
      asked: false,
      serious: false,
      text: 'the registry does not answer here; nothing was compared',
    });
});

test('where it answers, what is serious is named and fails', () => {
  expect(readAudit(answer({ critical: 0, high: 0, moderate: 0, low: 0 }))).toMatchObject({
    asked: true,
    serious: false,
    text: 'none is known',
  });
  expect(readAudit(answer({ critical: 0, high: 0, moderate: 2, low: 0 }, { a: {} })).serious).toBe(false);
  expect(readAudit(answer({ critical: 1, high: 0, moderate: 0, low: 3 }, { a: {}, b: {} }))).toMatchObject({
    serious: true,
    text: '1 critical, 3 low: a, b',
  });
});
