import { DEFAULT_LANGUAGE } from '@maidan/contract/languages.ts';
import { lotteryCode, MOST_HALLS, type LotteryName } from '@maidan/games/lottery/lotteries.ts';
import { manifestOf } from '@maidan/games/lottery/manifests.ts';
import type { Title } from '#sandbox/titles/titles.ts';
import { figuresOf, type Figures } from './figures.ts';

/** Which draws a title has, by how it ends. */
const DRAWN_BY: readonly (readonly [ending: RegExp, name: LotteryName])[] = [
  [/One-Minute Draw$/, 'five-1'],
  [/Three-Minute Draw$/, 'five-3'],
  [/Five-Minute Draw$/, 'five-5'],
  [/Fast Three$/, 'k3-1'],
  [/Fast Five$/, 'eleven-1'],
  [/Lucky Ten$/, 'pk10-3'],
  [/Happy Eight$/, 'eleven-3'],
  [/Racing Ten$/, 'pk10-1'],
  [/4D$/, 'sea-4d'],
  [/3D$/, 'sea-3d'],
  [/2D$/, 'sea-2d'],
  [/Daily Board$/, 'sea-daily'],
  [/Northern Board$/, 'north-daily'],
  [/Central Board$/, 'central-daily'],
  [/Southern Board$/, 'south-daily'],
  [/Hourly Board$/, 'north-hourly'],
  [/Daily Draw$/, 'three-daily'],
  [/Evening Draw$/, 'five-evening'],
  [/Weekly Draw$/, 'eleven-weekly'],
  [/Morning Draw$/, 'three-morning'],
];

/** Each title has a hall of its own, so that no two show the same numbers. */
export function lotteryPlayerOf(title: Title, index: number): { engine: string; figures: Figures } | null {
  const [, name] = DRAWN_BY.find(([ending]) => ending.test(title[DEFAULT_LANGUAGE])) ?? [];
  const engine = name && lotteryCode(name, (index % MOST_HALLS) + 1);
  const manifest = engine && manifestOf(engine);
  return engine && manifest ? { engine, figures: figuresOf(manifest) } : null;
}
