import '#dice/die.css';
import './five-dice.css';
import type { Language } from '@maidan/contract/languages.ts';
import { loadPartTexts } from '#game-parts/part-texts.ts';
import { loadScreenTexts } from '#screen-parts/screen-texts.ts';
import type { OpenedScreen } from '#screen-plug.ts';
import { TableScreen, type TableGame } from '#table/screen/table-screen.tsx';
import { loadTableTexts } from '#table/table-texts.ts';
import { loadFiveDiceTexts } from './five-dice-texts.ts';
import { manifest, terms } from './manifest.ts';
import { readHand } from './read-hand.tsx';
import { FiveDiceRules } from './rules-panel.tsx';

/** The brick red of the stall's table. */
const OWN_HUE = 32;

/** The screen with its words in one language; no other comes along. */
export async function openFiveDice(language: Language): Promise<OpenedScreen> {
  const [texts, parts, table, words] = await Promise.all([
    loadScreenTexts(language),
    loadPartTexts(language),
    loadTableTexts(language),
    loadFiveDiceTexts(language),
  ]);
  const game: TableGame = {
    title: words.title,
    hue: OWN_HUE,
    rules: { manifest, terms },
    unitText: words.unit,
    read: (view, tools) => readHand(view, words, tools),
    howTo: ({ amountText }) => (
      <FiveDiceRules parts={parts} words={words} language={language} amountText={amountText} />
    ),
    sheet: null,
  };
  return {
    title: words.title,
    Screen: ({ host }) => <TableScreen host={host} texts={texts} words={table} game={game} />,
  };
}
