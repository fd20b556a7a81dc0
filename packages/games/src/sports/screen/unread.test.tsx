import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { amountTextFor } from '#screen-parts/numbers.ts';
import { PlayFailure, type GameHost } from '#screen-plug.ts';
import { LEAGUES } from '../leagues.ts';
import { BetsPanel } from './bets-panel.tsx';
import { makeBookClient } from './book-client.ts';
import { SeasonPanel } from './season-panel.tsx';
import { loadSportsTexts } from './sports-texts.ts';

const texts = await loadSportsTexts('en', 'sports');
const words = { texts, language: 'en', format: 'decimal' } as const;

/** A house that is away until the test says what it answers. */
function away() {
  const house: { answer: object | null } = { answer: null };
  const host = {
    call: async () => {
      if (house.answer === null) throw new PlayFailure('OFFLINE');
      return house.answer;
    },
    live: () => ({ say: () => undefined, close: () => undefined }),
  } as unknown as GameHost;
  return { house, host };
}
const alertText = async () => (await screen.findByRole('alert')).textContent;
const tryAgain = () =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name: texts.line.again })));

test('[GAM-03] no bets are spoken of before the house has told them, and what it does not tell can be asked for again', async () => {
  const { house, host } = away();
  const client = makeBookClient(host);
  const panel = () => (
    <BetsPanel {...{ client, words }} state={client.get()} amountText={amountTextFor('en', '৳')} />
  );
  const { rerender, container } = render(panel());
  expect(container.querySelector('[aria-busy="true"]')).not.toBeNull();
  expect(screen.queryByText(texts.nothing.bets)).toBeNull();
  const told = new Promise<void>((done) => {
    client.subscribe(() => {
      rerender(panel());
      if (client.get().betsAre === 'unreadable') done();
    });
  });
  client.open();
  await act(() => told);
  expect(await alertText()).toContain(texts.failed.bets);
  house.answer = { bets: [], balance: '10.00' };
  await tryAgain();
  expect(screen.getByText(texts.nothing.bets)).toBeDefined();
  client.close();
});

test('[GAM-03] a table that does not load says so, and is asked for again', async () => {
  const { house, host } = away();
  const league = LEAGUES.find(({ sport }) => Object.hasOwn(texts.sports, sport.code));
  if (!league) throw new Error('no league');
  render(<SeasonPanel {...{ host, league, words }} />);
  expect(await alertText()).toContain(texts.failed.table);
  house.answer = { season: 1, commitment: 'a'.repeat(64), rows: [], before: null };
  await tryAgain();
  expect(screen.getByRole('table')).toBeDefined();
});
