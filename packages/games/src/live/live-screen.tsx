import '#screen-parts/screen-parts.css';
import '#frame/frame.css';
import './live.css';
import { minor, parseMoney, type Money } from '@maidan/contract/money.ts';
import { useEffect, useRef, useState } from 'react';
import { TopBar, type Panel } from '#frame/top-bar.tsx';
import { usePlayKey } from '#frame/use-play-key.ts';
import { useSound } from '#frame/use-play.ts';
import type { PartTexts } from '#game-parts/part-texts.ts';
import { amountTextFor } from '#screen-parts/numbers.ts';
import { fill, type ScreenTexts } from '#screen-parts/screen-texts.ts';
import { Sheet } from '#screen-parts/sheet.tsx';
import { skinFrom } from '#screen-parts/skin.ts';
import { useMedia } from '#screen-parts/use-media.ts';
import type { GameHost } from '#screen-plug.ts';
import { totalOf } from './chips.ts';
import { LiveControls } from './live-controls.tsx';
import type { LiveGame } from './live-game.ts';
import { isIn, ownBets, type LiveState } from './live-client.ts';
import { LiveNotice } from './live-notice.tsx';
import { LiveHistory, LiveOthers, LiveProof, LiveRules, othersText } from './live-panels.tsx';
import { LiveRoom } from './live-room.tsx';
import type { LiveTexts } from './live-texts.ts';
import { TableStream } from './table-stream.tsx';
import { useLive, useNow } from './use-live.ts';
import { chipsOfAll, useChips, winningSpots, type Phase, type TableView } from './use-table.ts';

export type LiveScreenProps = {
  host: GameHost;
  game: LiveGame;
  texts: ScreenTexts;
  parts: PartTexts;
  words: LiveTexts;
  /** What the dealer says, in the language of the table. */
  calls: LiveTexts['calls'];
};

/** The screen of every live table: room, board, chips, roads and sheets. A game brings what lies on it (`live-game.ts`). */
export function LiveScreen({ host, game, texts, parts, words, calls }: LiveScreenProps) {
  const { language } = host;
  const { client, state } = useLive(host);
  const { sounds, sound } = useSound(host);
  const calm = useMedia('(prefers-reduced-motion: reduce)');
  const [panel, setPanel] = useState<Panel | 'others' | null>(null);
  const isShowing = state.round?.state === 'running';
  const now = useNow(isShowing, 100);
  const shownMs = shownFor(state, now, calm);
  const phase = phaseOf(state, game, shownMs);
  const chips = useChips({ client, state, rules: game.rules, table: game.table, phase });
  const all = chipsOfAll(state);
  const isSeen = phase === 'seen' && state.round !== null;
  const view: TableView = {
    state,
    phase,
    language,
    words,
    amountText: amountTextFor(language, host.currencySymbol),
    laid: chips.laid,
    placed: chips.placed,
    all,
    won: isSeen ? winningSpots(game.rules, state.round?.outcome, all) : new Set(),
    lay: (spot) => {
      sounds.play('press');
      chips.lay(spot);
    },
  };
  const won = isSeen ? wonNow(state, game) : minor(0n);
  const title = host.title ?? game.title;
  usePlayKey(chips.place, panel === null);
  useEndSound(isSeen, won > totalOf(chips.placed), (tone) => sounds.play(tone));

  return (
    <main
      aria-label={title}
      className="gf-screen lv-screen"
      style={{ '--hue': host.skin === null ? game.hue : skinFrom(host.skin).skyHue } as object}
    >
      <TopBar play={{ texts, sound }} title={title} onPanel={setPanel} />
      <div className="gf-stage lv-table">
        <LiveRoom
          view={view}
          game={game}
          calls={calls}
          shownMs={shownMs}
          others={
            <button type="button" className="lv-others-button" onClick={() => setPanel('others')}>
              {state.isWelcomed ? othersText(view) : texts.loading}
            </button>
          }
        >
          <TableStream address={host.stream} isCalm={calm} words={words} />
        </LiveRoom>
        <div className="lv-past">{game.past(state.history, language)}</div>
        <fieldset className="lv-board" data-phase={phase}>
          <legend className="gs-heard">{words.board}</legend>
          {game.board(view)}
        </fieldset>
        <aside className="lv-beside" aria-label={words.others}>
          <h2>{words.others}</h2>
          <LiveOthers view={view} game={game} texts={texts} />
        </aside>
      </div>
      <LiveNotice host={host} client={client} state={state} chips={chips} texts={texts} words={words} />
      <LiveControls
        view={view}
        chips={chips}
        client={client}
        table={game.table}
        won={won}
        texts={texts}
        staysIn={game.rules.isPool === true}
      />
      <output className="gs-heard" aria-live="polite">
        {saidOf(view, game, won, texts)}
      </output>
      {panel !== null && (
        <Sheet title={titleOf(panel, texts, words)} closeLabel={texts.close} onClose={() => setPanel(null)}>
          {panel === 'rules' && <LiveRules view={view} game={game} texts={texts} parts={parts} />}
          {panel === 'fairness' && <LiveProof view={view} game={game} texts={texts} />}
          {panel === 'history' && <LiveHistory view={view} game={game} texts={texts} />}
          {panel === 'others' && <LiveOthers view={view} game={game} texts={texts} />}
        </Sheet>
      )}
    </main>
  );
}

