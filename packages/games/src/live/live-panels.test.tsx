import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CRASH_START } from '#crash/crash-client.ts';
import { FlightsProof, LastFlights } from '#crash/flights-panel.tsx';
import { Others } from '#crash/others.tsx';
import { texts as crashWords } from '#crash/texts/en.ts';
import { texts } from '#screen-parts/texts/en.ts';
import { LIVE_START } from './live-client.ts';
import type { LiveGame } from './live-game.ts';
import { LiveHistory, LiveOthers, LiveProof } from './live-panels.tsx';
import { texts as words } from './texts/en.ts';
import type { TableView } from './use-table.ts';

/** Every sheet of a table and of the lantern, as it is before the first bet that anybody has made. */
function shown(isWelcomed: boolean): string {
  const state = { ...LIVE_START, isWelcomed };
  const table = {
    view: { state, words, language: 'en' } as unknown as TableView,
    game: { shoe: null } as unknown as LiveGame,
    texts,
  };
  const lantern = {
    state: { ...CRASH_START, isWelcomed },
    texts,
    words: crashWords,
    language: 'en',
    amountText: String,
  } as const;
  const { container } = render(
    <>
      <LiveHistory {...table} />
      <LiveOthers {...table} />
      <LiveProof {...table} />
      <LastFlights {...lantern} />
      <FlightsProof {...lantern} />
      <Others {...lantern} />
    </>,
  );
  return container.textContent;
}

const NOTHING = [
  words.noRounds,
  words.noBets,
  words.nobody,
  words.fair.none,
  crashWords.fair.none,
  crashWords.fair.noBets,
  crashWords.nobody,
];

test('[GAM-03] before the house has said how things stand, no sheet of a table says that there is nothing; after it each does', () => {
  const before = shown(false);
  expect(NOTHING.filter((text) => before.includes(text))).toEqual([]);
  expect(before).toContain(texts.history.loading);
  expect(before).toContain(texts.loading);
  const after = shown(true);
  expect(NOTHING.filter((text) => !after.includes(text))).toEqual([]);
  expect(after).not.toContain(texts.history.loading);
});
