import type { Sea } from '../species.ts';

export type Waters = {
  readonly sea: Sea;
  /** Of the water; from the cover of the title. */
  readonly hue: number;
  readonly isNight: boolean;
  readonly width: number;
  readonly height: number;
  /** Where the water begins. */
  readonly surface: number;
};

export type Palette = {
  sky: readonly [string, string];
  light: string;
  bank: string;
  far: string;
  water: readonly string[];
  bed: string;
  bedLow: string;
  plant: string;
  stone: string;
};

export function paletteOf({ hue, isNight, sea }: Waters): Palette {
  const bed = sea === 'river' ? 70 : 85;
  return isNight
    ? {
        sky: [`oklch(0.2 0.06 ${hue + 45})`, `oklch(0.46 0.09 ${hue + 80})`],
        light: 'oklch(0.96 0.05 95)',
        bank: `oklch(0.17 0.04 ${hue})`,
        far: `oklch(0.29 0.06 ${hue + 30})`,
        water: [
          `oklch(0.6 0.1 ${hue})`,
          `oklch(0.43 0.1 ${hue + 8})`,
          `oklch(0.27 0.07 ${hue + 18})`,
          `oklch(0.18 0.05 ${hue + 28})`,
        ],
        bed: `oklch(0.4 0.05 ${bed})`,
        bedLow: `oklch(0.22 0.04 ${bed})`,
        plant: `oklch(0.42 0.1 ${sea === 'river' ? 145 : 20})`,
        stone: `oklch(0.38 0.06 45)`,
      }
    : {
        sky: [`oklch(0.82 0.07 ${hue + 30})`, 'oklch(0.95 0.06 80)'],
        light: 'oklch(0.99 0.05 95)',
        bank: `oklch(0.52 0.1 ${hue - 50})`,
        far: `oklch(0.7 0.07 ${hue - 20})`,
        water: [
          `oklch(0.88 0.08 ${hue})`,
          `oklch(0.76 0.11 ${hue + 6})`,
          `oklch(0.6 0.12 ${hue + 14})`,
          `oklch(0.46 0.1 ${hue + 22})`,
        ],
        bed: `oklch(0.78 0.07 ${bed})`,
        bedLow: `oklch(0.58 0.07 ${bed})`,
        plant: `oklch(0.55 0.13 ${sea === 'river' ? 145 : 25})`,
        stone: `oklch(0.58 0.09 45)`,
      };
}

/** From the first colour down to the last. */
export function shadeOf(
  pen: CanvasRenderingContext2D,
  top: number,
  low: number,
  colours: readonly string[],
): CanvasGradient {
  const made = pen.createLinearGradient(0, top, 0, low);
  colours.forEach((colour, index) => made.addColorStop(index / (colours.length - 1), colour));
  return made;
}
