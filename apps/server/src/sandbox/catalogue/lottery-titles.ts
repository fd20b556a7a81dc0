import { DEFAULT_LANGUAGE } from '@maidan/contract/languages.ts';
import { lotteryCode, LOTTERY_KINDS, MOST_HALLS, type LotteryName } from '@maidan/games/lottery/lotteries.ts';
import { manifestOf } from '@maidan/games/lottery/manifests.ts';
import { titleOf, type Title } from '#sandbox/titles/titles.ts';
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

/**
 * One title each for what the titles above leave out, so that every family has its draws by both tables of prizes: every minute, every
 * three and five, and daily. In the order of their numbers, which only grows at its end.
 */
const FIXED_DRAWS: readonly (readonly [title: string, name: LotteryName])[] = [
  ['Daily Five Digits', 'five-daily'],
  ['Five-Minute Fast Five', 'eleven-5'],
  ['Daily Fast Five', 'eleven-daily'],
  ['One-Minute Three Digits', 'three-1'],
  ['Three-Minute Three Digits', 'three-3'],
  ['Five-Minute Three Digits', 'three-5'],
  ['Daily Three Digits', 'three-night'],
  ['Five-Minute Racing Ten', 'pk10-5'],
  ['Daily Racing Ten', 'pk10-daily'],
  ['Three-Minute Fast Three', 'k3-3'],
  ['Five-Minute Fast Three', 'k3-5'],
  ['Daily Fast Three', 'k3-daily'],
  ['Maidan One-Minute Five Digits', 'maidan-five-1'],
  ['Maidan Three-Minute Five Digits', 'maidan-five-3'],
  ['Maidan Five-Minute Five Digits', 'maidan-five-5'],
  ['Maidan One-Minute Fast Five', 'maidan-eleven-1'],
  ['Maidan Three-Minute Fast Five', 'maidan-eleven-3'],
  ['Maidan Five-Minute Fast Five', 'maidan-eleven-5'],
  ['Maidan Daily Fast Five', 'maidan-eleven-daily'],
  ['Maidan One-Minute Three Digits', 'maidan-three-1'],
  ['Maidan Three-Minute Three Digits', 'maidan-three-3'],
  ['Maidan Five-Minute Three Digits', 'maidan-three-5'],
  ['Maidan One-Minute Racing Ten', 'maidan-pk10-1'],
  ['Maidan Three-Minute Racing Ten', 'maidan-pk10-3'],
  ['Maidan Five-Minute Racing Ten', 'maidan-pk10-5'],
  ['Maidan Daily Racing Ten', 'maidan-pk10-daily'],
  ['Maidan One-Minute Fast Three', 'maidan-k3-1'],
  ['Maidan Three-Minute Fast Three', 'maidan-k3-3'],
  ['Maidan Five-Minute Fast Three', 'maidan-k3-5'],
  ['Maidan Daily Fast Three', 'maidan-k3-daily'],
];

export type FixedDraw = { title: Title; category: 'LOTT' | 'ELOTT'; engine: string; figures: Figures };
export const fixedDraws = (): FixedDraw[] =>
  FIXED_DRAWS.map(([kind, name]) => {
    const engine = lotteryCode(name);
    const manifest = manifestOf(engine);
    if (!manifest) throw new Error(`no lottery draws ${kind}`);
    const { mode } = LOTTERY_KINDS[name];
    return {
      title: titleOf((grammar) => grammar.kind('fixedDraws', kind)),
      category: mode === 'LOTT' ? 'LOTT' : 'ELOTT',
      engine,
      figures: figuresOf(manifest),
    };
  });

/** Each title has a hall of its own, so that no two show the same numbers. */
export function lotteryPlayerOf(title: Title, index: number): { engine: string; figures: Figures } | null {
  const [, name] = DRAWN_BY.find(([ending]) => ending.test(title[DEFAULT_LANGUAGE])) ?? [];
  const engine = name && lotteryCode(name, (index % MOST_HALLS) + 1);
  const manifest = engine && manifestOf(engine);
  return engine && manifest ? { engine, figures: figuresOf(manifest) } : null;
}
