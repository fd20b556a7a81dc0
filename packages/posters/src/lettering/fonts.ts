import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { parse, type Font, type PathCommand } from 'opentype.js';
import { JOINED_RUN, shapeJoined, type JoinedHand } from './joined-letters.ts';

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

/** Which hand of a joined script a Latin one is answered by. */
const JOINED: Readonly<Record<FontName, JoinedHand>> = {
  slab: 'serif',
  tall: 'square',
  sign: 'round',
  roman: 'serif',
  round: 'round',
  deco: 'play',
  script: 'brush',
  tech: 'square',
};

/** Latin goes letter by letter; a word of Bengali or Devanagari is one piece, because its letters join. */
const PIECES = new RegExp(`${JOINED_RUN.source}|.`, 'gsu');
const piecesOf = (text: string): string[] => text.match(PIECES) ?? [];

/** A drawn stroke in font units scaled to one em, y downwards from the baseline. */
export type Stroke = { type: 'M' | 'L' | 'Q' | 'C' | 'Z'; points: readonly number[] };

export type Line = { strokes: Stroke[]; left: number; width: number; top: number; bottom: number };

const loaded = new Map<FontName, Font>();

function load(name: FontName): Font {
  const known = loaded.get(name);
  if (known) return known;
  const file = readFileSync(resolve(FONT_FILES[name]));
  const font = parse(file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength));
  loaded.set(name, font);
  return font;
}

function strokesOf(commands: readonly PathCommand[], shift: number): Stroke[] {
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
  const kept = piecesOf(text.normalize('NFC')).map((piece) => {
    if (!JOINED_RUN.test(piece)) return drawableLatin(name, piece);
    return shapeJoined(JOINED[name], piece).whole ? piece : '';
  });
  return kept.join('').replace(/\s+/g, ' ').trim();
}

function drawableLatin(name: FontName, piece: string): string {
  const font = load(name);
  const plain = piece
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[\u2018\u2019]/g, "'");
  return Array.from(plain)
    .filter((char) => char === ' ' || font.charToGlyphIndex(char) > 0)
    .join('');
}

type Cut = { strokes: Stroke[]; advance: number; left: number; right: number; top: number; bottom: number };

/** Glyphs and kerning pairs are read from the font once: titles share a small alphabet. */
const cuts = new Map<string, Cut>();
const pairs = new Map<string, number>();

function cutOf(name: FontName, char: string): Cut {
  // Words are many, letters are few: only the latter are kept.
  if (JOINED_RUN.test(char)) return measured(shapeJoined(JOINED[name], char));
  const key = `${name}${char}`;
  const known = cuts.get(key);
  if (known) return known;
  const font = load(name);
  const glyph = font.charToGlyph(char);
  const cut = measured({
    strokes: strokesOf(glyph.getPath(0, 0, 1).commands, 0),
    advance: (glyph.advanceWidth ?? 0) / font.unitsPerEm,
  });
  cuts.set(key, cut);
  return cut;
}

function measured({ strokes, advance }: Pick<Cut, 'strokes' | 'advance'>): Cut {
  const { left, width, top, bottom } = extent(strokes);
  return { strokes, advance, left, right: left + width, top, bottom };
}

function kern(name: FontName, before: string, after: string): number {
  if (JOINED_RUN.test(before) || JOINED_RUN.test(after)) return 0;
  const key = `${name}${before}${after}`;
  const known = pairs.get(key);
  if (known !== undefined) return known;
  const font = load(name);
  const value = font.getKerningValue(font.charToGlyph(before), font.charToGlyph(after)) / font.unitsPerEm;
  pairs.set(key, value);
  return value;
}

/** Where each glyph of a line stands, in ems from its start. */
function setGlyphs(name: FontName, text: string, tracking: number): { cut: Cut; x: number }[] {
  let x = 0;
  let before = '';
  return piecesOf(text).map((char) => {
    const cut = cutOf(name, char);
    if (before !== '') x += kern(name, before, char) + tracking;
    const place = { cut, x };
    x += cut.advance;
    before = char;
    return place;
  });
}

export type Measure = { left: number; width: number; top: number; bottom: number };

/** The extent of a line without drawing it: the search for the best breaks asks this many times. */
export function measure(name: FontName, text: string, tracking = 0): Measure {
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const { cut, x } of setGlyphs(name, text, tracking)) {
    if (cut.strokes.length === 0) continue;
    left = Math.min(left, x + cut.left);
    right = Math.max(right, x + cut.right);
    top = Math.min(top, cut.top);
    bottom = Math.max(bottom, cut.bottom);
  }
  return left > right ? { left: 0, width: 0, top: 0, bottom: 0 } : { left, width: right - left, top, bottom };
}

const shifted = (strokes: readonly Stroke[], by: number): Stroke[] =>
  strokes.map(({ type, points }) => ({
    type,
    points: points.map((value, i) => (i % 2 === 0 ? value + by : value)),
  }));

export function outline(name: FontName, text: string, tracking = 0): Line {
  const strokes = setGlyphs(name, text, tracking).flatMap(({ cut, x }) => shifted(cut.strokes, x));
  return { strokes, ...measure(name, text, tracking) };
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
