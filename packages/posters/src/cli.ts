import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { BANNER_SCENES, bannerSvg, leftMenuBannerSvg, modalBannerSvg } from './banner.ts';
import { MOTIF_CELL, motifCells } from './motif-sheet.ts';
import { posterSvg } from './poster.ts';
import { SAMPLES } from './sample-titles.ts';
import { slotLook } from './slot/slot-look.ts';
import { SLOT_CELL, slotCell } from './slot/slot-sheet.ts';

const CELL = { width: 240, height: 320, gap: 12 } as const;
const LOBBY = '#0d1430';

type Picture = { input: Buffer; left: number; top: number };

async function draw(svg: string, width: number): Promise<Buffer> {
  const natural = Number(/viewBox="0 0 (\d+)/.exec(svg)?.[1] ?? 300);
  return sharp(Buffer.from(svg), { density: (72 * width) / natural })
    .resize({ width })
    .png()
    .toBuffer();
}

async function save(out: string, width: number, height: number, pictures: Picture[]): Promise<void> {
  mkdirSync(dirname(out), { recursive: true });
  const canvas = sharp({ create: { width, height, channels: 3, background: LOBBY } });
  writeFileSync(out, await canvas.composite(pictures).png().toBuffer());
  process.stdout.write(`${out}: ${pictures.length} pictures, ${width} x ${height}\n`);
}

async function posterSheet(count: number, from: number, out: string): Promise<void> {
  const columns = Math.min(10, count);
  const pictures: Picture[] = [];
  for (let i = 0; i < count; i += 1) {
    const sample = SAMPLES[(from + i) % SAMPLES.length];
    if (!sample) continue;
    const round = Math.floor((from + i) / SAMPLES.length);
    const input = await draw(posterSvg({ ...sample, seed: `sheet-${round}-${i}` }), CELL.width);
    const left = CELL.gap + (i % columns) * (CELL.width + CELL.gap);
    const top = CELL.gap + Math.floor(i / columns) * (CELL.height + CELL.gap);
    pictures.push({ input, left, top });
  }
  const rows = Math.ceil(count / columns);
  await save(
    out,
    CELL.gap + columns * (CELL.width + CELL.gap),
    CELL.gap + rows * (CELL.height + CELL.gap),
    pictures,
  );
}

async function bannerSheet(out: string): Promise<void> {
  const pictures: Picture[] = [];
  let top = 0;
  for (const scene of BANNER_SCENES) {
    const spec = { seed: `sheet-${scene}`, scene };
    pictures.push({ input: await draw(bannerSvg(spec), 1440), left: 0, top });
    pictures.push({ input: await draw(leftMenuBannerSvg(spec), 400), left: 1460, top });
    pictures.push({ input: await draw(modalBannerSvg(spec), 288), left: 1880, top });
    top += 500;
  }
  await save(out, 2180, top, pictures);
}

async function motifSheet(out: string): Promise<void> {
  const columns = 14;
  const cells = await motifCells();
  const pictures = cells.map((input, i) => ({
    input,
    left: (i % columns) * MOTIF_CELL.width,
    top: Math.floor(i / columns) * MOTIF_CELL.height,
  }));
  const rows = Math.ceil(cells.length / columns);
  await save(out, columns * MOTIF_CELL.width, rows * MOTIF_CELL.height, pictures);
}

/** Windows as models have them, and the symbols that go with each. */
const PLAIN = [1, 2, 3, 4].flatMap((i) => [`high-${i}`, `low-${i}`]);
const WINDOWS = [
  { reels: 5, rows: 3, symbols: [...PLAIN, 'wild', 'scatter'] },
  { reels: 3, rows: 3, symbols: ['high-1', 'high-2', 'high-3', 'low-1', 'low-2', 'low-3', 'wild'] },
  { reels: 5, rows: 4, symbols: [...PLAIN, 'wild', 'scatter', 'bonus'] },
  { reels: 5, rows: 3, symbols: [...PLAIN, 'wild', 'coin'] },
  { reels: 6, rows: 5, symbols: [...PLAIN, 'scatter', 'x2', 'x5', 'x25'] },
  { reels: 6, rows: 4, symbols: [...PLAIN, 'wild', 'scatter'] },
  { reels: 7, rows: 7, symbols: [...PLAIN, 'scatter'] },
] as const;
const SAMPLE_LANGUAGES = ['en', 'en', 'en', 'bn', 'hi'] as const;

/** Opened slots side by side: no two should look like one template. */
async function gameSheet(count: number, from: number, out: string): Promise<void> {
  const slots = SAMPLES.filter(({ category }) => category === 'RNG');
  const columns = Math.min(10, count);
  const [wide, tall] = [SLOT_CELL.width + CELL.gap, SLOT_CELL.height + CELL.gap];
  const pictures: Picture[] = [];
  for (let i = 0; i < count; i += 1) {
    const sample = slots[(from + i) % slots.length];
    const window = WINDOWS[(i * 3) % WINDOWS.length];
    if (!sample || !window) continue;
    const seed = `sheet-${Math.floor((from + i) / slots.length)}-${i}`;
    const language = SAMPLE_LANGUAGES[i % SAMPLE_LANGUAGES.length] ?? 'en';
    const look = slotLook({ ...sample, seed, language }, window.symbols);
    const input = await slotCell(look, window.reels, window.rows, seed);
    pictures.push({
      input,
      left: CELL.gap + (i % columns) * wide,
      top: CELL.gap + Math.floor(i / columns) * tall,
    });
  }
  const rows = Math.ceil(count / columns);
  await save(out, CELL.gap + columns * wide, CELL.gap + rows * tall, pictures);
}

const { values } = parseArgs({
  options: {
    sheet: { type: 'boolean', default: false },
    motifs: { type: 'boolean', default: false },
    banners: { type: 'boolean', default: false },
    games: { type: 'boolean', default: false },
    count: { type: 'string', default: '100' },
    from: { type: 'string', default: '0' },
    out: { type: 'string' },
  },
});

if (values.sheet)
  await posterSheet(Number(values.count), Number(values.from), values.out ?? 'shots/posters.png');
if (values.banners)
  await bannerSheet(values.sheet ? 'shots/banners.png' : (values.out ?? 'shots/banners.png'));
if (values.games) await gameSheet(Number(values.count), Number(values.from), values.out ?? 'shots/games.png');
if (values.motifs) await motifSheet(values.out ?? 'shots/motifs.png');
if (!values.sheet && !values.banners && !values.motifs && !values.games)
  process.stdout.write(
    'Say what to draw: --sheet or --games [--count 100] [--out file.png], --banners or --motifs\n',
  );
