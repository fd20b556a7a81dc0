import sharp from 'sharp';
import { createRandom } from '#drawing/random.ts';
import type { DrawnLook } from './slot-look.ts';

export const SLOT_CELL = { width: 360, height: 560 } as const;

const png = (svg: string, width: number, height: number): Promise<Buffer> =>
  sharp(Buffer.from(svg), { density: 72 * Math.max(1, (2 * width) / 120) })
    .resize({ width, height, fit: 'fill' })
    .png()
    .toBuffer();

type Layer = { input: Buffer; left: number; top: number };

/** What `border-image` does: corners as they are, sides stretched. */
async function framed(look: DrawnLook, width: number, height: number, border: number): Promise<Layer[]> {
  const size = border * 3;
  const source = await png(look.frame.picture, size, size);
  const spans = [
    [0, border],
    [border, border],
    [2 * border, border],
  ] as const;
  const layers: Layer[] = [];
  for (const [column, [x, w]] of spans.entries())
    for (const [row, [y, h]] of spans.entries()) {
      if (row === 1 && column === 1) continue;
      const part = await sharp(source).extract({ left: x, top: y, width: w, height: h }).toBuffer();
      const wide = column === 1 ? width - 2 * border : border;
      const tall = row === 1 ? height - 2 * border : border;
      const left = [0, border, width - border][column] ?? 0;
      const top = [0, border, height - border][row] ?? 0;
      layers.push({
        input: await sharp(part).resize({ width: wide, height: tall, fit: 'fill' }).toBuffer(),
        left,
        top,
      });
    }
  return layers;
}

/** An opened game as a phone shows it before the first spin: to be looked at, not to be shipped. */
export async function slotCell(look: DrawnLook, reels: number, rows: number, seed: string): Promise<Buffer> {
  const { width, height } = SLOT_CELL;
  const rng = createRandom(seed);
  const place = Math.floor(Math.min(322 / reels, 272 / rows));
  const [w, h] = [place * reels, place * rows];
  const [left, top] = [Math.round((width - w) / 2), Math.round(116 + (276 - h) / 2)];
  const border = Math.min(40, Math.max(8, Math.round((place * look.frame.width) / 100) + 6));
  const scene = await sharp(await png(look.scene.upright, 360, 640))
    .extract({ left: 0, top: 10, width, height })
    .toBuffer();
  const ground = await sharp({ create: { width: w, height: h, channels: 4, background: look.window.ground } })
    .png()
    .toBuffer();
  const layers: Layer[] = [{ input: ground, left, top }];
  const tile = look.window.tile === null ? null : await png(look.window.tile, place, place);
  const symbols = Object.entries(look.symbols);
  // Every symbol is seen before one comes again.
  const bag = [...rng.shuffle(symbols), ...rng.shuffle([...symbols, ...symbols])];
  const drawn = new Map<string, Buffer>();
  const shown = Math.round(place * 0.94);
  for (let i = 0; i < reels * rows; i += 1) {
    const [x, y] = [left + (i % reels) * place, top + Math.floor(i / reels) * place];
    if (tile) layers.push({ input: tile, left: x, top: y });
    const [name, symbol] = bag[i % bag.length] ?? rng.pick(symbols);
    const input = drawn.get(name) ?? (await png(symbol.picture, shown, shown));
    drawn.set(name, input);
    layers.push({
      input,
      left: x + Math.round((place - shown) / 2),
      top: y + Math.round((place - shown) / 2),
    });
  }
  const reach = Math.round(border * 0.55);
  const around = await framed(look, w + 2 * reach, h + 2 * reach, border);
  layers.push(
    ...around.map((layer) => ({ ...layer, left: layer.left + left - reach, top: layer.top + top - reach })),
  );
  if (look.lettering !== null) layers.push({ input: await png(look.lettering, 320, 80), left: 20, top: 26 });
  return sharp(scene).composite(layers).png().toBuffer();
}
