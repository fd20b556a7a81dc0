import { languageFacts } from '@maidan/contract/languages.ts';
import { parseMoney, type Money } from '@maidan/contract/money.ts';
import type { ReactNode } from 'react';
import type { Play } from '#frame/use-play.ts';
import type { PartTexts } from '#game-parts/part-texts.ts';
import { chanceText, FactsLine, percentText, timesText } from '#game-parts/rule-parts.tsx';
import type { JackpotState } from '#play.ts';
import { CountUp } from '#screen-parts/count-up.tsx';
import { fill } from '#screen-parts/screen-texts.ts';
import type { JackpotTexts } from './jackpot-texts.ts';
import { manifest, POOL } from './manifest.ts';
import { STRIPS, windowAt } from './paytable.ts';
import type { JackpotOutcome } from './rules.ts';
import { Shoal } from './scene.tsx';
import { SymbolArt } from './symbol-art.tsx';

/** What the last round left in view. */
export type Landed = { readonly outcome: JackpotOutcome; readonly jackpot: Money | null };

type Props = {
  play: Play;
  parts: PartTexts;
  words: JackpotTexts;
  jackpot: JackpotState | null;
  landed: Landed | null;
  children: ReactNode;
};

/** The board with the pool, the reels between their poles, and what is laid over them. */
export function Stage({ play, parts, words, jackpot, landed, children }: Props) {
  const hit = landed?.outcome.shoal ? landed.jackpot : null;
  const paid = jackpot?.isPractice ? words.practicePaid : words.paid;
  return (
    <section className={hit === null ? 'jp-stage' : 'jp-stage jp-stage-hit'}>
      <Board play={play} parts={parts} words={words} jackpot={jackpot} />
      <div className="jp-field">
        <div className="jp-frame">
          <div className="jp-window">
            {children}
            {landed && landed.outcome.wins.length > 0 && <WonCells outcome={landed.outcome} />}
            {hit !== null && (
              <>
                <Shoal />
                <div className="jp-won">
                  <strong>{words.shoal}</strong>
                  <span>{fill(paid, { amount: play.amountText(hit) })}</span>
                </div>
              </>
            )}
          </div>
        </div>
      </div>
      <Below play={play} parts={parts} words={words} jackpot={jackpot} />
    </section>
  );
}

type BoardProps = Pick<Props, 'play' | 'parts' | 'words' | 'jackpot'>;

function Board({ play, parts, words, jackpot }: BoardProps) {
  const { host, amountText, calm, rounds } = play;
  const chance = chanceText(Number(rounds.stake) / POOL.sureStake, parts, host.language);
  return (
    <div className="jp-board">
      <p className="jp-pool">
        <span>{jackpot?.isPractice ? words.practicePool : words.jackpot}</span>{' '}
        {jackpot ? (
          <b data-testid="pool">
            <CountUp amount={parseMoney(jackpot.pool)} calm={calm} amountText={amountText} />
            <span className="gs-heard">{amountText(parseMoney(jackpot.pool))}</span>
          </b>
        ) : (
          <b>—</b>
        )}
      </p>
      <p className="jp-terms">
        {jackpot && (
          <span>
            {jackpot.isPractice
              ? words.practice
              : fill(words.share, { percent: percentText(jackpot.shareBasisPoints, host.language) })}
          </span>
        )}
        <span>{fill(words.chance, { chance })}</span>
      </p>
    </div>
  );
}

function Below({ play, parts, words, jackpot }: BoardProps) {
  const { host, amountText } = play;
  const last = jackpot?.won[0];
  const times = timesText(manifest.maxWinMultiplier * 100, host.language);
  return (
    <div className="jp-below">
      <FactsLine play={play} parts={parts} maxWin={fill(words.plusJackpot, { times })} />
      {last && (
        <p className="gp-facts-line">
          {fill(words.lastWon, {
            amount: amountText(parseMoney(last.amount)),
            day: dayText(last.wonAt, play),
          })}
        </p>
      )}
    </div>
  );
}

export function dayText(at: string, { host }: Play): string {
  return new Date(at).toLocaleDateString(languageFacts(host.language).locale, {
    day: 'numeric',
    month: 'short',
  });
}

/** The cells that a win goes through, lifted out of what is dimmed behind them. */
function WonCells({ outcome }: { outcome: JackpotOutcome }) {
  const cells = STRIPS.flatMap((strip, reel) =>
    windowAt(strip, outcome.stops[reel] ?? 0).flatMap((symbol, row) =>
      outcome.wins.some((win) => reel < win.reels && (symbol === win.symbol || symbol === 'net'))
        ? [{ reel, row, symbol }]
        : [],
    ),
  );
  return (
    <div className="jp-lit" aria-hidden="true">
      {cells.map(({ reel, row, symbol }) => (
        <div key={`${reel}-${row}`} style={{ gridArea: `${row + 1} / ${reel + 1}` }}>
          <SymbolArt symbol={symbol} />
        </div>
      ))}
    </div>
  );
}
