import { expect, test } from 'vitest';
import { linkOf, linksOf } from './chain.ts';

const chainOf = (letter: string, length: number) => ({ length, lastLink: letter.repeat(64) });

test('every link of a chain is found as by walking all of it, for many chains in turn', async () => {
  const chains = ['a', 'b', 'c'].map((letter) => chainOf(letter, 1_200));
  const walks = chains.map(({ lastLink, length }) => linksOf(lastLink, length));
  for (const number of [0, 1, 175, 176, 177, 687, 688, 689, 1_199, 1_200])
    for (const [index, chain] of chains.entries())
      expect(await linkOf(chain, number), `${number}`).toBe(walks[index]?.[number]);
});

test('what is beyond a chain is no link of it', async () => {
  const chain = chainOf('d', 5);
  for (const number of [-1, 6]) await expect(linkOf(chain, number)).rejects.toThrow('no such link');
});
