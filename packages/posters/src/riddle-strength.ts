/**
 * `npx tsx packages/posters/src/riddle-strength.ts [pictures]`: how many of our captcha pictures tesseract reads (T22). It cleans
 * them first, as somebody who wanted in would, and it knows the letters, their number and where they stand.
 */
import { execFileSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { RIDDLE_ALPHABET, riddlePicture, riddleText } from './riddle.ts';

type Cleaning = (picture: Sharp) => Sharp;
const CLEANINGS: Record<string, Cleaning> = {
  'as it is': (picture) => picture,
  'pale strokes gone': (picture) => picture.threshold(110),
  'thin strokes gone': (picture) => picture.median(5).threshold(120),
  'thin strokes gone, blurred': (picture) => picture.median(9).blur(1.5),
};
/** The whole line at once, one word, and each letter cut out for itself. */
const READINGS = { line: 7, word: 8, letters: 10 } as const;

type Riddle = { text: string; picture: Buffer };

function assertTesseract(): void {
  try {
    execFileSync('tesseract', ['--version'], { stdio: 'ignore' });
  } catch {
    process.stderr.write(
      'This measurement needs tesseract: apt-get install tesseract-ocr, then once more.\n',
    );
    process.exit(1);
  }
}

async function cleaned({ picture, text }: Riddle, clean: Cleaning, cut: boolean): Promise<Buffer[]> {
  const whole = await clean(sharp(picture).greyscale()).png().toBuffer();
  if (!cut) return [await framed(sharp(whole))];
  const { width, height } = await sharp(whole).metadata();
  const [edge, cell] = [(width * 12) / 220, (width * 196) / 220 / text.length];
  return Promise.all(
    Array.from(text, (_, index) => {
      const left = Math.round(edge + cell * index);
      return framed(sharp(whole).extract({ left, top: 0, width: Math.floor(cell), height }));
    }),
  );
}

/** Tesseract reads nothing that touches the edge. */
const framed = (picture: Sharp) =>
  picture.extend({ top: 20, bottom: 20, left: 20, right: 20, background: '#fff' }).png().toBuffer();

/** One process for all of them: it takes a list of files, and parts what it read with form feeds. */
function readAll(folder: string, pictures: Buffer[], mode: number): string[] {
  const files = pictures.map((picture, index) => {
    const file = join(folder, `${index}.png`);
    writeFileSync(file, picture);
    return file;
  });
  const list = join(folder, 'list.txt');
  writeFileSync(list, files.join('\n'));
  const options = ['--psm', String(mode), '-c', `tessedit_char_whitelist=${RIDDLE_ALPHABET}`];
  const read = execFileSync('tesseract', [list, 'stdout', ...options], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    maxBuffer: 2 ** 26,
  });
  return read.split('\f').map((page) => page.replace(/\s/g, ''));
}

async function main(count: number): Promise<void> {
  assertTesseract();
  const folder = mkdtempSync(join(tmpdir(), 'maidan-captcha-'));
  try {
    const riddles: Riddle[] = [];
    while (riddles.length < count) {
      const text = riddleText((bound) => randomInt(bound));
      riddles.push({ text, picture: await riddlePicture(text, (bound) => randomInt(bound)) });
    }
    for (const [cleaning, clean] of Object.entries(CLEANINGS))
      for (const [reading, mode] of Object.entries(READINGS)) {
        const cut = reading === 'letters';
        const parts = await Promise.all(riddles.map((riddle) => cleaned(riddle, clean, cut)));
        const pages = readAll(folder, parts.flat(), mode);
        const each = parts[0]?.length ?? 1;
        const solved = riddles.filter(
          ({ text }, index) => pages.slice(index * each, (index + 1) * each).join('') === text,
        );
        const percent = ((solved.length / count) * 100).toFixed(1);
        process.stdout.write(`${cleaning}, by ${reading}: ${solved.length} of ${count} (${percent} %)\n`);
      }
  } finally {
    rmSync(folder, { recursive: true });
  }
}

await main(Number(process.argv[2] ?? 200));
