import { expect, test } from 'vitest';
import { Turns } from './turns.ts';

/** Acts that end when they are told to. */
function acts() {
  const begun: string[] = [];
  const ends = new Map<string, { end: () => void; fail: () => void }>();
  const act = (name: string) => async () => {
    begun.push(name);
    await new Promise<void>((resolve, reject) =>
      ends.set(name, { end: resolve, fail: () => reject(new Error(name)) }),
    );
    return name;
  };
  return { begun, act, of: (name: string) => ends.get(name) };
}

test('six calls of one member are under way, the others wait in their order, and nobody else waits for them', async () => {
  const turns = new Turns();
  const { begun, act, of } = acts();
  const answers = ['1', '2', '3', '4', '5', '6', '7', '8'].map((name) => turns.inTurn('rina', act(name)));
  const other = turns.inTurn('karim', act('other'));
  expect(begun).toEqual(['1', '2', '3', '4', '5', '6', 'other']);
  of('3')?.end();
  expect(await answers[2]).toBe('3');
  expect(begun.slice(7)).toEqual(['7']);
  of('1')?.end();
  await answers[0];
  expect(begun.slice(7)).toEqual(['7', '8']);
  for (const name of ['2', '4', '5', '6', '7', '8', 'other']) of(name)?.end();
  expect(await Promise.all([...answers, other])).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', 'other']);
  expect(turns.size).toBe(0);
});

test('a call that fails gives its turn to the next', async () => {
  const turns = new Turns();
  const { begun, act, of } = acts();
  const answers = ['1', '2', '3', '4', '5', '6', '7'].map((name) => turns.inTurn('rina', act(name)));
  of('2')?.fail();
  await expect(answers[1]).rejects.toThrow('2');
  expect(begun).toEqual(['1', '2', '3', '4', '5', '6', '7']);
  for (const name of ['1', '3', '4', '5', '6', '7']) of(name)?.end();
  await Promise.allSettled(answers);
  expect(turns.size).toBe(0);
});
