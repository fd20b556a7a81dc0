import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import opentype from 'opentype.js';

const resolve = createRequire(import.meta.url).resolve;

const FONT_FILES = {
  slab: '@fontsource/alfa-slab-one/files/alfa-slab-one-latin-400-normal.woff',
  tall: '@fontsource/bebas-neue/files/bebas-neue-latin-400-normal.woff',
  sign: '@fontsource/bungee/files/bungee-latin-400-normal.woff',
  roman: '@fontsource/cinzel-decorative/files/cinzel-decorative-latin-900-normal.woff',
  round: '@fontsource/lilita-one/files/lilita-one-latin-400-normal.woff',
  deco: '@fontsource/righteous/files/righteous-latin-400-normal.woff',
  script: '@fontsource/pacifico/files/pacifico-latin-400-normal.woff',
  tech: '@fontsource/orbitron/files/orbitron-latin-900-normal.woff',
} as const;

export type FontName = keyof typeof FONT_FILES;

/** A drawn stroke in font units scaled to one em, y downwards from the baseline. */
export type Stroke = { type: 'M' | 'L' | 'Q' | 'C' | 'Z'; points: readonly number[] };

export type Line = { strokes: Stroke[]; width: number; top: number; bottom: number };

const loaded = new Map<FontName, opentype.Font>();

function load(name: FontName): opentype.Font {
  const known = loaded.get(name);
  if (known) return known;
  const file = readFileSync(resolve(FONT_FILES[name]));
  const font = opentype.parse(file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength));
  loaded.set(name, font);
  return font;
}

function strokesOf(commands: readonly opentype.PathCommand[], shift: number): Stroke[] {
  return commands.map((command): Stroke => {
    if (command.type === 'Z') return { type: 'Z', points: [] };
    if (command.type === 'C') {
      const { x1, y1, x2, y2, x, y } = command;
      return { type: 'C', points: [x1 + shift, y1, x2 + shift, y2, x + shift, y] };
    }
    if (command.type === 'Q') {
      return { type: 'Q', points: [command.x1 + shift, command.y1, command.x + shift, command.y] };
    }
    return { type: command.type, points: [command.x + shift, command.y] };
  });
}

/** Only what the font can draw; a title in another script leaves nothing, and the caller decides. */
export function drawable(name: FontName, text: string): string {
  const font = load(name);
  const plain = text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[\u2018\u2019]/g, "'");
  const kept = [...plain].filter((char) => char === ' ' || font.charToGlyphIndex(char) > 0);
  return kept.join('').replace(/\s+/g, ' ').trim();
}

export function outline(name: FontName, text: string, tracking = 0): Line {
  const font = load(name);
  const scale = 1 / font.unitsPerEm;
  const strokes: Stroke[] = [];
  let x = 0;
  let previous: opentype.Glyph | undefined;
  for (const char of text) {
    const glyph = font.charToGlyph(char);
    if (previous) x += font.getKerningValue(previous, glyph) * scale + tracking;
    strokes.push(...strokesOf(glyph.getPath(0, 0, 1).commands, x));
    x += (glyph.advanceWidth ?? 0) * scale;
    previous = glyph;
  }
  return { strokes, ...extent(strokes) };
}

/** Bounds by control points: never smaller than the ink, so what fits by this fits for certain. */
export function extent(strokes: readonly Stroke[]): {
  width: number;
  top: number;
  bottom: number;
  left: number;
} {
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const { points } of strokes) {
    for (let i = 0; i + 1 < points.length; i += 2) {
      const x = points[i] ?? 0;
      const y = points[i + 1] ?? 0;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
    }
  }
  return left > right ? { width: 0, top: 0, bottom: 0, left: 0 } : { width: right - left, top, bottom, left };
}
