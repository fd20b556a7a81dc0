import type { Language } from '@maidan/contract/languages.ts';
import { textIn, type LocalText } from '@maidan/contract/local-text.ts';
import { displayMoney, type Money } from '@maidan/contract/money.ts';
import type { Random } from '#sandbox/random.ts';
import { readSeedTexts } from '#sandbox/texts/read-texts.ts';

export type RealWin = { game: LocalText; win: Money };
type Wanted = {
  language: Language;
  currencySymbol: string;
  /** What the speaker has really won a moment ago; only then is a win spoken of. */
  won: RealWin | null;
  /** What was said here lately is not said again. */
  lately: readonly string[];
};

/** Null where nobody has written lines in this language: a bot is silent rather than foreign. */
export function botLine(random: Random, { language, currencySymbol, won, lately }: Wanted): string | null {
  const texts = readSeedTexts(language, 'bot-lines');
  if (texts === null) return null;
  if (won !== null)
    return random
      .pick(texts.wins)
      .replace('{game}', () => textIn(won.game, language))
      .replace('{amount}', () => displayMoney(won.win, currencySymbol, language));
  const fresh = texts.words.filter((line) => !lately.includes(line));
  return random.pick(fresh.length > 0 ? fresh : texts.words);
}
