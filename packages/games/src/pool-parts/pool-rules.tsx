import './pool-parts.css';
import { languageFacts } from '@maidan/contract/languages.ts';
import { parseMoney } from '@maidan/contract/money.ts';
import type { ReactNode } from 'react';
import type { Play } from '#frame/use-play.ts';
import type { PartTexts } from '#game-parts/part-texts.ts';
import { PayTable, percentText } from '#game-parts/rule-parts.tsx';
import type { JackpotState } from '#play.ts';
import { returnOf, type PoolTerms } from '#pool.ts';
import { fill } from '#screen-parts/screen-texts.ts';
import { tierName, type PoolTexts } from './pool-texts.ts';

type Props = {
  play: Play;
  parts: PartTexts;
  words: PoolTexts;
  pools: readonly PoolTerms[];
  jackpot: JackpotState | null;
  /** A hit wins a part of the pool, as large as its stake. */
  inParts?: boolean;
  /** How a pool of this game is won. */
  children: ReactNode;
};

/** How pools are won and filled, what they add to the return, and who won last. */
export function PoolRules({ children, ...props }: Props) {
  const { words, jackpot } = props;
  return (
    <>
      <h3>{words.poolTitle}</h3>
      {children}
      {jackpot && <PoolFigures {...props} jackpot={jackpot} />}
      <p className="gs-quiet">{words.proof}</p>
    </>
  );
}

type Known = Omit<Props, 'children'> & { jackpot: JackpotState };

function PoolFigures({ play, parts, words, pools, jackpot, inParts = false }: Known) {
  const { host, amountText, manifest } = play;
  const percent = (basisPoints: number) => percentText(basisPoints, host.language);
  const seed = jackpot.pools
    .map((one) =>
      jackpot.pools.length === 1
        ? amountText(parseMoney(one.seed))
        : fill(words.oneOf, { tier: tierName(one.tier, words), chance: amountText(parseMoney(one.seed)) }),
    )
    .join(' · ');
  if (jackpot.isPractice) return <p>{fill(words.practiceRule, { seed })}</p>;
  const all = returnOf(pools);
  // What a bet made now wins of what is there, on average.
  const now = pools.reduce((sum, { tier, sureStake }) => {
    const held = jackpot.pools.find((one) => one.tier === tier)?.pool ?? '0.00';
    return sum + (Number(parseMoney(held)) * 10_000) / sureStake;
  }, 0);
  return (
    <>
      <p>
        {fill(inParts ? words.filledInParts : words.filled, {
          percent: percent(jackpot.shareBasisPoints),
          seed,
        })}
      </p>
      <p>{inParts ? words.partPaidOnce : words.paidOnce}</p>
      <h3>{words.returnTitle}</h3>
      <PayTable
        heads={[words.source, parts.rtpShort]}
        rows={[
          { key: 'reels', cells: [words.fromReels, percent(manifest.rtpBasisPoints - all)] },
          { key: 'shares', cells: [words.fromShares, percent(jackpot.shareBasisPoints)] },
          { key: 'seeds', cells: [words.fromSeeds, percent(all - jackpot.shareBasisPoints)] },
          { key: 'all', cells: [words.together, percent(manifest.rtpBasisPoints)] },
        ]}
      />
      <p>
        {fill(words.returnNow, {
          pool: jackpot.pools.map(({ pool }) => amountText(parseMoney(pool))).join(' · '),
          percent: percent(now),
        })}
      </p>
      <h3>{words.winners}</h3>
      <Winners play={play} words={words} jackpot={jackpot} />
    </>
  );
}

function Winners({ play, words, jackpot }: Pick<Known, 'play' | 'words' | 'jackpot'>) {
  if (jackpot.won.length === 0) return <p className="gs-quiet">{words.noWinners}</p>;
  return (
    <ul className="po-winners">
      {jackpot.won.map(({ player, isYou, tier, amount, wonAt }) => (
        <li key={`${player} ${wonAt}`} className="gs-card">
          <span>
            {isYou ? words.you : fill(words.player, { sign: player })}
            {jackpot.pools.length > 1 && ` · ${tierName(tier, words)}`}
          </span>
          <b>{play.amountText(parseMoney(amount))}</b>
          <time dateTime={wonAt}>{dayText(wonAt, play)}</time>
        </li>
      ))}
    </ul>
  );
}

export function dayText(at: string, { host }: Play): string {
  return new Date(at).toLocaleDateString(languageFacts(host.language).locale, {
    day: 'numeric',
    month: 'short',
  });
}
