import { minor } from '@maidan/contract/money.ts';
import type { Draw } from '#game.ts';
import { basicPlay } from './basic-strategy.ts';
import { blackjackRules } from './rules.ts';

export type Sample = { readonly rounds: number; readonly mean: number; readonly sigma: number };

const STAKE = minor(100);

/** What a first stake brings back on average by basic strategy, and the standard error of that. */
export function simulateBasic(rounds: number, draw: Draw): Sample {
  let sum = 0;
  let squares = 0;
  for (let round = 0; round < rounds; round += 1) {
    const net = playOne(draw);
    sum += net;
    squares += net * net;
  }
  const mean = sum / rounds;
  return { rounds, mean: 1 + mean, sigma: Math.sqrt((squares / rounds - mean * mean) / rounds) };
}

/** In first stakes, what was won less everything that was staked. */
function playOne(draw: Draw): number {
  let state = blackjackRules.deal({ stake: STAKE }, draw);
  let staked = STAKE as bigint;
  for (;;) {
    const win = blackjackRules.winOf(state);
    if (win !== null) return Number(win - staked) / Number(STAKE);
    const before = state;
    const act = basicPlay(state, (wanted) => blackjackRules.costOf(before, { act: wanted }) !== null);
    const action = { act };
    staked += blackjackRules.costOf(state, action) ?? 0n;
    state = blackjackRules.act(state, action);
  }
}
