import type { Draw } from '#game.ts';
import type { Log } from './log.ts';
import type { Machine } from './machine.ts';

/**
 * Boxes open in a drawn order until an empty one. Whichever box a player touches first is the first of that order, so
 * that the choice is free and the prize was fixed with the bet.
 */
export function playPick(machine: Machine, draw: Draw, log: Log): number {
  const { pick } = machine.model.features;
  if (!pick) return 0;
  const { boxes } = machine.window;
  for (let box = 0; box < boxes.length; box += 1) boxes[box] = box;
  const opened: number[] | null = log ? [] : null;
  let won = 0;
  for (let closed = boxes.length; closed > 0; closed -= 1) {
    const at = draw.below(closed);
    const prize = pick.prizes[boxes[at] ?? 0] ?? 0;
    opened?.push(prize);
    if (prize === 0) break;
    won += prize;
    boxes[at] = boxes[closed - 1] ?? 0;
  }
  if (opened) log?.push({ kind: 'pick', prizes: opened, units: won });
  return won;
}
