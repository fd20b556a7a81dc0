import '#pool-parts/pool-parts.css';
import { parseMoney, type Money } from '@maidan/contract/money.ts';
import type { Play } from '#frame/use-play.ts';
import type { PartTexts } from '#game-parts/part-texts.ts';
import { chanceText, percentText } from '#game-parts/rule-parts.tsx';
import type { JackpotState } from '#play.ts';
import { PoolAmount } from '#pool-parts/pool-amount.tsx';
import { PoolRules } from '#pool-parts/pool-rules.tsx';
import { tierName, type PoolTexts } from '#pool-parts/pool-texts.ts';
import { figure } from '#screen-parts/numbers.ts';
import { fill } from '#screen-parts/screen-texts.ts';
import { hitOneIn, pearlOneIn, type Jackpot } from '#slots/jackpot/jackpots.ts';
import type { SlotModel } from '#slots/model/model.ts';
import type { ShownJackpot } from './show-slot.ts';
import { placeStyle } from './win-overlay.tsx';

/** What a jackpot slot has beside its reels: the pools, and what its words need. */
export type Pools = {
  readonly play: Play;
  readonly jackpot: Jackpot;
  readonly words: PoolTexts;
  readonly parts: PartTexts;
  readonly state: JackpotState | null;
};

/** The pools above the reels, with what goes in and how often each is won at this stake. */
export function JackpotBoard({ pools }: { pools: Pools }) {
  const { play, jackpot, words, state } = pools;
  const { host, amountText, rounds } = play;
  const single = jackpot.pools.length === 1;
  return (
    <div className="sl-pools">
      <ul>
        {jackpot.pools.map((terms) => (
          <li key={terms.tier} className="sl-pool">
            <span>{state?.isPractice && single ? words.practicePool : tierName(terms.tier, words)}</span>
            <PoolAmount
              play={play}
              pool={state?.pools.find(({ tier }) => tier === terms.tier)?.pool ?? null}
              testId={`pool-${terms.tier}`}
            />
            {!single && <small>{chanceAt(pools, terms)}</small>}
          </li>
        ))}
      </ul>
      <p className="sl-pool-terms">
        {single && (
          <span>
            {fill(jackpot.rule === 'pearls' ? words.pearlChance : words.chance, {
              chance: chanceAt(pools, jackpot.pools[0]),
            })}
          </span>
        )}
        {state && jackpot.rule === 'pearls' && !state.isPractice && (
          <span>{fill(words.yours, { amount: amountText(partAt(pools, state, rounds.stake)) })}</span>
        )}
        {state && (
          <span>
            {state.isPractice
              ? words.practice
              : fill(words.share, { percent: percentText(state.shareBasisPoints, host.language) })}
          </span>
        )}
      </p>
    </div>
  );
}

function chanceAt({ play, jackpot, parts }: Pools, terms = jackpot.pools[0]): string {
  if (!terms) return '';
  return chanceText(1 / hitOneIn(jackpot, terms, play.rounds.stake), parts, play.host.language);
}

/** What a pearl on every reel would pay now. */
function partAt({ jackpot }: Pools, { pools }: JackpotState, stake: Money): Money {
  return ((parseMoney(pools[0]?.pool ?? '0.00') * stake) / jackpot.most) as Money;
}

/** Pearls where they lie, and over them what was won of a pool. */
export function JackpotOver({
  pools,
  shown,
  model,
}: {
  pools: Pools;
  shown: ShownJackpot;
  model: SlotModel;
}) {
  const { play, words, state } = pools;
  const { paid, drawn } = shown;
  return (
    <>
      {drawn.pearls?.map(
        (row, reel) =>
          row !== null && (
            // A reel brings one pearl at most.
            <div
              key={`reel ${String(reel)}`}
              className="sl-pearl"
              style={placeStyle(model, reel * model.rows + row)}
            />
          ),
      )}
      {paid !== null && (
        <div className="sl-banner sl-jackpot">
          <strong>{words.won}</strong>
          <span>
            {fill(state?.isPractice ? words.practicePaid : paidWords(pools), {
              tier: tierName(drawn.won ?? '', words),
              amount: play.amountText(paid),
            })}
          </span>
        </div>
      )}
    </>
  );
}

function paidWords({ jackpot, words }: Pools): string {
  if (jackpot.rule === 'tiers') return words.tierPaid;
  return jackpot.rule === 'pearls' ? words.partPaid : words.paid;
}

export function JackpotRules({ pools, model }: { pools: Pools; model: SlotModel }) {
  const { play, jackpot, words, parts, state } = pools;
  const { host, amountText, rounds } = play;
  const stake = amountText(rounds.stake);
  const sentence = {
    single: () => fill(words.drawn, { stake, chance: chanceAt(pools) }),
    tiers: () =>
      fill(words.tiersRule, {
        stake,
        chances: jackpot.pools
          .map((terms) =>
            fill(words.oneOf, { tier: tierName(terms.tier, words), chance: chanceAt(pools, terms) }),
          )
          .join(' · '),
      }),
    pearls: () =>
      fill(words.pearlsRule, {
        stake,
        reel: figure(pearlOneIn(model), host.language),
        chance: chanceAt(pools),
        most: amountText(jackpot.most),
        percent: percentText((Number(rounds.stake) * 10_000) / Number(jackpot.most), host.language),
      }),
  }[jackpot.rule]();
  return (
    <PoolRules
      play={play}
      parts={parts}
      words={words}
      pools={jackpot.pools}
      jackpot={state}
      inParts={jackpot.rule === 'pearls'}
    >
      <p>{sentence}</p>
      <p>{words.ownPool}</p>
    </PoolRules>
  );
}

/** In one sentence, for those who listen. */
export function jackpotSaid({ play, words }: Pools, { paid }: ShownJackpot): string {
  const { rounds, amountText } = play;
  if (rounds.won === null || paid === null) return '';
  return fill(words.said, { jackpot: amountText(paid), amount: amountText(rounds.won) });
}
