import './teen-patti.css';
import type { Language } from '@maidan/contract/languages.ts';
import { CardSheet } from '#cards/card-face.tsx';
import { loadCardTexts } from '#cards/card-texts.ts';
import { loadPartTexts } from '#game-parts/part-texts.ts';
import { loadScreenTexts } from '#screen-parts/screen-texts.ts';
import type { OpenedScreen } from '#screen-plug.ts';
import { TableScreen, type TableGame } from '#table/screen/table-screen.tsx';
import { loadTableTexts } from '#table/table-texts.ts';
import { manifest, terms } from './manifest.ts';
import { readHand } from './read-hand.tsx';
import { TeenPattiRules } from './rules-panel.tsx';
import { loadTeenPattiTexts } from './teen-patti-texts.ts';

/** The green of the felt. */
const OWN_HUE = 155;

/** The screen with its words in one language; no other comes along. */
export async function openTeenPatti(language: Language): Promise<OpenedScreen> {
  const [texts, parts, cards, table, words] = await Promise.all([
    loadScreenTexts(language),
    loadPartTexts(language),
    loadCardTexts(language),
    loadTableTexts(language),
    loadTeenPattiTexts(language),
  ]);
  const game: TableGame = {
    title: words.title,
    hue: OWN_HUE,
    rules: { manifest, terms },
    unitText: words.unit,
    read: (view, tools) => readHand(view, { words, cards }, tools),
    howTo: ({ amountText }) => (
      <TeenPattiRules parts={parts} words={words} language={language} amountText={amountText} />
    ),
    sheet: <CardSheet />,
  };
  return {
    title: words.title,
    Screen: ({ host }) => <TableScreen host={host} texts={texts} words={table} game={game} />,
  };
}
