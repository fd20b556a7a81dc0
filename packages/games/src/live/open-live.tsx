import type { Language } from '@maidan/contract/languages.ts';
import { loadPartTexts } from '#game-parts/part-texts.ts';
import { loadScreenTexts } from '#screen-parts/screen-texts.ts';
import type { OpenedScreen } from '#screen-plug.ts';
import type { LiveGame } from './live-game.ts';
import { LiveScreen } from './live-screen.tsx';
import { loadLiveTexts } from './live-texts.ts';

/** The screen of a table with its words in one language, and what its dealer says in that of the table. */
export async function openLive(language: Language, game: LiveGame): Promise<OpenedScreen> {
  const [texts, parts, words, { calls }] = await Promise.all([
    loadScreenTexts(language),
    loadPartTexts(language),
    loadLiveTexts(language),
    loadLiveTexts(game.table.language),
  ]);
  return {
    title: game.title,
    Screen: ({ host }) => (
      <LiveScreen host={host} game={game} texts={texts} parts={parts} words={words} calls={calls} />
    ),
  };
}
