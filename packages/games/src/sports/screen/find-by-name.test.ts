import { expect, test } from 'vitest';
import { findByName } from './find-by-name.ts';

const TEAMS = ['Gomti Union', 'Padma Rovers', 'Surma Athletic', 'গোমতী ইউনিয়ন', 'गोमती यूनियन'];
const found = (typed: string) => findByName(TEAMS, typed, (name) => [name]);

test('[GAM-08] a typing error in each word is forgiven, and two in a long one', () => {
  expect(found('gomtti uniyon')).toEqual(['Gomti Union']);
  expect(found('pdama')).toEqual(['Padma Rovers']);
  expect(found('surma atlhetci')).toEqual(['Surma Athletic']);
  expect(found('ইউনিয়')).toEqual(['গোমতী ইউনিয়ন']);
  expect(found('গোমতি')).toEqual(['গোমতী ইউনিয়ন']);
  expect(found('गोमति')).toEqual(['गोमती यूनियन']);
  // Unfinished.
  expect(found('athlwt')).toEqual(['Surma Athletic']);
});

test('[GAM-08] who types a name as it is gets no guesses, and what is far from every name finds nothing', () => {
  expect(findByName(['Padma', 'Padme'], 'padma', (name) => [name])).toEqual(['Padma']);
  expect(found('ROVERS padma')).toEqual(['Padma Rovers']);
  for (const typed of ['xx', 'gomti rovers', 'gxmxi', 'union of all', '...'])
    expect(found(typed), typed).toEqual([]);
  expect(found('  ')).toEqual(TEAMS);
});
