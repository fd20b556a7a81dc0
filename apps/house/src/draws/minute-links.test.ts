import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { openLinks } from './minute-links.ts';

const LENGTH = 1_234;
const hashOf = (link: string) => createHash('sha256').update(link).digest('hex');

/** By their numbers, hashed one after the other. */
function everyLink(lastLink: string, length: number): string[] {
  const links = [lastLink];
  while (links.length <= length) links.push(hashOf(links.at(-1) ?? ''));
  return links.toReversed();
}

test('[LOT-01] every link of a chain is found, in whatever order, and none before or after it', async () => {
  const links = await openLinks('last', LENGTH);
  const expected = everyLink('last', LENGTH);
  const numbers = expected.map((_, number) => (number * 617) % (LENGTH + 1));
  expect(new Set(numbers).size).toBe(LENGTH + 1);
  expect(numbers.map((number) => links.linkAt(number))).toEqual(numbers.map((number) => expected[number]));
  expect(links.commitment).toBe(expected[0]);
  for (const number of [-1, LENGTH + 1]) expect(() => links.linkAt(number)).toThrow(RangeError);
});

test('what one player has asked for costs the next one nothing, and no more than some of it is kept', async () => {
  let hashed = 0;
  const links = await openLinks('last', 60_000, (link) => {
    hashed += 1;
    return hashOf(link);
  });
  const askFor = (number: number) => {
    hashed = 0;
    links.linkAt(number);
    links.linkAt(number - 1);
    return hashed;
  };
  expect(askFor(800)).toBeGreaterThan(0);
  expect([askFor(800), askFor(790), askFor(502)]).toEqual([0, 0, 0]);
  for (let number = 1_200; number < 60_000; number += 500) askFor(number);
  expect(askFor(800)).toBeGreaterThan(0);
});
