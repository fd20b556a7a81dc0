import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { inflateSync } from 'node:zlib';
import { Blob, Buffer as TextBuffer, Face, Font, shape } from 'harfbuzzjs';

const resolve = createRequire(import.meta.url).resolve;

/** Hands that stand beside the Latin ones: a heavy roman, a round one, a playful one, a brush and a square one. */
export type JoinedHand = 'serif' | 'round' | 'play' | 'brush' | 'square';

/** Scripts whose letters join and change places. A further one is a line here, with its faces. */
const SCRIPTS = {
  bengali: {
    letters: '\\u0980-\\u09ff',
    faces: {
      serif: '@fontsource/noto-serif-bengali/files/noto-serif-bengali-bengali-900-normal.woff',
      round: '@fontsource/baloo-da-2/files/baloo-da-2-bengali-800-normal.woff',
      play: '@fontsource/atma/files/atma-bengali-700-normal.woff',
      brush: '@fontsource/galada/files/galada-bengali-400-normal.woff',
      square: '@fontsource/mina/files/mina-bengali-700-normal.woff',
    },
  },
  devanagari: {
    letters: '\\u0900-\\u0963\\u0966-\\u097f',
    faces: {
      serif: '@fontsource/noto-serif-devanagari/files/noto-serif-devanagari-devanagari-900-normal.woff',
      round: '@fontsource/baloo-2/files/baloo-2-devanagari-800-normal.woff',
      play: '@fontsource/tillana/files/tillana-devanagari-800-normal.woff',
      brush: '@fontsource/kalam/files/kalam-devanagari-700-normal.woff',
      square: '@fontsource/teko/files/teko-devanagari-700-normal.woff',
    },
  },
} as const satisfies Record<string, { letters: string; faces: Record<JoinedHand, string> }>;

/** Dandas are shared by these scripts; what joins and what does not (ZWJ, ZWNJ) belongs to a run as well. */
const SIGNS = '\\u0964\\u0965\\u200c\\u200d';

/** A run of one such script with its signs. */
export const JOINED_RUN = new RegExp(
  Object.values(SCRIPTS)
    .map(({ letters }) => `[${letters}${SIGNS}]+`)
    .join('|'),
  'u',
);

const facesOf = (run: string): Readonly<Record<JoinedHand, string>> =>
  Object.values(SCRIPTS).find(({ letters }) => new RegExp(`[${letters}]`, 'u').test(run))?.faces ??
  SCRIPTS.bengali.faces;

/** A command of the outline, in units of one em, y downwards from the baseline. */
export type JoinedStroke = { type: 'M' | 'L' | 'Q' | 'C' | 'Z'; points: readonly number[] };
export type Shaped = { strokes: JoinedStroke[]; advance: number; whole: boolean };

const loaded = new Map<string, { font: Font; unit: number }>();

function load(hand: JoinedHand, run: string): { font: Font; unit: number } {
  const file = facesOf(run)[hand];
  const known = loaded.get(file);
  if (known) return known;
  const face = new Face(new Blob(plainFont(readFileSync(resolve(file)))));
  const made = { font: new Font(face), unit: face.upem };
  loaded.set(file, made);
  return made;
}

/**
 * Such letters change places and shapes beside each other: vowels that are written before what they follow, conjuncts,
 * signs above and below. HarfBuzz sets them as every browser does; the outlines are then drawn like any other.
 */
export function shapeJoined(hand: JoinedHand, run: string): Shaped {
  const { font, unit } = load(hand, run);
  const buffer = new TextBuffer();
  buffer.addText(run);
  buffer.guessSegmentProperties();
  shape(font, buffer);
  const strokes: JoinedStroke[] = [];
  let [x, whole] = [0, true];
  for (const { codepoint, xAdvance = 0, xOffset = 0, yOffset = 0 } of buffer.getGlyphInfosAndPositions()) {
    if (codepoint === 0) whole = false;
    for (const { type, values } of font.glyphToJson(codepoint))
      strokes.push({
        type: type as JoinedStroke['type'],
        points: values.map((value, i) => (i % 2 === 0 ? x + xOffset + value : -value - yOffset) / unit),
      });
    x += xAdvance;
  }
  return { strokes, advance: x / unit, whole };
}

const HEADER = 44;
const ENTRY = 20;

/** WOFF is a font whose tables are packed one by one; HarfBuzz reads them unpacked. */
function plainFont(woff: Buffer): Uint8Array {
  const count = woff.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, i) => {
    const at = HEADER + i * ENTRY;
    const [offset, packed, length] = [4, 8, 12].map((step) => woff.readUInt32BE(at + step)) as [
      number,
      number,
      number,
    ];
    const bytes = woff.subarray(offset, offset + packed);
    return {
      head: woff.subarray(at, at + 4),
      sum: woff.subarray(at + 16, at + 20),
      data: packed < length ? inflateSync(bytes) : bytes,
    };
  });
  const directory = Buffer.alloc(12 + 16 * count);
  woff.copy(directory, 0, 4, 8);
  directory.writeUInt16BE(count, 4);
  let place = directory.length;
  const parts: Buffer[] = [directory];
  tables.forEach(({ head, sum, data }, i) => {
    const at = 12 + 16 * i;
    head.copy(directory, at);
    sum.copy(directory, at + 4);
    directory.writeUInt32BE(place, at + 8);
    directory.writeUInt32BE(data.length, at + 12);
    const padded = Buffer.concat([data, Buffer.alloc((4 - (data.length % 4)) % 4)]);
    parts.push(padded);
    place += padded.length;
  });
  return Buffer.concat(parts);
}
