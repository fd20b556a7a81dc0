import { figure } from '#screen-parts/numbers.ts';
import { fill, type ScreenTexts } from '#screen-parts/screen-texts.ts';
import type { GameHost } from '#screen-plug.ts';
import type { LiveClient, LiveState } from './live-client.ts';
import type { LiveTexts } from './live-texts.ts';
import { MOST_SPOTS } from './live-wire.ts';
import type { TableChips } from './use-table.ts';

type Props = {
  host: GameHost;
  client: LiveClient;
  state: LiveState;
  chips: TableChips;
  texts: ScreenTexts;
  words: LiveTexts;
};

/** What went wrong and what becomes of the bets, above the controls. */
export function LiveNotice({ host, client, state, chips, texts, words }: Props) {
  const { line } = state;
  const problem = state.problem ?? (chips.isLate ? 'NOT_PLACED' : null);
  const dismiss = () => {
    client.dismiss();
    // What is laid for a round that goes on is still the player's to place.
    if (chips.isLate) chips.clear();
  };
  if (line === 'connecting') return <output className="gf-notice">{texts.loading}</output>;
  if (line === 'connected' && problem === null) return null;
  const [text, action, press] =
    line === 'ended'
      ? [texts.problems.SESSION_ENDED, texts.leave, () => host.tell({ type: 'maidan:exit' })]
      : line === 'lost'
        ? [words.lineLost[fateOf(state)], texts.tryAgain, client.retryNow]
        : [{ ...texts.problems, ...words.problems }[problem ?? 'INTERNAL'], texts.dismiss, dismiss];
  return (
    <div className="gf-notice gf-notice-problem" role="alert">
      <p>{fill(text, { fields: figure(MOST_SPOTS, host.language) })}</p>
      <button type="button" onClick={press}>
        {action}
      </button>
    </div>
  );
}

/** Of bets that were open when the line broke. */
function fateOf({ own, isAsking }: LiveState): keyof LiveTexts['lineLost'] {
  if (isAsking) return 'sent';
  return own.some(({ state }) => state === 'placed' || state === 'bet-sent') ? 'open' : 'none';
}
