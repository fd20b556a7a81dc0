import { parseMoney, type Money } from '@maidan/contract/money.ts';
import type { ReactNode } from 'react';
import type { Play } from '#frame/use-play.ts';
import type { PartTexts } from '#game-parts/part-texts.ts';
import { chanceText, FactsLine, percentText, timesText } from '#game-parts/rule-parts.tsx';
import type { JackpotState } from '#play.ts';
import { PoolAmount } from '#pool-parts/pool-amount.tsx';
import { dayText } from '#pool-parts/pool-rules.tsx';
import type { PoolTexts } from '#pool-parts/pool-texts.ts';
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
  pool: PoolTexts;
  jackpot: JackpotState | null;
  landed: Landed | null;
  children: ReactNode;
};

/** The board with the pool, the reels between their poles, and what is laid over them. */
export function Stage({ play, parts, words, pool, jackpot, landed, children }: Props) {
  const hit = landed?.outcome.shoal ? landed.jackpot : null;
  const paid = jackpot?.isPractice ? pool.practicePaid : pool.paid;
  return (
    <section className={hit === null ? 'jp-stage' : 'jp-stage jp-stage-hit'}>
      <Board play={play} parts={parts} pool={pool} jackpot={jackpot} />
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
      <Below play={play} parts={parts} pool={pool} jackpot={jackpot} />
    </section>
  );
}

type BoardProps = Pick<Props, 'play' | 'parts' | 'pool' | 'jackpot'>;

function Board({ play, parts, pool, jackpot }: BoardProps) {
  const { host, rounds } = play;
  const chance = chanceText(Number(rounds.stake) / POOL.sureStake, parts, host.language);
  return (
    <div className="jp-board">
      <p className="jp-pool">
        <span>{jackpot?.isPractice ? pool.practicePool : pool.tiers.jackpot}</span>{' '}
        <PoolAmount play={play} pool={jackpot?.pools[0]?.pool ?? null} testId="pool" />
      </p>
      <p className="jp-terms">
        {jackpot && (
          <span>
            {jackpot.isPractice
              ? pool.practice
              : fill(pool.share, { percent: percentText(jackpot.shareBasisPoints, host.language) })}
          </span>
        )}
        <span>{fill(pool.chance, { chance })}</span>
      </p>
    </div>
  );
}

function Below({ play, parts, pool, jackpot }: BoardProps) {
  const { host, amountText } = play;
  const last = jackpot?.won[0];
  const times = timesText(manifest.maxWinMultiplier * 100, host.language);
  return (
    <div className="jp-below">
      <FactsLine play={play} parts={parts} maxWin={fill(pool.plusJackpot, { times })} />
      {last && (
        <p className="gp-facts-line">
          {fill(pool.lastWon, {
            amount: amountText(parseMoney(last.amount)),
            day: dayText(last.wonAt, play),
          })}
        </p>
      )}
    </div>
  );
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
