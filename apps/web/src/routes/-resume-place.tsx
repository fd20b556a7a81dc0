import { lazy } from 'react';
import type { CardGame } from '#features/lobby/card-game.ts';
import type { PlayHandler } from '#features/lobby/game-link.ts';
import { QuietPart } from '#lib/loading/quiet-part.tsx';
import { useIsLoggedIn } from '#lib/session/session-token.ts';

const ContinuePlaying = lazy(async () => ({
  default: (await import('#features/favourites/continue-playing.tsx')).ContinuePlaying,
}));

/** Kept free for members from the first paint on (`data-session`); visitors neither see nor load it. */
export function ResumePlace({ suggested, onPlay }: { suggested: CardGame | undefined; onPlay: PlayHandler }) {
  const loggedIn = useIsLoggedIn();
  return (
    <div className="resume-place">
      {loggedIn && (
        <QuietPart>
          <ContinuePlaying suggested={suggested} onPlay={onPlay} />
        </QuietPart>
      )}
    </div>
  );
}
