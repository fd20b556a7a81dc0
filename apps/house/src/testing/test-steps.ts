import { plugStepwise, type StepwiseRules } from '@maidan/games/game.ts';
import { minor, parseMoney, type Money } from '@maidan/contract/money.ts';
import { moneyText } from '@maidan/contract/money-text.ts';
import * as z from 'zod/mini';

/**
 * A game in steps that is small enough to be seen through. A walk is safe for as many steps as the bet says: whoever stops is
 * paid all that is staked once for every step and once more; whoever goes too far has lost. A walk of no steps is over at once and pays three times.
 * Raising costs the stake again. A number drawn at the bet stays hidden until the end.
 */
type Bet = { stake: Money; safe: number };
type Action = { do: 'walk' | 'stop' | 'raise' };
type State = { base: bigint; staked: bigint; safe: number; steps: number; stopped: boolean; hidden: number };
type View = { steps: number; staked: string; hidden: number | null };

const stake = z.pipe(
  moneyText,
  z.transform((text: string): Money => parseMoney(text)),
);

const isOver = ({ safe, steps, stopped }: State): boolean => safe === 0 || stopped || steps > safe;

const rules: StepwiseRules<Bet, Action, State, View> = {
  shape: 'stepwise',
  manifest: {
    code: 'test-steps',
    category: 'RNG',
    rtpBasisPoints: 10_000,
    maxWinMultiplier: 10,
    volatility: 'low',
    lines: 0,
    features: [],
    stakeSteps: [minor(500)],
    defaultStake: minor(500),
    minimumRoundMs: 2_500,
  },
  bet: z.strictObject({ stake, safe: z.int().check(z.minimum(0), z.maximum(9)) }),
  action: z.strictObject({ do: z.enum(['walk', 'stop', 'raise']) }),
  view: z.object({ steps: z.int(), staked: z.string(), hidden: z.nullable(z.int()) }),
  deal: (bet, draw) => ({
    base: bet.stake,
    staked: bet.stake,
    safe: bet.safe,
    steps: 0,
    stopped: false,
    hidden: draw.below(1_000_000),
  }),
  show: (state) => ({
    steps: state.steps,
    staked: state.staked.toString(),
    hidden: isOver(state) ? state.hidden : null,
  }),
  costOf(state, action) {
    if (isOver(state)) return null;
    if (action.do === 'raise') return state.staked > state.base * 2n ? null : minor(state.base);
    return minor(0);
  },
  act(state, action) {
    switch (action.do) {
      case 'walk':
        return { ...state, steps: state.steps + 1 };
      case 'stop':
        return { ...state, stopped: true };
      default:
        return { ...state, staked: state.staked + state.base };
    }
  },
  winOf(state) {
    if (!isOver(state)) return null;
    if (state.safe === 0) return minor(state.base * 3n);
    return minor(state.steps > state.safe ? 0n : state.staked * BigInt(state.steps + 1));
  },
  mostOf: ({ staked, safe }) => minor(staked * BigInt(safe + 1)),
  defaultAction: () => ({ do: 'stop' }),
};

export const testSteps = plugStepwise(rules);
