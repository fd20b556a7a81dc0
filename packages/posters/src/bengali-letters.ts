import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { inflateSync } from 'node:zlib';
import { Blob, Buffer as TextBuffer, Face, Font, shape } from 'harfbuzzjs';

const resolve = createRequire(import.meta.url).resolve;

/** Bengali hands that stand beside the Latin ones: a heavy roman, a round one, a playful one, a brush and a square one. */
const FONT_FILES = {
  serif: '@fontsource/noto-serif-bengali/files/noto-serif-bengali-bengali-900-normal.woff',
  round: '@fontsource/baloo-da-2/files/baloo-da-2-bengali-800-normal.woff',
  play: '@fontsource/atma/files/atma-bengali-700-normal.woff',
  brush: '@fontsource/galada/files/galada-bengali-400-normal.woff',
  square: '@fontsource/mina/files/mina-bengali-700-normal.woff',
} as const;

export type BengaliHand = keyof typeof FONT_FILES;

/** A run of the script with its signs; what joins and what does not (ZWJ, ZWNJ) belongs to it. */
export const BENGALI_RUN = /[\u0980-\u09ff\u0964\u0965\u200c\u200d]+/u;

/** A command of the outline, in units of one em, y downwards from the baseline. */
export type BengaliStroke = { type: 'M' | 'L' | 'Q' | 'C' | 'Z'; points: readonly number[] };
export type Shaped = { strokes: BengaliStroke[]; advance: number; whole: boolean };

const loaded = new Map<BengaliHand, { font: Font; unit: number }>();

function load(hand: BengaliHand): { font: Font; unit: number } {
  const known = loaded.get(hand);
  if (known) return known;
  const face = new Face(new Blob(plainFont(readFileSync(resolve(FONT_FILES[hand])))));
  const made = { font: new Font(face), unit: face.upem };
  loaded.set(hand, made);
  return made;
}

/**
 * Letters of Bengali change places and shapes beside each other: vowels that are written before what they follow,
 * conjuncts, signs above and below. HarfBuzz sets them as every browser does; the outlines are then drawn like any other.
 */
export function shapeBengali(hand: BengaliHand, run: string): Shaped {
  const { font, unit } = load(hand);
  const buffer = new TextBuffer();
  buffer.addText(run);
  buffer.guessSegmentProperties();
  shape(font, buffer);
  const strokes: BengaliStroke[] = [];
  let [x, whole] = [0, true];
  for (const { codepoint, xAdvance = 0, xOffset = 0, yOffset = 0 } of buffer.getGlyphInfosAndPositions()) {
    if (codepoint === 0) whole = false;
    for (const { type, values } of font.glyphToJson(codepoint))
      strokes.push({
        type: type as BengaliStroke['type'],
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
