import type { Problem } from '#round-client/round-problem.ts';
import type { Play } from './use-play.ts';

const RETRY: ReadonlySet<Problem> = new Set(['OFFLINE', 'WALLET_UNREACHABLE', 'ROUND_OPEN']);
const LEAVE: ReadonlySet<Problem> = new Set([
  'SESSION_ENDED',
  'PLAYER_DISABLED',
  'PLAYER_IN_DEBT',
  'LIMIT_REACHED',
]);

/** What went wrong and what to do next, in one line above the controls; else `note`, if there is one. */
export function ProblemNotice({ play, note }: { play: Play; note: string | null }) {
  const { host, texts, rounds } = play;
  const { problem } = rounds;
  if (problem === null) {
    const text = rounds.phase === 'checking' ? texts.checking : note;
    return (
      <output className="gf-notice" hidden={text === null}>
        {text}
      </output>
    );
  }
  return (
    <div className="gf-notice gf-notice-problem" role="alert">
      <p>{texts.problems[problem]}</p>
      {RETRY.has(problem) && (
        <button type="button" onClick={rounds.retry}>
          {texts.tryAgain}
        </button>
      )}
      {LEAVE.has(problem) && (
        <button type="button" onClick={() => host.tell({ type: 'maidan:exit' })}>
          {texts.leave}
        </button>
      )}
      {!RETRY.has(problem) && !LEAVE.has(problem) && (
        <button type="button" onClick={rounds.dismiss}>
          {texts.dismiss}
        </button>
      )}
    </div>
  );
}
