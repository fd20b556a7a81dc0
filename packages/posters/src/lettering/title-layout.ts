import { drawable, extent, measure, outline, type FontName, type Measure, type Stroke } from './fonts.ts';
import { num } from '#drawing/svg.ts';

export type Box = { x: number; y: number; w: number; h: number };

/** How the block of lines is bent: nothing, up or down like an arch, a flag in the wind, a lens, a stair. */
export type Warp = 'none' | 'arch' | 'smile' | 'flag' | 'bulge' | 'rise' | 'taper';

export type TitleStyle = {
  font: FontName;
  /** Every line as wide as the block, as on a wall poster; otherwise one size for all lines. */
  justified: boolean;
  upper: boolean;
  tracking: number;
  leading: number;
  slant: number;
  maxLines: number;
  align: 'centre' | 'left';
};

export type Lettered = { d: string; box: Box; lines: number };

const LONGEST_TITLE = 48;

/** Every way to cut the words into at most `most` lines, in reading order. */
function breakings(words: readonly string[], most: number): string[][] {
  const out: string[][] = [];
  const cuts = Math.max(0, words.length - 1);
  for (let mask = 0; mask < 1 << cuts; mask += 1) {
    const lines: string[] = [words[0] ?? ''];
    for (let i = 0; i < cuts; i += 1) {
      const word = words[i + 1] ?? '';
      if (mask & (1 << i)) lines.push(word);
      else lines[lines.length - 1] += ` ${word}`;
    }
    if (lines.length <= most) out.push(lines);
  }
  return out;
}

type Placed = Measure & { text: string };

type Fit = { lines: Placed[]; sizes: number[]; gap: number; score: number };

/** Short lines of a wall poster grow towards the full width, as far as the height allows. */
const GROWTHS = [1.8, 1.6, 1.4, 1.2, 1] as const;

function fitLines(lines: Placed[], box: Box, style: TitleStyle): Fit {
  const base = box.w / Math.max(...lines.map((line) => line.width));
  const weigh = (sizes: readonly number[]) => {
    const heights = lines.map((line, i) => (line.bottom - line.top) * (sizes[i] ?? 0));
    const ink = heights.reduce((sum, height) => sum + height, 0);
    return { heights, gaps: (ink / lines.length) * style.leading * (lines.length - 1), ink };
  };
  const grown = (most: number) => lines.map((line) => Math.min(box.w / line.width, base * most));
  const tries = style.justified ? GROWTHS : ([1] as const);
  const candidates = tries.map(grown);
  const fitting = candidates.find((sizes) => weigh(sizes).ink + weigh(sizes).gaps <= box.h);
  const chosen = fitting ?? grown(1);
  const shrink = Math.min(1, box.h / (weigh(chosen).ink + weigh(chosen).gaps));
  const sizes = chosen.map((size) => size * shrink);
  const { heights, gaps } = weigh(sizes);
  const area = lines.reduce((sum, line, i) => sum + (heights[i] ?? 0) * line.width * (sizes[i] ?? 0), 0);
  const score = Math.min(...sizes) * (1 + (0.5 * area) / (box.w * box.h));
  return { lines, sizes, gap: gaps / Math.max(1, lines.length - 1), score };
}

function bestFit(text: string, box: Box, style: TitleStyle): Fit {
  const words = text.split(' ');
  while (words.length > 7) words.splice(-2, 2, words.slice(-2).join(' '));
  const known = new Map<string, Placed>();
  const lineOf = (line: string): Placed => {
    const found = known.get(line) ?? { text: line, ...measure(style.font, line, style.tracking) };
    known.set(line, found);
    return found;
  };
  let best: Fit | undefined;
  for (const lines of breakings(words, style.maxLines)) {
    const fit = fitLines(lines.map(lineOf), box, style);
    if (!best || fit.score > best.score) best = fit;
  }
  return best ?? fitLines([lineOf(text)], box, style);
}

function setLines(fit: Fit, style: TitleStyle): Stroke[] {
  const strokes: Stroke[] = [];
  let y = 0;
  fit.lines.forEach((line, i) => {
    const size = fit.sizes[i] ?? 1;
    const left = line.left * size;
    const shift = style.align === 'centre' ? -left - (line.width * size) / 2 : -left;
    const baseline = y - line.top * size;
    strokes.push(
      ...mapStrokes(outline(style.font, line.text, style.tracking).strokes, (px, py) => [
        px * size + shift - py * size * style.slant,
        py * size + baseline,
      ]),
    );
    y += (line.bottom - line.top) * size + fit.gap;
  });
  return strokes;
}

function mapStrokes(
  strokes: readonly Stroke[],
  move: (x: number, y: number) => readonly [number, number],
): Stroke[] {
  return strokes.map(({ type, points }) => {
    const moved: number[] = [];
    for (let i = 0; i + 1 < points.length; i += 2) moved.push(...move(points[i] ?? 0, points[i + 1] ?? 0));
    return { type, points: moved };
  });
}

function bend(strokes: readonly Stroke[], warp: Warp): Stroke[] {
  if (warp === 'none') return [...strokes];
  const { left, top, width, bottom } = extent(strokes);
  const height = bottom - top;
  const middle = left + width / 2;
  return mapStrokes(strokes, (x, y) => {
    const u = (x - middle) / (width / 2);
    const v = (y - top) / height;
    const lift = Math.min(width * 0.11, height * 0.5);
    if (warp === 'arch') return [x, y + lift * u * u];
    if (warp === 'smile') return [x, y - lift * u * u * 0.8];
    if (warp === 'flag') return [x, y + lift * 0.45 * Math.sin(u * Math.PI)];
    if (warp === 'bulge') return [x, top + height * (0.5 + (v - 0.5) * (1.28 - 0.36 * u * u))];
    if (warp === 'rise') return [x, y - u * lift * 0.9];
    return [middle + (x - middle) * (0.8 + 0.2 * v), y];
  });
}

const toPath = (strokes: readonly Stroke[]): string =>
  strokes.map(({ type, points }) => type + points.map(num).join(' ')).join('');

/** Sets a title as outlines inside the box. Whatever the words, the ink never leaves the box. */
export function setTitle(title: string, fallback: string, box: Box, style: TitleStyle, warp: Warp): Lettered {
  const cut = title.length > LONGEST_TITLE ? `${title.slice(0, LONGEST_TITLE - 1).trimEnd()}.` : title;
  const known = drawable(style.font, cut) || drawable(style.font, fallback) || 'M';
  const text = style.upper ? known.toUpperCase() : known;
  const fit = bestFit(text, box, style);
  const strokes = bend(setLines(fit, style), warp);
  const { left, top, width, bottom } = extent(strokes);
  const scale = Math.min(box.w / width, box.h / (bottom - top));
  const w = width * scale;
  const h = (bottom - top) * scale;
  const x = style.align === 'centre' ? box.x + (box.w - w) / 2 : box.x;
  const y = box.y + (box.h - h) / 2;
  const placed = mapStrokes(strokes, (px, py) => [x + (px - left) * scale, y + (py - top) * scale]);
  return { d: toPath(placed), box: { x, y, w, h }, lines: fit.lines.length };
}
