import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { drawsThatHold, numbersOf } from './lottery/lottery-draw.ts';
import { lotteryOf } from './lottery/lotteries.ts';
import { linksThatLead, promiseOf } from './promised-chain.ts';

const hashOf = (link: string) => createHash('sha256').update(link).digest('hex');
/** By their numbers; number 0 is what is promised. */
function chainOf(last: string, length: number): string[] {
  const links = [last];
  while (links.length <= length) links.unshift(hashOf(links[0] ?? ''));
  return links;
}
const [real, invented] = [chainOf('a'.repeat(64), 40), chainOf('b'.repeat(64), 40)];
const linksOf = (chain: readonly string[], numbers: readonly number[]) =>
  numbers.map((number) => ({ number, link: chain[number] ?? '' }));

test('[LOT-02] links that agree with each other and not with the promise lead nowhere', async () => {
  const [first = ''] = real;
  expect((await linksThatLead(first, linksOf(invented, [9, 10, 11]))).size).toBe(0);
  expect((await linksThatLead(first, [])).size).toBe(0);
  // Told under another number than it has.
  expect((await linksThatLead(first, [{ number: 12, link: real[11] ?? '' }])).size).toBe(0);
  const met = await linksThatLead(first, [...linksOf(real, [7, 11]), ...linksOf(invented, [9])]);
  expect([met.get(11), met.get(9), met.get(7)]).toEqual([real[11], real[9], real[7]]);
});

test('a page holds later answers to what it was told first', () => {
  const notes = new Map<string, string | null>();
  const host = {
    remember: (key: string, value: string | null) => void notes.set(key, value),
    recall: (key: string) => notes.get(key) ?? null,
  };
  expect(promiseOf(host, { salt: 's', first: 'one' })).toBe('one');
  expect(promiseOf(host, { salt: 's', first: 'other' })).toBe('one');
  expect(promiseOf(host, { salt: 't', first: 'other' })).toBe('other');
});

test('[LOT-02] draws of an invented chain do not hold, though each link has the hash beside it', async () => {
  const lottery = lotteryOf('lottery.five-1');
  if (!lottery) throw new Error('no lottery');
  const [salt, firstMinute] = ['c'.repeat(64), 1_000];
  const drawsOf = (chain: readonly string[]) =>
    Promise.all(
      [1_019, 1_018, 1_011].map(async (minute) => {
        const link = chain[minute - firstMinute + 1] ?? '';
        return { minute, link, salt, numbers: await numbersOf(lottery, minute, { link, salt }) };
      }),
    );
  const promised = { first: real[0] ?? '', firstMinute };
  expect((await drawsThatHold(lottery, promised, await drawsOf(invented))).size).toBe(0);
  const draws = await drawsOf(real);
  expect([...(await drawsThatHold(lottery, promised, draws))]).toEqual([1_019, 1_018, 1_011]);
  const [newest, ...others] = draws;
  if (!newest) throw new Error('no draw');
  const changed = [{ ...newest, numbers: [...newest.numbers.slice(1), 10] }, ...others];
  expect([...(await drawsThatHold(lottery, promised, changed))]).toEqual([1_018, 1_011]);
});
