import { createFileRoute } from '@tanstack/react-router';
import { FOOTBALL } from '#features/games/games.queries.ts';
import { requireLogin } from '#lib/session/require-login.ts';
import { GameScreen } from './-late-game-screen.tsx';
import { searchText } from './-search-text.ts';

type GameSearch = { game?: string; launch?: 'football' };
const NODE_ID = /^[A-Za-z0-9_-]{1,24}$/;

export const Route = createFileRoute('/seamless')({
  validateSearch: (raw: Record<string, unknown>): GameSearch => {
    if (raw['launch'] === 'football') return { launch: 'football' };
    const game = searchText(raw['game']);
    return NODE_ID.test(game) ? { game } : {};
  },
  staticData: { chrome: 'no-footer', drawnIn: 'browser' },
  beforeLoad: requireLogin,
  component: SeamlessScreen,
});

/** RTE-12, GAM-03. */
function SeamlessScreen() {
  const { game, launch } = Route.useSearch();
  return <GameScreen nodeId={launch === 'football' ? FOOTBALL : game} />;
}
