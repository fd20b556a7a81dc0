import { darken, lighten, luminance, mix } from '#drawing/colour.ts';
import { circlePath, petal, polygon, rays, regular, star } from '#drawing/geometry.ts';
import { createPen } from '#drawing/pen.ts';
import { createRandom } from '#drawing/random.ts';
import { createSheet, place, svgDocument, type Sheet } from '#drawing/svg.ts';
import type { Motif } from '#motifs/motif.ts';
import { put, type Edge } from '#poster/stage.ts';
import { drawBacking, type Backing } from './backings.ts';
import { drawLow, letterBlock, tints, type LowKind } from './lows.ts';
import type { DrawnPoster } from '#poster.ts';

export const SYMBOL_SIZE = 120;
const MIDDLE = SYMBOL_SIZE / 2;

/** All that symbols of one title have in common. */
export type SymbolHand = {
  cover: DrawnPoster;
  backing: Backing;
  lowKind: LowKind;
  light: boolean;
  /** Of the wild's glory, the coins and the multipliers: which of their forms. */
  form: number;
};

/** A picture of its own, with its own definitions. */
const picture = (draw: (sheet: Sheet) => string): string => {
  const sheet = createSheet();
  const body = draw(sheet);
  return svgDocument(SYMBOL_SIZE, SYMBOL_SIZE, sheet, body);
};

/** A motif as it stands on the cover: same palette, same finish, same edge. */
function motifAt(
  hand: SymbolHand,
  motif: Motif,
  sheet: Sheet,
  y: number,
  scale: number,
  edge?: Edge,
): string {
  const { palette, finish } = hand.cover;
  const rng = createRandom('symbol');
  const pen = createPen(finish, palette, sheet, rng);
  const drawing = motif(pen);
  const id = sheet.define((own) => `<g id="${own}">${drawing}</g>`);
  const stage = { rng, sheet, palette, pen, edge: edge ?? hand.cover.edge, cast: [id], ground: () => '' };
  return put(stage, 0, MIDDLE, y, scale);
}

export const highPicture = (hand: SymbolHand, motif: Motif, i: number): string =>
  picture((sheet) => {
    const tint = tints({ palette: hand.cover.palette, light: hand.light })[i % 4] ?? hand.cover.palette.mid;
    const ground = drawBacking(
      hand.backing,
      hand.backing === 'card' ? tint : mix(tint, hand.cover.palette.deep, 0.35),
      {
        palette: hand.cover.palette,
        sheet,
      },
    );
    const isOpen = hand.backing === 'bare' || hand.backing === 'glow';
    const size = isOpen ? (i === 0 ? 0.54 : 0.5) : 0.42;
    return place(ground, MIDDLE, MIDDLE) + motifAt(hand, motif, sheet, MIDDLE, size);
  });

export const lowPicture = (hand: SymbolHand, motif: Motif, i: number): string =>
  picture((sheet) => {
    const { palette, treatment, hand: maker } = hand.cover;
    const drawn = drawLow(hand.lowKind, i, { palette, sheet, hand: maker, treatment, light: hand.light });
    return drawn === null
      ? motifAt(hand, motif, sheet, MIDDLE, 0.4)
      : place(drawn, MIDDLE, MIDDLE, hand.lowKind === 'letters' ? 1 : 0.86);
  });

/** A ribbon with a word across the foot of the picture. */
function banner(hand: SymbolHand, word: string, sheet: Sheet, tint: string): string {
  const { palette, hand: maker, treatment } = hand.cover;
  const dark = darken(tint, 0.5);
  const shapes = [
    `<path d="M2 88L14 84H106L118 88L112 99L118 110H106L60 114L14 110H2L8 99Z" fill="${tint}" stroke="${dark}" stroke-width="3" stroke-linejoin="round"/>`,
    `<rect x="6" y="84" width="108" height="29" rx="14" fill="${tint}" stroke="${dark}" stroke-width="3"/>`,
    `<path d="M4 98L14 84H106L116 98L106 113H14Z" fill="${tint}" stroke="${dark}" stroke-width="3"/>`,
    `<path d="M4 90Q60 76 116 90V112Q60 100 4 112Z" fill="${tint}" stroke="${dark}" stroke-width="3" stroke-linejoin="round"/>`,
  ];
  const letters = letterBlock(word, 88, 19, {
    palette: luminance(tint) > 0.6 ? { ...palette, glow: '#ffffff' } : palette,
    sheet,
    hand: { ...maker, slant: 0 },
    treatment: treatment === 'neon' ? 'cut' : treatment,
    light: hand.light,
  });
  const y = hand.form % 4 === 3 ? 95 : 98;
  return (shapes[hand.form % shapes.length] ?? '') + place(letters, MIDDLE, y);
}

