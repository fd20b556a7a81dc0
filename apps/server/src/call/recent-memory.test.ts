import { expect, test } from 'vitest';
import { RecentMemory } from '#call/recent-memory.ts';

test('what is asked for stays, what nobody asks for goes', () => {
  const memory = new RecentMemory<number>(10);
  memory.set('wanted', 1);
  memory.set('forgotten', 2);
  for (let other = 0; other < 100; other += 1) {
    memory.set(`other ${other}`, other);
    expect(memory.get('wanted')).toBe(1);
  }
  expect(memory.get('forgotten')).toBeUndefined();
});

test('it holds at most twice its size', () => {
  const memory = new RecentMemory<number>(10);
  for (let key = 0; key < 1000; key += 1) memory.set(`${key}`, key);
  const held = Array.from({ length: 1000 }, (_, key) => memory.get(`${key}`)).filter(
    (value) => value !== undefined,
  );
  expect(held.length).toBeLessThanOrEqual(20);
});

test('what was taken out is gone, from both generations', () => {
  const memory = new RecentMemory<number>(1);
  memory.set('old', 1);
  memory.set('young', 2);
  memory.delete('old');
  memory.delete('young');
  expect([memory.get('old'), memory.get('young')]).toEqual([undefined, undefined]);
});
