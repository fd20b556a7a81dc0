import type { Draw } from '#game.ts';
import type { Log } from './log.ts';
import type { Machine } from './machine.ts';
import { playFreeTurn } from './turn.ts';

const forCount = (list: readonly number[], count: number): number =>
  count < 0 ? 0 : (list[Math.min(count, list.length - 1)] ?? 0);

/** Free spins that so many scatters start; none for too few. Ends early when the round has reached its cap. */
export function playFreeSpins(
  machine: Machine,
  draw: Draw,
  scatters: number,
  wonBefore: number,
  log: Log,
): number {
  const feature = machine.model.features.freeSpins;
  if (!feature) return 0;
  let spins = forCount(feature.spins, scatters - feature.least);
  if (spins === 0) return 0;
  const { window, chosenTable, capUnits } = machine;
  window.kept.fill(0);
  window.keptTimes = 0;
  if (feature.chosenSymbol) window.chosen = chosenTable[draw.below(chosenTable.length)] ?? 0;
  log?.push({
    kind: 'free-spins',
    spins,
    ...(window.chosen < 0 ? {} : { symbol: window.chosen }),
    units: 0,
  });
  const { from, step, most } = feature.times;
  let won = 0;
  for (let spin = 0; spin < spins && wonBefore + won < capUnits; spin += 1) {
    won += playFreeTurn(machine, draw, Math.min(from + step * spin, most), log);
    if (!feature.more) continue;
    const more = Math.min(forCount(feature.more, window.scatters - feature.least), feature.most - spins);
    if (more <= 0) continue;
    spins += more;
    log?.push({ kind: 'free-spins', spins: more, units: 0 });
  }
  window.chosen = -1;
  return won;
}