const GLORIES: readonly ((a: string, b: string) => string)[] = [
  (a, b) => `<path d="${rays(0, 0, 12, 58, 0, 0.5)}" fill="${a}"/><circle r="40" fill="${b}"/>`,
  (a, b) => `<path d="${star(12, 58, 44)}" fill="${a}"/><path d="${star(12, 48, 38)}" fill="${b}"/>`,
  (a, b) =>
    Array.from(
      { length: 10 },
      (_, i) => `<path d="${petal(58, 15)}" transform="rotate(${i * 36})" fill="${i % 2 ? a : b}"/>`,
    ).join(''),
  (a, b) =>
    `<path d="${polygon(regular(6, 58))}" fill="${a}"/><path d="${polygon(regular(6, 49))}" fill="${b}"/>`,
  (a, b) =>
    `<circle r="56" fill="${a}"/><circle r="49" fill="none" stroke="${b}" stroke-width="5" stroke-dasharray="2 9" stroke-linecap="round"/><circle r="43" fill="${b}"/>`,
];

/** Set off by a glory behind and its word before it, so that it is never taken for a plain symbol. */
export const calledPicture = (
  hand: SymbolHand,
  motif: Motif,
  word: string,
  accents: readonly [string, string],
  turn: number,
): string =>
  picture((sheet) => {
    const [a, b] = accents;
    const glory =
      (GLORIES[(hand.form + turn) % GLORIES.length] ?? GLORIES[0])?.(a, mix(b, '#ffffff', 0.15)) ?? '';
    return (
      place(glory, MIDDLE, 56) +
      motifAt(hand, motif, sheet, 50, 0.4, hand.cover.edge) +
      banner(hand, word, sheet, darken(a, 0.12))
    );
  });

/** Its middle is left plain: the screen writes the value there. */
export const coinPicture = (hand: SymbolHand): string =>
  picture((sheet) => {
    const { palette } = hand.cover;
    const metal = hand.form % 2 ? '#f0b429' : mix(palette.a, '#f0b429', 0.45);
    const face = sheet.radial(
      [
        [0, lighten(metal, 0.7)],
        [0.55, metal],
        [1, darken(metal, 0.4)],
      ],
      [0.38, 0.32, 0.75],
    );
    const edges = [
      circlePath(0, 0, 54),
      star(20, 56, 50),
      polygon(regular(8, 57, -67.5)),
      star(12, 57, 49),
      polygon(regular(6, 58)),
    ];
    const outline = edges[hand.form % edges.length] ?? '';
    let rim = '';
    for (let i = 0; i < 20; i += 1) {
      const turn = (i * Math.PI) / 10;
      rim += circlePath(Math.cos(turn) * 43, Math.sin(turn) * 43, 2.6);
    }
    return place(
      `<path d="${outline}" fill="${darken(metal, 0.5)}" transform="translate(0 3)"/><path d="${outline}" fill="${face}" stroke="${darken(metal, 0.55)}" stroke-width="2.4"/><path d="${rim}" fill="${darken(metal, 0.35)}"/><circle r="37" fill="${lighten(metal, 0.25)}" stroke="${darken(metal, 0.4)}" stroke-width="2.4"/>`,
      MIDDLE,
      MIDDLE,
    );
  });

const DROPS: readonly string[] = [
  circlePath(0, 0, 50),
  'M0 -58C28 -22 46 -4 46 18A46 40 0 0 1 -46 18C-46 -4 -28 -22 0 -58Z',
  star(5, 60, 38),
  'M-32 -48H32L56 -10L0 56L-56 -10Z',
  polygon(regular(6, 56)),
];

export const timesPicture = (hand: SymbolHand, times: number, rank: number): string =>
  picture((sheet) => {
    const { palette, hand: maker, treatment } = hand.cover;
    const tint =
      [palette.c, palette.b, palette.a, palette.bright, palette.mid, palette.glow][rank % 6] ?? palette.b;
    const deep = mix(tint, palette.night, 0.35);
    const fill = sheet.radial(
      [
        [0, lighten(deep, 0.6)],
        [0.5, deep],
        [1, darken(deep, 0.55)],
      ],
      [0.4, 0.3, 0.75],
    );
    const shape = DROPS[hand.form % DROPS.length] ?? '';
    const letters = letterBlock(`${times}×`, 76, 40, {
      palette,
      sheet,
      hand: maker,
      treatment,
      light: false,
    });
    return place(
      `<path d="${shape}" fill="${fill}" stroke="${lighten(palette.glow, 0.2)}" stroke-width="4" stroke-linejoin="round"/><path d="${shape}" transform="translate(-9 -12) scale(.5)" fill="#fff" fill-opacity=".18"/>${place(letters, 0, 4)}`,
      MIDDLE,
      MIDDLE,
    );
  });

export const boxPicture = (hand: SymbolHand, motif: Motif): string =>
  picture((sheet) => motifAt(hand, motif, sheet, MIDDLE, 0.54));
