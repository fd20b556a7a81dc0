import type { ScreenTexts } from '#screen-parts/screen-texts.ts';
import type { Problem, SlotGame } from './round-flow.ts';

type Props = {
  game: SlotGame;
  texts: ScreenTexts;
  onRetry: () => void;
  onLeave: () => void;
  onDismiss: () => void;
};

const RETRY: ReadonlySet<Problem> = new Set(['OFFLINE', 'WALLET_UNREACHABLE', 'ROUND_OPEN']);
const LEAVE: ReadonlySet<Problem> = new Set([
  'SESSION_ENDED',
  'PLAYER_DISABLED',
  'PLAYER_IN_DEBT',
  'LIMIT_REACHED',
]);

/** What went wrong and what to do next, in one line above the controls. */
export function ProblemNotice({ game, texts, onRetry, onLeave, onDismiss }: Props) {
  const { problem } = game;
  if (problem === null)
    return (
      <output className="ls-notice" hidden={game.phase !== 'checking'}>
        {game.phase === 'checking' && texts.checking}
      </output>
    );
  return (
    <div className="ls-notice ls-notice-problem" role="alert">
      <p>{texts.problems[problem]}</p>
      {RETRY.has(problem) && (
        <button type="button" onClick={onRetry}>
          {texts.tryAgain}
        </button>
      )}
      {LEAVE.has(problem) && (
        <button type="button" onClick={onLeave}>
          {texts.leave}
        </button>
      )}
      {!RETRY.has(problem) && !LEAVE.has(problem) && (
        <button type="button" onClick={onDismiss}>
          {texts.dismiss}
        </button>
      )}
    </div>
  );
}
