import type { Draw } from '#game.ts';
import type { SlotOutcome } from '#slots/outcome/outcome.ts';
import { countOf } from './fill.ts';
import { playFreeSpins } from './free-spins.ts';
import { playHold } from './hold-and-win.ts';
import type { Log } from './log.ts';
import type { Machine } from './machine.ts';
import { playPick } from './pick.ts';
import { playBaseTurn } from './turn.ts';

/** A whole round, in units, up to the cap. The same for a real round and a simulated one: only the log differs. */
export function playRound(machine: Machine, draw: Draw, log: Log): number {
  const { hold, pick, freeSpins } = machine.model.features;
  let won = playBaseTurn(machine, draw, log);
  const { scatters } = machine.window;
  const coins = hold ? countOf(machine, machine.coin) : 0;
  const bonuses = pick ? countOf(machine, machine.bonus) : 0;
  if (hold && coins >= hold.least) won += playHold(machine, draw, false, log);
  if (pick && bonuses >= pick.least) won += playPick(machine, draw, log);
  if (freeSpins && scatters >= freeSpins.least) won += playFreeSpins(machine, draw, scatters, won, log);
  return Math.min(won, machine.capUnits);
}

/** A bought feature alone: free spins as the fewest scatters start them, or coins as few as start hold and win. */
export function playBought(machine: Machine, draw: Draw, log: Log): number {
  const { buy, freeSpins } = machine.model.features;
  const won =
    buy === 'hold'
      ? playHold(machine, draw, true, log)
      : playFreeSpins(machine, draw, freeSpins?.least ?? 0, 0, log);
  return Math.min(won, machine.capUnits);
}

/** The round with all its steps, as it is stored, replayed and checked. */
export function decideRound(machine: Machine, draw: Draw, bought = false): SlotOutcome {
  const steps: SlotOutcome['steps'] = [];
  const units = (bought ? playBought : playRound)(machine, draw, steps);
  const { model, rtp, capUnits } = machine;
  return { model: model.code, rtp, bought, steps, units, capped: units === capUnits };
}
