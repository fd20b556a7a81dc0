import { createFileRoute } from '@tanstack/react-router';
import { requireLogin } from '#lib/session/require-login.ts';
import { AccountGames } from './-late-account-games.tsx';

/** RTE-09 */
export const Route = createFileRoute('/favorite')({
  staticData: { drawnIn: 'browser' },
  beforeLoad: requireLogin,
  component: Screen,
});

function Screen() {
  return <AccountGames tab="favourites" />;
}
