import type { LookColours, SlotLook } from './look.ts';

/** Plain and ours: what a slot shows while the art of its title is on its way, and where it has none. */
const COLOURS: LookColours = {
  night: '#10162f',
  deep: '#1d2a5c',
  mid: '#34489a',
  bright: '#6f86e0',
  glow: '#ffc24b',
  a: '#ff9d1f',
  b: '#e8483c',
  c: '#23b58a',
};

const svg = (width: number, height: number, body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${body}</svg>`;

/** Cut stones: an outline, lit from the upper left. */
const stone = (d: string, fill: string): string =>
  svg(
    100,
    100,
    `<path d="${d}" fill="${fill}" stroke="#0b0a24" stroke-opacity=".55" stroke-width="4" stroke-linejoin="round"/><path d="${d}" transform="translate(50 50) scale(.62) translate(-50 -50)" fill="#fff" fill-opacity=".22"/><path d="${d}" transform="translate(46 43) scale(.4) translate(-50 -50)" fill="#fff" fill-opacity=".3"/>`,
  );

const written = (d: string, fill: string, text: string): string =>
  stone(d, fill).replace(
    '</svg>',
    `<text x="50" y="61" font-family="system-ui,sans-serif" font-size="${text.length > 3 ? 25 : 31}" font-weight="900" text-anchor="middle" fill="#fff" stroke="#0b0a24" stroke-width="6" stroke-linejoin="round" paint-order="stroke">${text}</text></svg>`,
  );

const ROUND = 'M50 8A42 42 0 1 1 49.9 8Z';
const STAR = 'M50 5L63 36L96 39L71 61L79 94L50 76L21 94L29 61L4 39L37 36Z';
const BURST =
  'M50 4L60 20L78 13L80 32L97 38L88 54L97 70L79 75L76 93L59 86L50 98L41 86L24 93L21 75L3 70L12 54L3 38L20 32L22 13L40 20Z';

const STONES: Readonly<Record<string, string>> = {
  'high-1': stone('M50 6L86 26V74L50 94L14 74V26Z', '#e8394a'),
  'high-2': stone('M26 12H74L95 38L50 93L5 38Z', '#3cc8cf'),
  'high-3': stone('M50 4L92 50L50 96L8 50Z', '#a259e8'),
  'high-4': stone('M30 8H70L92 30V70L70 92H30L8 70V30Z', '#3fc46a'),
  'low-1': stone('M50 12L94 86H6Z', '#ffb52e'),
  'low-2': stone('M18 18H82V82H18Z', '#5b8def'),
  'low-3': stone(ROUND, '#f2557a'),
  'low-4': stone('M50 8L93 40L77 91H23L7 40Z', '#8fb3c9'),
  wild: stone(STAR, '#ffc24b'),
  scatter: stone(BURST, '#ff6fb5'),
  bonus: stone('M50 92C8 60 4 40 10 26C18 8 42 8 50 28C58 8 82 8 90 26C96 40 92 60 50 92Z', '#ff8a5b'),
  coin: stone(ROUND, '#f0b429'),
};

/** What models multiply by (`x2` and so on) is written on a round stone. */
const TIMES = [2, 3, 5, 8, 10, 25, 100].map(
  (times) => [`x${times}`, written(ROUND, '#6f3cff', `×${times}`)] as const,
);

const SCENE = (width: number, height: number): string =>
  svg(
    width,
    height,
    `<defs><radialGradient id="g" cx=".5" cy=".35" r=".8"><stop offset="0" stop-color="${COLOURS.mid}"/><stop offset="1" stop-color="${COLOURS.night}"/></radialGradient></defs><rect width="${width}" height="${height}" fill="url(#g)"/>`,
  );

export const DEFAULT_LOOK: SlotLook = {
  colours: COLOURS,
  scene: { upright: SCENE(900, 1600), wide: SCENE(1600, 900) },
  frame: {
    picture: svg(
      120,
      120,
      `<rect x="6" y="6" width="108" height="108" rx="16" fill="none" stroke="${COLOURS.a}" stroke-width="10"/><rect x="6" y="6" width="108" height="108" rx="16" fill="none" stroke="${COLOURS.glow}" stroke-width="3"/>`,
    ),
    slice: 24,
    width: 18,
    repeat: 'stretch',
  },
  window: { ground: COLOURS.night, line: COLOURS.deep, tile: null },
  lettering: null,
  symbols: Object.fromEntries(
    [...Object.entries(STONES), ...TIMES].map(([id, picture]) => [id, { picture, name: null }]),
  ),
  box: stone('M10 40H90V90H10ZM6 24H94V40H6Z', '#c48a5a'),
  story: { freeSpins: null, hold: null, pick: null },
};
