import type { Language } from '@maidan/contract/languages.ts';
import { minor, type Money } from '@maidan/contract/money.ts';
import type { ReactNode } from 'react';
import { figure, type AmountText } from '#screen-parts/numbers.ts';
import { fill } from '#screen-parts/screen-texts.ts';
import { Garland } from './garland.tsx';
import { manifest } from './manifest.ts';
import { FREE_SPIN_MULTIPLIER } from './paytable.ts';
import type { SlotShow } from './show-round.ts';
import type { SlotTexts } from './slot-texts.ts';
import { WinLines } from './win-lines.tsx';

type Props = {
  show: SlotShow;
  won: Money | null;
  calm: boolean;
  language: Language;
  texts: SlotTexts;
  amountText: AmountText;
  children: ReactNode;
};

/** The lit frame with the reels in it, and what is laid over them. */
export function Stage({ show, won, calm, language, texts, amountText, children }: Props) {
  const count = (value: number) => figure(value, language);
  const flying = show.flight !== null;
  return (
    <section className={flying ? 'ls-stage ls-stage-flying' : 'ls-stage'} data-phase={show.phase}>
      <div className="ls-frame">
        <Garland />
        <div className="ls-window">
          {children}
          {show.shown && show.shown.units > 0 && (
            <WinLines key={show.shown.stops.join()} spin={show.shown} calm={calm} />
          )}
          {show.phase === 'flight-intro' && show.flight && (
            <div className="ls-intro">
              <strong>{fill(texts.freeFlights, { count: count(show.flight.of) })}</strong>
              <span>{fill(texts.allWinsTimes, { multiplier: count(FREE_SPIN_MULTIPLIER) })}</span>
            </div>
          )}
        </div>
      </div>
      <p className="ls-below">
        {show.flight ? (
          <>
            <span>
              {fill(texts.flight, { number: count(show.flight.number), of: count(show.flight.of) })}
            </span>
            <span>
              {texts.wonSoFar} <b>{amountText(won ?? minor(0))}</b>
            </span>
          </>
        ) : (
          <Facts language={language} facts={texts.facts} />
        )}
      </p>
    </section>
  );
}

/** What a player should know before the first bet, always in view. */
function Facts({ language, facts }: { language: Language; facts: SlotTexts['facts'] }) {
  return (
    <>
      <span>
        {facts.rtpShort} {figure((manifest.rtpBasisPoints / 100).toFixed(2), language)}%
      </span>
      <span>
        {facts.maxWin} {figure(manifest.maxWinMultiplier, language)}×
      </span>
    </>
  );
}
