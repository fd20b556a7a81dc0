import { languageFacts } from '@maidan/contract/languages.ts';
import { parseMoney } from '@maidan/contract/money.ts';
import { RECORD_TIME_ZONE } from '@maidan/contract/records/record-words.ts';
import { useEffect, useState, type ReactNode } from 'react';
import type { RoundView } from '#play.ts';
import { figure } from '#screen-parts/numbers.ts';
import type { Play } from './use-play.ts';

type Loaded = readonly RoundView[] | 'loading' | 'failed';
type Props = { play: Play; describe?: ((round: RoundView) => ReactNode) | undefined };

/** The player's last rounds of this game. */
export function HistoryPanel({ play, describe }: Props) {
  const { host, texts } = play;
  const [rounds, setRounds] = useState<Loaded>('loading');
  const load = () => {
    setRounds('loading');
    host.history().then(setRounds, () => setRounds('failed'));
  };
  useEffect(() => {
    host.history().then(setRounds, () => setRounds('failed'));
  }, [host]);

  if (rounds === 'loading') return <p className="gs-quiet">{texts.history.loading}</p>;
  if (rounds === 'failed')
    return (
      <>
        <p className="gs-problem-text" role="alert">
          {texts.history.failed}
        </p>
        <button type="button" className="gs-action" onClick={load}>
          {texts.tryAgain}
        </button>
      </>
    );
  if (rounds.length === 0) return <p className="gs-quiet">{texts.history.empty}</p>;
  return (
    <ul className="gf-history">
      {rounds.map((round) => (
        <HistoryRow key={round.id} play={play} round={round} describe={describe} />
      ))}
    </ul>
  );
}

function HistoryRow({ play, round, describe }: Props & { round: RoundView }) {
  const { host, texts, amountText } = play;
  const at = new Date(round.playedAt);
  const day = at.toLocaleString(languageFacts(host.language).locale, {
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
    // As the records of the site have it, wherever the browser is.
    timeZone: RECORD_TIME_ZONE,
  });
  const isGain = round.win !== null && parseMoney(round.win) > parseMoney(round.stake);
  return (
    <li className="gs-card gf-history-row">
      <span className="gf-history-when">
        <time dateTime={round.playedAt}>{day}</time>
        <small>
          {texts.fair.nonce} {figure(round.nonce, host.language)}
        </small>
      </span>
      <span>
        <small>{texts.stake}</small>
        {round.freeRound ? texts.freeRounds.round : amountText(parseMoney(round.stake))}
      </span>
      <span className={isGain ? 'gs-good' : undefined}>
        <small>{texts.win}</small>
        {round.win === null ? stateText(play, round) : amountText(parseMoney(round.win))}
      </span>
      {describe && round.outcome !== null && <div className="gf-history-what">{describe(round)}</div>}
    </li>
  );
}

function stateText({ texts }: Play, round: RoundView): string {
  return round.state === 'rolled-back' ? texts.history.returned : texts.history.open;
}
