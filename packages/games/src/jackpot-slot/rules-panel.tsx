import { parseMoney } from '@maidan/contract/money.ts';
import type { Play } from '#frame/use-play.ts';
import type { PartTexts } from '#game-parts/part-texts.ts';
import {
  chanceText,
  PayTable,
  percentText,
  RuleFacts,
  RuleNotes,
  timesText,
} from '#game-parts/rule-parts.tsx';
import type { JackpotState } from '#play.ts';
import { figure } from '#screen-parts/numbers.ts';
import { fill } from '#screen-parts/screen-texts.ts';
import type { JackpotTexts } from './jackpot-texts.ts';
import { manifest, POOL, REELS_BASIS_POINTS } from './manifest.ts';
import { PAYING, PAYS } from './paytable.ts';
import { dayText } from './stage.tsx';
import { SymbolArt } from './symbol-art.tsx';

type Props = { play: Play; parts: PartTexts; words: JackpotTexts; jackpot: JackpotState | null };

export function JackpotRules({ play, parts, words, jackpot }: Props) {
  const { language } = play.host;
  return (
    <>
      <RuleFacts
        play={play}
        parts={parts}
        maxWin={fill(words.plusJackpot, { times: timesText(manifest.maxWinMultiplier * 100, language) })}
      />
      <PoolRules play={play} parts={parts} words={words} jackpot={jackpot} />
      <h3>{words.perWay}</h3>
      <p>{words.ways}</p>
      <p>{words.net}</p>
      <PayTable
        heads={[
          words.symbol,
          ...[3, 4, 5].map((count) => fill(words.reels, { count: figure(count, language) })),
        ]}
        rows={PAYING.map((symbol) => ({
          key: symbol,
          cells: [
            <span key={symbol} className="jp-named">
              <SymbolArt symbol={symbol} />
              {words.symbols[symbol]}
            </span>,
            ...PAYS[symbol].map((pays) => timesText(pays, language)),
          ],
        }))}
      />
      <RuleNotes parts={parts} />
    </>
  );
}

function PoolRules({ play, parts, words, jackpot }: Props) {
  const { host, amountText, rounds } = play;
  const chance = chanceText(Number(rounds.stake) / POOL.sureStake, parts, host.language);
  return (
    <>
      <h3>{words.poolTitle}</h3>
      <p>{fill(words.drawn, { stake: amountText(rounds.stake), chance })}</p>
      {jackpot && <PoolFigures play={play} parts={parts} words={words} jackpot={jackpot} />}
      <p className="gs-quiet">{words.proof}</p>
    </>
  );
}

type Known = Props & { jackpot: JackpotState };

function PoolFigures({ play, parts, words, jackpot }: Known) {
  const { host, amountText } = play;
  const percent = (basisPoints: number) => percentText(basisPoints, host.language);
  const seed = amountText(parseMoney(jackpot.seed));
  if (jackpot.isPractice) return <p>{fill(words.practiceRule, { seed })}</p>;
  const pool = parseMoney(jackpot.pool);
  return (
    <>
      <p>{fill(words.filled, { percent: percent(jackpot.shareBasisPoints), seed })}</p>
      <p>{words.paidOnce}</p>
      <h3>{words.returnTitle}</h3>
      <PayTable
        heads={[words.source, parts.rtpShort]}
        rows={[
          { key: 'reels', cells: [words.fromReels, percent(REELS_BASIS_POINTS)] },
          { key: 'shares', cells: [words.fromShares, percent(jackpot.shareBasisPoints)] },
          {
            key: 'seeds',
            cells: [words.fromSeeds, percent(POOL.returnBasisPoints - jackpot.shareBasisPoints)],
          },
          { key: 'all', cells: [words.together, percent(manifest.rtpBasisPoints)] },
        ]}
      />
      <p>
        {fill(words.returnNow, {
          pool: amountText(pool),
          percent: percent((Number(pool) * 10_000) / POOL.sureStake),
        })}
      </p>
      <h3>{words.winners}</h3>
      <Winners play={play} words={words} jackpot={jackpot} />
    </>
  );
}

function Winners({ play, words, jackpot }: Omit<Known, 'parts'>) {
  if (jackpot.won.length === 0) return <p className="gs-quiet">{words.noWinners}</p>;
  return (
    <ul className="jp-winners">
      {jackpot.won.map(({ player, isYou, amount, wonAt }) => (
        <li key={`${player} ${wonAt}`} className="gs-card">
          <span>{isYou ? words.you : fill(words.player, { sign: player })}</span>
          <b>{play.amountText(parseMoney(amount))}</b>
          <time dateTime={wonAt}>{dayText(wonAt, play)}</time>
        </li>
      ))}
    </ul>
  );
}
