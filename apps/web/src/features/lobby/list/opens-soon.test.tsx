import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { lobbyLane } from '#features/lobby/card-game.ts';
import { renderPage } from '#testing/render-page.tsx';
import { sampleGames, sampleLane } from '#testing/sample-games.ts';
import { OpensSoon } from './opens-soon.tsx';

test('a category that opens soon offers what is open now', () => {
  const closed = lobbyLane({ ...sampleLane('LIVE', 1), games: sampleGames(3, { open: false }) });
  renderPage(<OpensSoon category="LIVE" lanes={[closed, lobbyLane(sampleLane('RNG', 1))]} />);
  expect(screen.getByText('Live casino: opens soon')).toBeTruthy();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/rng']);
});
