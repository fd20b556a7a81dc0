import { existsSync, readdirSync } from 'node:fs';
import { DEFAULT_LANGUAGE, LANGUAGES } from '@maidan/contract/languages.ts';
import { describe, expect, test } from 'vitest';
import { manifestOf } from '#rules.ts';
import { fill } from '#screen-parts/screen-texts.ts';
import { screenOf } from '#screens.ts';
import { VARIANTS } from '#video-poker/paytable.ts';

const folders = readdirSync(import.meta.dirname, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);
const holding = (file: string) =>
  folders.filter((folder) => existsSync(`${import.meta.dirname}/${folder}/${file}`));

/** `facts.rtp`, and which figures each text is filled with. */
function placesOf(texts: object, path = ''): string[] {
  return Object.entries(texts).flatMap(([key, text]: [string, unknown]) =>
    typeof text === 'string'
      ? `${path}${key} ${(text.match(/\{\w+\}/g) ?? []).toSorted().join()}`
      : placesOf(text as object, `${path}${key}.`),
  );
}

async function textsOf(folder: string, language: string): Promise<object> {
  const { texts } = (await import(`./${folder}/texts/${language}.ts`)) as { texts: object };
  return texts;
}

/** A folder with several games says which one after a dot. */
const games = [...holding('manifest.ts'), ...VARIANTS.map((variant) => `video-poker.${variant}`)];

describe.each(games)('%s', (game) => {
  test('is known by the name of its folder to the house, which decides, and to the browser, which shows', () => {
    expect(manifestOf(game)?.code, 'add it to rules.ts').toBe(game);
    expect(screenOf(game), 'add it to screens.ts').toBeDefined();
  });

  test('offers rising stakes, one of them at first', () => {
    const { stakeSteps = [], defaultStake } = manifestOf(game) ?? {};
    expect(stakeSteps).toEqual([...new Set(stakeSteps)].toSorted((one, other) => (one < other ? -1 : 1)));
    expect(stakeSteps).toContain(defaultStake);
  });
});

describe.each(holding('texts'))('the words of %s', (folder) => {
  test.each(LANGUAGES)('[I18-01] are all there in %s, with the same figures in them', async (language) => {
    expect(placesOf(await textsOf(folder, language))).toEqual(
      placesOf(await textsOf(folder, DEFAULT_LANGUAGE)),
    );
  });
});

test('a figure is put where the language wants it', () => {
  expect(fill('Flight {number} of {of}', { number: '2', of: '10' })).toBe('Flight 2 of 10');
});
