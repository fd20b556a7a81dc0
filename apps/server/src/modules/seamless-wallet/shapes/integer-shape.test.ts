import { expect, test } from 'vitest';
import { INTEGER_SHAPE } from './integer-shape.ts';

const refuses = (text: string) => INTEGER_SHAPE.refuses?.(text);

test.each([
  '{"amount":1e2}',
  '{"amount": 100.0}',
  '{"amount"\n:\t-1E2}',
  String.raw`{"\u0061mount":1e2}`,
  String.raw`{"am\u006funt":100.0}`,
  String.raw`{"reason":"\"","amount":1e2}`,
  String.raw`{"reason":"\\","amount":1e2}`,
  '{"amount":100,"amount":1e2}',
  '{"transactions":[{"type":"debit","amount":5},{"type":"credit","amount":1e2}]}',
])('C31, W15: an amount that is not written as a whole number is refused: %s', (text) => {
  expect(refuses(text)).toBe(true);
  expect(JSON.stringify(JSON.parse(text))).not.toContain('1e2');
});

test.each([
  '{"amount":100}',
  // W4: nobody knows these fields.
  '{"amount":100,"rtp":96.5,"odds":1e2}',
  String.raw`{"amount":100,"reason":"\"amount\":1e2"}`,
  '{"amount":100,"reason":"amount:1e2, \'amount\' : 1.5"}',
])('W4: what only looks like one is not: %s', (text) => {
  expect(refuses(text)).toBe(false);
});
