export type Bar = { x: number; y: number; width: number; height: number; gain: boolean };

/** A line across the drawing, and the value it stands for. */
export type Tick = { value: number; y: number };

const MOST_STEPS = 4;

/** Round values that lie within what is drawn, nought among them: one, two or five of some power of ten apart. */
function ticksOf(top: number, bottom: number, unit: number): number[] {
  const least = Math.max((top - bottom) / MOST_STEPS, unit);
  const power = 10 ** Math.floor(Math.log10(least));
  const step = ([1, 2, 5].find((times) => times * power >= least) ?? 10) * power;
  const [from, to] = [Math.ceil(bottom / step), Math.floor(top / step)];
  return Array.from({ length: to - from + 1 }, (_, index) => (from + index) * step);
}

/** Height of the drawing, and the room a nought takes so that it can still be seen. */
export const CHART = { width: 720, height: 220, least: 1.5 } as const;

/**
 * One bar for each value: above the line what was won, below it what was lost. `zero` is where the line lies; values on the axis
 * are at least a `unit` apart.
 */
export function barsOf(values: readonly number[], unit = 1): { bars: Bar[]; zero: number; ticks: Tick[] } {
  const [top, bottom] = [Math.max(0, ...values), Math.min(0, ...values)];
  const scale = CHART.height / (top - bottom || 1);
  const zero = top === 0 && bottom === 0 ? CHART.height / 2 : top * scale;
  const step = CHART.width / Math.max(values.length, 1);
  const bars = values.map((value, index) => {
    const height = Math.max(Math.abs(value) * scale, value === 0 ? 0 : CHART.least);
    return {
      x: index * step + step * 0.15,
      y: value >= 0 ? zero - height : zero,
      width: step * 0.7,
      height,
      gain: value >= 0,
    };
  });
  return {
    bars,
    zero,
    ticks: ticksOf(top, bottom, unit).map((value) => ({ value, y: zero - value * scale })),
  };
}
