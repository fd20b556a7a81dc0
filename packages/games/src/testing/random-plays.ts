import { minor, type Money } from '@maidan/contract/money.ts';
import { expect } from 'vitest';
import { plugStepwise, type Draw, type StepwiseRules } from '#game.ts';
import { playStepwise } from '#replay-round.ts';

type Played<Action, State> = {
  readonly actions: readonly Action[];
  readonly state: State;
  readonly staked: Money;
  readonly win: Money;
};

type Play<Bet extends { stake: Money }, Action, State, View> = {
  readonly rules: StepwiseRules<Bet, Action, State, View>;
  readonly bet: Bet;
  /** As it would come over the wire. */
  readonly sent: unknown;
  /** What the round is dealt from: the same one each time it is called. */
  readonly dealer: () => Draw;
  /** Chooses among everything a player could send, allowed or not. */
  readonly choose: (state: State) => Action;
  /** Asked of every state on the way. */
  readonly look?: (state: State) => void;
  readonly mostSteps: number;
};

/**
 * Plays a round to its end by whatever `choose` brings, and checks on the way what every stepwise game promises: what is not allowed is
 * refused, no action changes the state it came from, nothing wins more than was said to be the most, the view parses, somebody who leaves is played to an end, and the actions alone give
 * the same round again.
 */
export function playAnyhow<Bet extends { stake: Money }, Action, State, View>({
  rules,
  bet,
  sent,
  dealer,
  choose,
  look,
  mostSteps,
}: Play<Bet, Action, State, View>): Played<Action, State> {
  const actions: Action[] = [];
  let state = rules.deal(bet, dealer());
  let staked: Money = bet.stake;
  /** What was said before the last action; null: that action staked more. */
  let most: Money | null = null;
  for (let tries = 0; rules.winOf(state) === null; tries += 1) {
    expect(tries, 'a round without an end').toBeLessThan(mostSteps * 50);
    look?.(state);
    expect(rules.view.safeParse(rules.show(state)).success).toBe(true);
    expectLeavingToEnd(rules, state, mostSteps);
    const now = rules.mostOf(state);
    if (most !== null) expect(now <= most, 'more than could be won before').toBe(true);
    const action = choose(state);
    const cost = rules.costOf(state, action);
    if (cost === null) continue;
    expect(cost >= 0n).toBe(true);
    const before = structuredClone(state);
    const next = rules.act(state, action);
    expect(state).toEqual(before);
    staked = minor(staked + cost);
    state = next;
    most = cost === 0n ? now : null;
    actions.push(action);
  }
  look?.(state);
  const win = rules.winOf(state) ?? minor(0);
  expect(win >= 0n).toBe(true);
  if (most !== null) expect(win <= most, 'more than was said').toBe(true);
  expect(rules.view.safeParse(rules.show(state)).success).toBe(true);
  expect(rules.costOf(state, choose(state)), 'an action after the end').toBeNull();
  const plugged = plugStepwise(rules);
  const again = playStepwise(plugged, bet.stake, plugged.deal(sent, dealer()), actions);
  expect(again).toEqual({ stake: staked, win, outcome: rules.show(state) });
  return { actions, state, staked, win };
}

function expectLeavingToEnd<Bet, Action, State, View>(
  rules: StepwiseRules<Bet, Action, State, View>,
  from: State,
  mostSteps: number,
): void {
  let state = from;
  let steps = 0;
  while (rules.winOf(state) === null) {
    const action = rules.defaultAction(state);
    expect(rules.costOf(state, action), 'what is played for somebody who left').toBe(0n);
    state = rules.act(state, action);
    steps += 1;
    expect(steps).toBeLessThanOrEqual(mostSteps);
  }
}
