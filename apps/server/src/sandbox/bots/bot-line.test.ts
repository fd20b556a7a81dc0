import { LANGUAGES } from '@maidan/contract/languages.ts';
import { minor } from '@maidan/contract/money.ts';
import { CHAT_TEXT_MAX } from '@maidan/contract/chat/chat-text.ts';
import { expect, test } from 'vitest';
import { createRandom } from '#sandbox/random.ts';
import { readSeedTexts } from '#sandbox/texts/read-texts.ts';
import { botLine } from './bot-line.ts';

const random = createRandom(1, 'lines');
const ask = { currencySymbol: '৳', won: null, lately: [] } as const;

test.each(LANGUAGES)(
  '[MSG-04] in %s a line is one of those written for it, and none is said twice in a row',
  (language) => {
    const { words } = readSeedTexts(language, 'bot-lines') ?? { words: [] };
    const said: string[] = [];
    for (let line = 0; line < words.length; line += 1)
      said.push(botLine(random, { ...ask, language, lately: said }) ?? '');
    expect(said.toSorted()).toEqual([...words].toSorted());
    expect(words.filter((line) => /[{}]/.test(line) || line.length > CHAT_TEXT_MAX)).toEqual([]);
  },
);

test.each(LANGUAGES)(
  '[MSG-04] in %s a win is told with its game and its amount, and with nothing made up',
  (language) => {
    const { wins } = readSeedTexts(language, 'bot-lines') ?? { wins: [] };
    for (const line of wins)
      expect([line.split('{game}').length, line.split('{amount}').length]).toEqual([2, 2]);
    const won = { game: { en: 'River $& Fair', bn: 'নদীর মেলা', hi: 'नदी का मेला' }, win: minor(1_234_50n) };
    const text = botLine(random, { ...ask, language, won }) ?? '';
    expect(text).toContain(won.game[language]);
    expect(text).toMatch(/৳[\d০-৯,]+[.][\d০-৯]{2}/u);
    expect(text).not.toMatch(/[{}]/);
  },
);
