import type { Language } from '@maidan/contract/languages.ts';
import { minor } from '@maidan/contract/money.ts';
import type { ReactNode } from 'react';
import { figure, type AmountText } from '#screen-parts/numbers.ts';
import { Garland } from './garland.tsx';
import { manifest } from './manifest.ts';
import { FREE_SPIN_MULTIPLIER } from './paytable.ts';
import { slotTexts } from './texts.ts';
import type { SlotGame } from './round-flow.ts';
import { WinLines } from './win-lines.tsx';

type Props = {
  game: SlotGame;
  calm: boolean;
  language: Language;
  amountText: AmountText;
  children: ReactNode;
};

/** The lit frame with the reels in it, and what is laid over them. */
export function Stage({ game, calm, language, amountText, children }: Props) {
  const texts = slotTexts(language);
  const flying = game.flight !== null;
  return (
    <section className={flying ? 'ls-stage ls-stage-flying' : 'ls-stage'} data-phase={game.phase}>
      <div className="ls-frame">
        <Garland />
        <div className="ls-window">
          {children}
          {game.shown && game.shown.units > 0 && (
            <WinLines key={game.shown.stops.join()} spin={game.shown} calm={calm} />
          )}
          {game.phase === 'flight-intro' && game.flight && (
            <div className="ls-intro">
              <strong>{texts.freeFlights(game.flight.of)}</strong>
              <span>{texts.allWinsTimes(FREE_SPIN_MULTIPLIER)}</span>
            </div>
          )}
        </div>
      </div>
      <p className="ls-below">
        {game.flight ? (
          <>
            <span>{texts.flight(game.flight.number, game.flight.of)}</span>
            <span>
              {texts.wonSoFar} <b>{amountText(game.won ?? minor(0))}</b>
            </span>
          </>
        ) : (
          <Facts language={language} />
        )}
      </p>
    </section>
  );
}

/** What a player should know before the first bet, always in view. */
function Facts({ language }: { language: Language }) {
  const { facts } = slotTexts(language);
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
