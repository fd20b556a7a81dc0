import { createFileRoute, useCanGoBack, useNavigate, useRouter } from '@tanstack/react-router';
import { TryPage } from '#features/games/try-page.tsx';
import { WithGameTexts } from '#lib/texts/game-texts.ts';
import { searchText } from './-search-text.ts';

const NODE_ID = /^[A-Za-z0-9_-]{1,24}$/;

export const Route = createFileRoute('/try')({
  validateSearch: (raw: Record<string, unknown>): { game?: string } => {
    const game = searchText(raw['game']);
    return NODE_ID.test(game) ? { game } : {};
  },
  staticData: { chrome: 'no-footer', drawnIn: 'browser' },
  component: TryScreen,
});

/** A game without an account; whoever has one plays it under `/seamless`. */
function TryScreen() {
  const { game } = Route.useSearch();
  const { history } = useRouter();
  const canGoBack = useCanGoBack();
  const navigate = useNavigate();
  return (
    <WithGameTexts>
      <TryPage
        key={game}
        nodeId={game}
        onLeave={() => (canGoBack ? history.back() : void navigate({ to: '/' }))}
      />
    </WithGameTexts>
  );
}
