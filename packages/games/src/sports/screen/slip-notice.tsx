import { fill } from '#screen-parts/screen-texts.ts';
import type { BookBet, LegAsked } from '../book-wire.ts';
import { fixtureOf } from '../calendar.ts';
import type { Replaced } from './slip.ts';
import type { SlipProps } from './slip-panel.tsx';
import { selectionName, shownOdds, type Words } from './words.ts';

/** What became of the bets that were placed last, in one sentence each. */
export function SlipNotice({ words, control, onBets }: SlipProps) {
  const { texts } = words;
  const { sending, placed } = control;
  const said = replacedText(words, control.replaced);
  return (
    <div className="sb-notices">
      {said !== null && <p className="sb-note">{said}</p>}
      <div className="sb-notices" aria-live="polite">
        {sending.phase === 'unsure' && <p className="sb-note sb-note-bad">{texts.line.lost}</p>}
        {sending.phase === 'refused' && (
          <p className="sb-note sb-note-bad">{refusalText(texts, sending.code)}</p>
        )}
        {placed.map((bet) => (
          <Outcome key={bet.id} bet={bet} words={words} control={control} />
        ))}
      </div>
      {placed.some(isIn) && (
        <button type="button" className="sb-plain" onClick={onBets}>
          {texts.slip.see}
        </button>
      )}
    </div>
  );
}

const isIn = ({ state }: BookBet): boolean => state === 'open' || state === 'settled';

/** The page says it to those who hear, wherever the slip is; this is for eyes. */
export function replacedText(words: Words, replaced: Replaced): string | null {
  const nameOf = ({ match, market, selection }: LegAsked): string | null => {
    const fixture = fixtureOf(match);
    return fixture ? selectionName(words, fixture, market, selection) : null;
  };
  const [before, after] = [replaced && nameOf(replaced.before), replaced && nameOf(replaced.after)];
  return before && after ? fill(words.texts.slip.replaced, { before, after }) : null;
}

export function refusalText({ refusals }: Words['texts'], code: string | null): string {
  return code !== null && Object.hasOwn(refusals, code)
    ? refusals[code as keyof typeof refusals]
    : refusals.other;
}

function Outcome({ bet, words, control }: { bet: BookBet } & Pick<SlipProps, 'words' | 'control'>) {
  const { texts } = words;
  switch (bet.state) {
    case 'waiting':
    case 'bet-sent':
      return <p className="sb-note">{texts.slip.waiting}</p>;
    case 'open':
    case 'settled':
      return (
        <p className="sb-note sb-note-good" data-testid="placed">
          {texts.slip.placed}
        </p>
      );
    case 'offered':
      return <Offered bet={bet} words={words} control={control} />;
    default:
      return (
        <p className="sb-note sb-note-bad">
          {bet.refusal === null ? texts.slip.refused : refusalText(texts, bet.refusal)}
        </p>
      );
  }
}

function Offered({ bet, words, control }: { bet: BookBet } & Pick<SlipProps, 'words' | 'control'>) {
  const { texts } = words;
  return (
    <div className="sb-note sb-note-bad">
      <p>{texts.slip.offered}</p>
      <ul>
        {bet.legs.map((leg) => {
          const fixture = fixtureOf(leg.match);
          if (!fixture || leg.now === null || leg.now.odds === null || leg.now.odds === leg.odds) return null;
          const moved = { before: shownOdds(words, leg.odds), now: shownOdds(words, leg.now.odds) };
          return (
            <li key={leg.match}>
              {selectionName(words, fixture, leg.market, leg.selection)} {fill(texts.slip.moved, moved)}
            </li>
          );
        })}
      </ul>
      <div className="sb-actions">
        <button type="button" className="sb-plain" onClick={control.dismiss}>
          {texts.slip.leave}
        </button>
        <button type="button" className="sb-go" onClick={() => control.take(bet)}>
          {texts.slip.take}
        </button>
      </div>
    </div>
  );
}
