import type { SlotModel } from '#slots/model/model.ts';
import { symbolWith, type Chances } from './chances.ts';

/**
 * What one window pays on average, from the chances of its places alone. Written from the rules as a player reads them
 * and apart from the engine's evaluation on purpose, so that one proves the other.
 */
export function windowReturn(model: SlotModel, chances: Chances, view: View = {}): number {
  if (model.pays.by === 'lines') return model.pays.lines.length * lineReturn(model, chances, view);
  if (model.pays.by === 'ways') return waysReturn(model, chances);
  throw new RangeError(`${model.code}: windows that tumble are simulated`);
}

/** A symbol that does not pay on lines, because it is the chosen one. */
type View = { readonly without?: number };

const unitsOf = (model: SlotModel, symbol: number, count: number): number =>
  (model.symbols[symbol]?.role === undefined ? model.symbols[symbol]?.pays?.[count - 3] : 0) ?? 0;

/**
 * Walks all lines that can still win, symbol by symbol: places of one line are on different reels, so they are
 * independent. `open` are the symbols that have been met, or stood for, on every reel so far.
 */
function lineReturn(model: SlotModel, chances: Chances, { without = -1 }: View): number {
  const wild = symbolWith(model, 'wild');
  const everything = model.symbols.map((_, symbol) => symbol).filter((symbol) => symbol !== wild);
  const unitsOfRun = (run: readonly number[], symbol: number) => {
    const isShown = run.includes(symbol);
    if (symbol === without && isShown) return 0;
    return (
      unitsOf(model, symbol, run.length) *
      (isShown && run.includes(wild) ? (model.features.wildTimes ?? 1) : 1)
    );
  };
  const walk = (line: readonly number[], open: readonly number[], best: number): number => {
    const sofar = Math.max(best, ...open.map((symbol) => unitsOfRun(line, symbol)));
    const reel = chances[line.length];
    if (!reel || open.length === 0) return sofar;
    return reel.reduce((sum, chance, shown) => {
      if (chance === 0) return sum;
      const still = shown === wild ? open : open.filter((symbol) => symbol === shown);
      return sum + chance * (still.length === 0 ? sofar : walk([...line, shown], still, bestClosed(shown)));
    }, 0);
    // What the symbols that end here would pay alone.
    function bestClosed(shown: number): number {
      const closed = shown === wild ? [] : open.filter((symbol) => symbol !== shown);
      return Math.max(best, 0, ...closed.map((symbol) => unitsOfRun(line, symbol)));
    }
  };
  return walk([], everything, 0);
}

/** Reels are independent: ways multiply, and the run ends on the first reel that shows neither symbol nor wild. */
function waysReturn(model: SlotModel, chances: Chances): number {
  const wild = symbolWith(model, 'wild');
  const wildTimes = model.features.wildTimes ?? 1;
  const { reels, rows } = model;
  let total = 0;
  for (const symbol of model.symbols.keys()) {
    const mean = chances.map((reel) => rows * ((reel[symbol] ?? 0) + wildTimes * (reel[wild] ?? 0)));
    const none = chances.map((reel) => (1 - (reel[symbol] ?? 0) - (reel[wild] ?? 0)) ** rows);
    for (let count = 3; count <= reels; count += 1) {
      const ways = mean.slice(0, count).reduce((product, one) => product * one, 1);
      total += unitsOf(model, symbol, count) * ways * (none[count] ?? 1);
    }
  }
  return total;
}