const titleOf = (panel: Panel | 'others', texts: ScreenTexts, words: LiveTexts): string =>
  panel === 'others'
    ? words.others
    : { rules: texts.rules, fairness: texts.fairness, history: texts.history.title, options: texts.rules }[
        panel
      ];

/** How long the outcome has been shown; all of it where less motion is wanted, or once the round is paid. */
function shownFor({ round, closesAt }: LiveState, now: number, calm: boolean): number {
  if (round?.state === 'ended' || (calm && round?.state === 'running')) return Infinity;
  return round?.state === 'running' ? Math.max(now - (closesAt ?? now), 0) : 0;
}

function phaseOf({ round }: LiveState, game: LiveGame, shownMs: number): Phase {
  switch (round?.state) {
    case 'open':
      return 'open';
    case 'running':
      return shownMs >= game.seenAfterMs(round.outcome) ? 'seen' : 'closed';
    case 'ended':
      return 'seen';
    case 'void':
      return 'void';
    case undefined:
      return 'waiting';
  }
}

/** What this round brings, by its rules where the house has not said yet. A pool is waited for. */
function wonNow(state: LiveState, { rules }: LiveGame): Money {
  return minor(
    ownBets(state).reduce((sum, bet) => {
      if (bet.win !== null) return sum + parseMoney(bet.win);
      if (rules.isPool) return sum;
      const laid = Object.fromEntries(
        Object.entries(bet.chips).map(([spot, text]) => [spot, parseMoney(text)]),
      );
      return sum + (rules.pays(laid, state.round?.outcome, {}) ?? 0n);
    }, 0n),
  );
}

/** One sentence for each thing that happens. */
function saidOf(view: TableView, game: LiveGame, won: Money, texts: ScreenTexts): string {
  const { state, phase, words, amountText } = view;
  if (state.line === 'connecting') return texts.loading;
  if (state.line !== 'connected' || state.round === null) return '';
  if (phase !== 'seen')
    return { open: words.calls.open, closed: words.calls.closed, void: words.calls.isVoid, waiting: '' }[
      phase
    ];
  const mine = state.own.filter((bet) => bet.roundId === state.round?.id && isIn(bet));
  // What a pool brings the house has to say: until then nobody has lost.
  const isOpen = game.rules.isPool === true && mine.some(({ win }) => win === null);
  const end =
    mine.length === 0 || isOpen ? '' : won > 0n ? fill(words.won, { amount: amountText(won) }) : words.lost;
  return `${game.resultText(state.round.outcome)} ${end}`.trim();
}

function useEndSound(isSeen: boolean, isGain: boolean, play: (tone: 'stop' | 'win') => void): void {
  const latest = useRef(play);
  useEffect(() => {
    latest.current = play;
  });
  // Less than the stake is no win, and is not made to sound like one.
  useEffect(() => {
    if (isSeen) latest.current(isGain ? 'win' : 'stop');
  }, [isSeen, isGain]);
}
