import { LANGUAGES } from '@maidan/contract/languages.ts';
import { expect, test } from 'vitest';
import { texts as english } from './texts/en.ts';

const keysOf = (texts: object): string[] =>
  Object.entries(texts).flatMap(([key, text]: [string, unknown]) =>
    typeof text === 'object' && text !== null ? keysOf(text).map((inner) => `${key}.${inner}`) : [key],
  );

test.each(LANGUAGES)('[I18-01] the words of the verifier are all there in %s', async (language) => {
  const { texts } = (await import(`./texts/${language}.ts`)) as { texts: typeof english };
  expect(keysOf(texts)).toEqual(keysOf(english));
  expect([texts.allRight, texts.notRight].every((text) => text.includes('{rounds}'))).toBe(true);
});
