import { expect, test, vi } from 'vitest';
import { shortMemory } from './short-memory.ts';

test('a failure is not remembered', async () => {
  const memory = shortMemory<string>(1000, 10);
  await expect(memory('k', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
  await expect(memory('k', () => Promise.resolve('up'))).resolves.toBe('up');
});

test('whoever asks meanwhile waits for the same making; after its time it is made anew', async () => {
  let now = 0;
  const memory = shortMemory<number>(1000, 10, () => now);
  let made = 0;
  const make = () => Promise.resolve((made += 1));
  expect(await Promise.all([memory('k', make), memory('k', make)])).toEqual([1, 1]);
  now = 999;
  expect(await memory('k', make)).toBe(1);
  now = 1000;
  expect(await memory('k', make)).toBe(2);
});

test('the oldest leaves when there are too many', async () => {
  const memory = shortMemory<string>(1000, 2);
  const make = vi.fn<(key: string) => Promise<string>>((key) => Promise.resolve(key));
  for (const key of ['a', 'b', 'c', 'a']) await memory(key, () => make(key));
  expect(make.mock.calls.flat()).toEqual(['a', 'b', 'c', 'a']);
});

test('what is asked for stays, what nobody asks for goes', async () => {
  const memory = shortMemory<string>(1000, 10);
  const make = vi.fn<(key: string) => Promise<string>>((key) => Promise.resolve(key));
  for (const key of ['wanted', 'forgotten']) await memory(key, () => make(key));
  for (let other = 0; other < 100; other += 1) {
    await memory(`other ${other}`, () => make(`other ${other}`));
    await memory('wanted', () => make('wanted'));
  }
  expect([memory.knows('wanted'), memory.knows('forgotten')]).toEqual([true, false]);
  expect(make.mock.calls.flat().filter((key) => key === 'wanted')).toHaveLength(1);
});

test('what is forgotten while it is being made is answered with and not remembered', async () => {
  const memory = shortMemory<string>(1000, 10);
  const early = memory('k', () => Promise.resolve('before'));
  memory.forget();
  expect(await memory('k', () => Promise.resolve('after'))).toBe('after');
  expect(await early).toBe('before');
  expect(await memory('k', () => Promise.resolve('later'))).toBe('after');
});
