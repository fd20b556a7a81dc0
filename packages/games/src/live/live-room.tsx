import type { ReactNode } from 'react';
import { fill } from '#screen-parts/screen-texts.ts';
import { figure } from '#screen-parts/numbers.ts';
import { DealerFigure } from './dealer-figure.tsx';
import { dealerOf } from './dealers.ts';
import type { LiveGame } from './live-game.ts';
import type { LiveTexts } from './live-texts.ts';
import { SeatRow } from './seat-row.tsx';
import { useNow } from './use-live.ts';
import { secondsText, type TableView } from './use-table.ts';

const LAST_CALL_MS = 5_000;
const CIRCLE = 2 * Math.PI * 21;

type Props = {
  view: TableView;
  game: LiveGame;
  calls: LiveTexts['calls'];
  shownMs: number;
  /** What everybody has laid, in a word. */
  others: ReactNode;
  children: ReactNode;
};

/** The room behind the table: who deals and what they say, the clock, the shoe, and what lies on the cloth. */
export function LiveRoom({ view, game, calls, shownMs, others, children }: Props) {
  const { state, phase, words, language } = view;
  const { round } = state;
  const dealer = dealerOf(game.table.dealers, round?.number ?? 1, game.shoe !== null);
  const isSeen = phase === 'seen' && round !== null;
  // How many are left tells how many are dealt: not before they lie there.
  const gone = (isSeen ? round.to : null) ?? round?.from ?? 0;
  const banner = isSeen ? game.banner(round.outcome) : null;
  return (
    <div className={game.scene ? 'lv-room lv-room-own' : 'lv-room'} data-stage={game.stagePlace ?? 'cards'}>
      {game.scene ?? (
        <>
          <Backdrop />
          <DealerFigure dealer={dealer} />
          <Cloth />
          <p className="lv-dealer-name">{fill(words.dealer, { name: words.dealers[dealer] })}</p>
        </>
      )}
      <p className="lv-call" lang={game.scene ? undefined : game.table.language} aria-hidden="true">
        <Call view={view} calls={game.scene ? words.calls : calls} />
      </p>
      {phase === 'open' && <Countdown view={view} openMs={game.table.openMs} />}
      <div className="lv-stage-cards">
        {game.stage(phase === 'closed' || phase === 'seen' ? (round?.outcome ?? null) : null, shownMs)}
        {banner && (
          <p className={`lv-banner lv-banner-${banner.tone}`} aria-hidden="true">
            {banner.word}
          </p>
        )}
      </div>
      <div className="lv-foot">
        <SeatRow view={view} />
        {others}
        {game.shoe !== null && round !== null && (
          <p className="lv-shoe">
            <ShoeDrawing />
            <span className="gs-heard">
              {fill(words.shoe, { count: figure(game.shoe - gone, language) })}
            </span>
            <span aria-hidden="true">{figure(game.shoe - gone, language)}</span>
          </p>
        )}
      </div>
      {children}
    </div>
  );
}

function Call({ view: { state, phase }, calls }: { view: TableView; calls: LiveTexts['calls'] }) {
  const now = useNow(phase === 'open', 1_000);
  if (phase === 'void') return calls.isVoid;
  if (phase === 'waiting') return calls.waiting;
  if (phase !== 'open') return phase === 'closed' ? calls.closed : '';
  return (state.closesAt ?? 0) - now <= LAST_CALL_MS ? calls.last : calls.open;
}

function Countdown({ view: { state, words, language }, openMs }: { view: TableView; openMs: number }) {
  const now = useNow(true, 250);
  const left = Math.max((state.closesAt ?? 0) - now, 0);
  const isLast = left <= LAST_CALL_MS;
  return (
    <div className={isLast ? 'lv-clock lv-clock-last' : 'lv-clock'} role="timer" aria-live="off">
      <svg viewBox="0 0 48 48" aria-hidden="true" focusable="false">
        <circle cx="24" cy="24" r="21" className="lv-clock-track" />
        <circle
          cx="24"
          cy="24"
          r="21"
          className="lv-clock-left"
          strokeDasharray={CIRCLE}
          strokeDashoffset={CIRCLE * (1 - Math.min(left / openMs, 1))}
        />
      </svg>
      <span aria-hidden="true">{secondsText(left, language)}</span>
      <span className="gs-heard">{fill(words.secondsLeft, { seconds: secondsText(left, language) })}</span>
    </div>
  );
}

/** An evening room with arches and lamps; the colours are of the table. */
const Backdrop = () => (
  <svg className="lv-backdrop" viewBox="0 0 600 300" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
    <rect width="600" height="300" className="lv-wall" />
    {[-60, 120, 300, 480].map((x) => (
      <g key={x} transform={`translate(${x} 0)`}>
        <path d="M14 300V132q0-74 76-108 76 34 76 108v168z" className="lv-arch" />
        <path d="M26 300V136q0-64 64-96 64 32 64 96v164z" className="lv-arch-deep" />
        <path d="M90 0v34" className="lv-cord" />
        <path d="M76 34h28l8 22q-22 14-44 0z" className="lv-lamp" />
        <circle cx="90" cy="62" r="40" className="lv-glow" />
      </g>
    ))}
  </svg>
);

const Cloth = () => (
  <svg className="lv-cloth" viewBox="0 0 600 160" preserveAspectRatio="none" aria-hidden="true">
    <path d="M-40 160V64Q300-46 640 64v96z" className="lv-rail" />
    <path d="M-40 170V82Q300-26 640 82v88z" className="lv-felt" />
    <path d="M-40 108Q300 0 640 108" className="lv-felt-line" />
  </svg>
);

const ShoeDrawing = () => (
  <svg viewBox="0 0 40 28" aria-hidden="true" focusable="false">
    <path d="M3 24 10 5h24l4 10v9z" className="lv-shoe-box" />
    <path d="m10 5 4 12h24" className="lv-shoe-line" />
    <path d="M4 20 9 8l3 8-4 6z" className="lv-shoe-card" />
  </svg>
);
