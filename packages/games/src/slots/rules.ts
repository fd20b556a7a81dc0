import type { GameFeature } from '@maidan/contract/games/list-filters.ts';
import { formatMoneyText, minor, parseMoney, type Money } from '@maidan/contract/money.ts';
import { moneyText } from '@maidan/contract/money-text.ts';
import * as z from 'zod/mini';
import type { GameManifest, InstantRules } from '#game.ts';
import { buildMachine } from './engine/machine.ts';
import { decideRound } from './engine/round.ts';
import { volatilityOf } from './figures/figures.ts';
import { figuresOf } from './figures/stated-figures.ts';
import { drawJackpot, jackpotReturn, poolWin, type Jackpot } from './jackpot/jackpots.ts';
import type { RtpSetting, SlotModel } from './model/model.ts';
import { slotOutcome, type SlotOutcome } from './outcome/outcome.ts';

/** A title of the catalogue as the rules see it: a model, the operator's setting, and what may be staked. */
export type SlotTitle = {
  readonly code: string;
  readonly model: SlotModel;
  readonly rtp: RtpSetting;
  readonly stakeSteps: readonly Money[];
  readonly defaultStake: Money;
  /** Pools over its reels, if it is a jackpot slot. */
  readonly jackpot?: Jackpot;
};

/** `stake` is what the round costs: the chosen stake, or the price of the feature at that stake. */
export type SlotBet = { readonly stake: Money; readonly chosen: Money; readonly bought: boolean };

const MINIMUM_ROUND_MS = 2500;

export function slotRules(title: SlotTitle): InstantRules<SlotBet, SlotOutcome> {
  const { model, rtp, stakeSteps, jackpot } = title;
  const units = BigInt(model.betUnits);
  if (stakeSteps.length === 0 || stakeSteps.some((step) => step <= 0n || step % units !== 0n))
    throw new RangeError(`${title.code}: stakes are multiples of ${model.betUnits}`);
  const machine = buildMachine(model, rtp);
  return {
    shape: 'instant',
    manifest: manifestOf(title),
    bet: betOf(title),
    outcome: slotOutcome,
    isBought: ({ bought }) => bought,
    ...(jackpot && { pools: jackpot.pools }),
    decide(bet, draw) {
      const drawn = jackpot && drawJackpot(jackpot, model, bet.stake, draw);
      const outcome = decideRound(machine, draw, bet.bought);
      const win = minor((bet.chosen / units) * BigInt(outcome.units));
      return jackpot && drawn
        ? {
            stake: bet.stake,
            win,
            winsPool: poolWin(jackpot, bet.stake, drawn),
            outcome: { ...outcome, jackpot: drawn },
          }
        : { stake: bet.stake, win, outcome };
    },
  };
}

function betOf({ model, rtp, stakeSteps, jackpot }: SlotTitle): z.ZodMiniType<SlotBet> {
  const stakes = new Set(stakeSteps.map(formatMoneyText));
  // A jackpot slot sells nothing: its pools are drawn for by the stake.
  const price = jackpot ? undefined : model.settings[rtp].buyUnits;
  return z.pipe(
    z.strictObject({
      stake: moneyText.check(z.refine((text) => stakes.has(text))),
      buy: z.optional(z.boolean().check(z.refine((wanted) => !wanted || price !== undefined))),
    }),
    z.transform(({ stake, buy }): SlotBet => {
      const chosen = parseMoney(stake);
      const bought = buy === true;
      const cost = bought ? (chosen / BigInt(model.betUnits)) * BigInt(price ?? 0) : chosen;
      return { stake: minor(cost), chosen, bought };
    }),
  );
}

/** What the list says of a title is what its model plays. */
export function manifestOf(title: SlotTitle): GameManifest {
  const { code, model, rtp, stakeSteps, defaultStake, jackpot } = title;
  const figures = figuresOf(model, rtp);
  return {
    code,
    category: 'RNG',
    // Over all pools that are ever won; what they add at this moment depends on what they hold, and the rules say it.
    rtpBasisPoints: figures.rtpBasisPoints + (jackpot ? jackpotReturn(jackpot) : 0),
    maxWinMultiplier: figures.maxWin,
    volatility: volatilityOf(figures),
    lines: linesOf(model),
    features: featuresOf(title),
    stakeSteps,
    defaultStake,
    minimumRoundMs: MINIMUM_ROUND_MS,
  };
}

/** Lines, or ways; windows that pay anywhere have neither. */
export function linesOf({ pays, reels, rows }: SlotModel): number {
  if (pays.by === 'lines') return pays.lines.length;
  return pays.by === 'ways' ? rows ** reels : 0;
}

/** What a list can be filtered by. A grand prize of fixed size is no jackpot: that has a pool. */
function featuresOf({ model, jackpot }: SlotTitle): GameFeature[] {
  const { freeSpins, tumbles, wildTimes, buy } = model.features;
  const counts = [
    wildTimes ?? 1,
    freeSpins?.times.most ?? 1,
    ...(tumbles?.times ?? []),
    ...(tumbles?.timesInFree ?? []),
  ];
  const multiplies = counts.some((times) => times > 1) || model.symbols.some(({ role }) => role === 'times');
  const has: readonly [GameFeature, boolean][] = [
    ['free-spins', freeSpins !== undefined],
    ['multiplier', multiplies],
    ['cascade', tumbles !== undefined],
    ['buy-in', buy !== undefined && !jackpot],
    ['jackpot', jackpot !== undefined],
  ];
  return has.flatMap(([feature, isThere]) => (isThere ? [feature] : []));
}
