import sharp from 'sharp';
import { createPen } from './drawing/pen.ts';
import { FAMILIES } from './casting/motif-book.ts';
import { PALETTES } from './drawing/palettes.ts';
import { createRandom } from './drawing/random.ts';
import { createSheet, svgDocument } from './drawing/svg.ts';
import { WORDS } from './casting/title-words.ts';
import type { Motif } from './motifs/motif.ts';

export const MOTIF_CELL = { width: 150, height: 178 } as const;

/** Every drawing of the book as a small picture, with the words that call it beneath: to be looked at, not to be shipped. */
export async function motifCells(): Promise<Buffer[]> {
  const wordsOf = new Map<Motif, string[]>();
  for (const [word, { motifs }] of WORDS) {
    for (const motif of motifs) wordsOf.set(motif, [...(wordsOf.get(motif) ?? []), word]);
  }
  return Promise.all(
    Object.values(FAMILIES)
      .flat()
      .map(async (motif) => {
        const sheet = createSheet();
        const pen = createPen('soft', PALETTES.marigold, sheet, createRandom('motif sheet'));
        const words = (wordsOf.get(motif) ?? ['(no word)']).join(', ');
        const [first, rest] = [words.slice(0, 24), words.slice(24, 48)];
        const body =
          `<rect width="300" height="356" fill="#24305c"/><g transform="translate(150 135) scale(1.15)">${motif(pen)}</g>` +
          `<text x="150" y="300" font-size="23" fill="#fff" text-anchor="middle">${first}</text>` +
          `<text x="150" y="330" font-size="23" fill="#fff" text-anchor="middle">${rest}</text>`;
        const svg = svgDocument(300, 356, sheet, body);
        return sharp(Buffer.from(svg)).resize({ width: MOTIF_CELL.width }).png().toBuffer();
      }),
  );
}
