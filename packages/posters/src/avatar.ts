import { darken, lighten } from './drawing/colour.ts';
import * as animals from './motifs/animals.ts';
import * as beasts from './motifs/beasts.ts';
import * as crafts from './motifs/crafts.ts';
import * as festive from './motifs/festive.ts';
import * as fruit from './motifs/fruit.ts';
import * as garden from './motifs/garden.ts';
import type { Motif } from './motifs/motif.ts';
import * as places from './motifs/places.ts';
import * as sky from './motifs/sky.ts';
import { PALETTES, type PaletteName } from './drawing/palettes.ts';
import { createPen } from './drawing/pen.ts';
import { createRandom } from './drawing/random.ts';
import { createSheet, place, svgDocument } from './drawing/svg.ts';

/** What stands behind the figure: rays of a sun, rings of water, dots of a sari, or a hill. */
type Backdrop = 'rays' | 'rings' | 'dots' | 'hill';

type Portrait = { motif: Motif; palette: PaletteName; back: Backdrop; scale: number; y?: number };

/** Seen at the size of a thumb: one figure, large, on one strong colour that no neighbour has. */
const PORTRAITS = {
  tiger: { motif: animals.tiger, palette: 'jade', back: 'rays', scale: 0.9 },
  peacock: { motif: beasts.peacock, palette: 'sunpaper', back: 'rings', scale: 0.8, y: 4 },
  elephant: { motif: animals.elephant, palette: 'dawn', back: 'hill', scale: 0.84 },
  fox: { motif: animals.fox, palette: 'sky', back: 'hill', scale: 0.86, y: 4 },
  owl: { motif: beasts.owl, palette: 'indigo', back: 'dots', scale: 0.84 },
  rabbit: { motif: animals.rabbit, palette: 'candy', back: 'dots', scale: 0.82, y: 14 },
  panda: { motif: animals.panda, palette: 'mint', back: 'rays', scale: 0.9 },
  lion: { motif: animals.lion, palette: 'ruby', back: 'rings', scale: 0.86 },
  cat: { motif: animals.cat, palette: 'mango', back: 'dots', scale: 0.84, y: 6 },
  frog: { motif: beasts.frog, palette: 'dusk', back: 'hill', scale: 0.86 },
  kite: { motif: festive.kite, palette: 'lagoon', back: 'rays', scale: 0.94 },
  lotus: { motif: garden.lotus, palette: 'reef', back: 'rings', scale: 0.86 },
  mango: { motif: fruit.mango, palette: 'orchid', back: 'rays', scale: 0.82, y: 14 },
  rickshaw: { motif: crafts.rickshaw, palette: 'marigold', back: 'hill', scale: 0.78 },
  boat: { motif: places.boat, palette: 'ice', back: 'rings', scale: 0.86 },
  moon: { motif: sky.moon, palette: 'storm', back: 'dots', scale: 0.9 },
} as const satisfies Record<string, Portrait>;

export type AvatarName = keyof typeof PORTRAITS;
export const AVATAR_NAMES = Object.keys(PORTRAITS) as readonly AvatarName[];

const SIDE = 256;
const HALF = SIDE / 2;

function backdrop(back: Backdrop, light: string): string {
  if (back === 'rays') {
    const ray = `<path d="M0 0L-13 -200H13Z"/>`;
    const rays = Array.from({ length: 12 }, (_, i) => `<g transform="rotate(${i * 30})">${ray}</g>`).join('');
    return `<g transform="translate(${HALF} ${HALF})" fill="${light}" opacity=".22">${rays}</g>`;
  }
  if (back === 'rings')
    return [118, 92, 66]
      .map((r) => `<circle cx="${HALF}" cy="${HALF}" r="${r}" fill="${light}" opacity=".13"/>`)
      .join('');
  if (back === 'dots') {
    const dots: string[] = [];
    for (let row = 0; row < 9; row += 1)
      for (let column = 0; column < 9; column += 1)
        dots.push(`<circle cx="${column * 32 + (row % 2) * 16}" cy="${row * 32}" r="4.5"/>`);
    return `<g fill="${light}" opacity=".2">${dots.join('')}</g>`;
  }
  return `<ellipse cx="${HALF}" cy="250" rx="190" ry="88" fill="${light}" opacity=".28"/><circle cx="200" cy="58" r="26" fill="${light}" opacity=".4"/>`;
}

/** HDR-05: a square that is shown round, so everything that matters stays within the circle. */
export function avatarSvg(name: AvatarName): string {
  const { motif, palette: colours, back, scale, y = 0 }: Portrait = PORTRAITS[name];
  const sheet = createSheet('a');
  const palette = PALETTES[colours];
  const pen = createPen('soft', palette, sheet, createRandom(`avatar/${name}`));
  const ground = sheet.radial(
    [
      [0, lighten(palette.bright, 0.12)],
      [0.6, palette.mid],
      [1, darken(palette.mid, 0.28)],
    ],
    [0.5, 0.42, 0.75],
  );
  const figure = motif(pen);
  const shadow = `<ellipse cx="${HALF}" cy="226" rx="72" ry="12" fill="${palette.night}" opacity=".3"/>`;
  return svgDocument(
    SIDE,
    SIDE,
    sheet,
    `<rect width="${SIDE}" height="${SIDE}" fill="${ground}"/>${backdrop(back, palette.glow)}${shadow}${place(figure, HALF, HALF + y, scale)}`,
  );
}
