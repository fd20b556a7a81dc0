import { darken, lighten, luminance, mix } from '#drawing/colour.ts';
import { circlePath, polygon, regular, star } from '#drawing/geometry.ts';
import type { Palette } from '#drawing/palettes.ts';
import type { Sheet } from '#drawing/svg.ts';
import { paintTitle, type Treatment } from '#lettering/lettering.ts';
import { setTitle } from '#lettering/title-layout.ts';
import type { Hand } from '#poster/hands.ts';

/** What fills the lower places: letters of cards in the maker's face, suits, cut stones, beads, tokens, or small things. */
export type LowKind = 'letters' | 'suits' | 'gems' | 'beads' | 'tokens' | 'things';

export type LowTools = { palette: Palette; sheet: Sheet; hand: Hand; treatment: Treatment; light: boolean };

const LETTERS = ['A', 'K', 'Q', 'J'];

/** Around the origin, within 50 each way. */
export function letterBlock(
  text: string,
  w: number,
  h: number,
  { hand, palette, sheet, treatment }: LowTools,
): string {
  const style = {
    font: hand.font,
    upper: true,
    justified: false,
    tracking: hand.tracking,
    slant: hand.slant,
    leading: 0.1,
    maxLines: 1,
    align: 'centre',
  } as const;
  const set = setTitle(text, 'M', { x: -w / 2, y: -h / 2, w, h }, style, 'none');
  return paintTitle(set, treatment, palette, sheet);
}

/** Told apart by colour too: what is near the window's ground is moved away from it. */
export function tints({ palette, light }: Pick<LowTools, 'palette' | 'light'>): readonly string[] {
  return [palette.b, palette.c, palette.a, palette.bright].map((hex) => {
    if (light) return luminance(hex) > 0.72 ? mix(hex, palette.deep, 0.45) : hex;
    return luminance(hex) < 0.3 ? lighten(hex, 0.35) : hex;
  });
}

const HEART = 'M0 44C-56 8 -50 -38 -22 -40C-8 -41 0 -28 0 -22C0 -28 8 -41 22 -40C50 -38 56 8 0 44Z';
const SPADE =
  'M0 -46C52 -8 46 26 22 28C12 28 5 22 3 16C4 30 8 40 16 46H-16C-8 40 -4 30 -3 16C-5 22 -12 28 -22 28C-46 26 -52 -8 0 -46Z';
const CLUB = `${circlePath(0, -22, 20)}${circlePath(-22, 8, 20)}${circlePath(22, 8, 20)}M-4 0C-3 24 -8 38 -16 46H16C8 38 3 24 4 0Z`;
const DIAMOND = 'M0 -48L36 0L0 48L-36 0Z';
const SUITS = [SPADE, HEART, CLUB, DIAMOND];

const GEMS = [
  polygon(regular(6, 46)),
  'M-26 -38H26L46 -10L0 44L-46 -10Z',
  polygon(regular(8, 46, -67.5)),
  'M0 -46L40 -14V18L0 46L-40 18V-14Z',
];

const TOKENS = [
  star(4, 48, 22, -90),
  polygon(regular(3, 50)),
  polygon(regular(5, 48)),
  polygon(regular(4, 50, -90)),
];

function faceted(d: string, tint: string, sheet: Sheet): string {
  const body = sheet.linear(
    [
      [0, lighten(tint, 0.45)],
      [0.5, tint],
      [1, darken(tint, 0.45)],
    ],
    [0.2, 0, 0.8, 1],
  );
  return `<path d="${d}" fill="${body}" stroke="${darken(tint, 0.65)}" stroke-width="4" stroke-linejoin="round"/><path d="${d}" transform="scale(.62)" fill="${lighten(tint, 0.28)}" stroke="${lighten(tint, 0.6)}" stroke-width="1.6" stroke-linejoin="round"/><path d="${d}" transform="translate(-5 -7) scale(.34)" fill="#fff" fill-opacity=".5"/>`;
}

function bead(i: number, tint: string, sheet: Sheet): string {
  const ball = sheet.radial(
    [
      [0, lighten(tint, 0.75)],
      [0.4, tint],
      [1, darken(tint, 0.5)],
    ],
    [0.36, 0.3, 0.75],
  );
  const marks = [
    `<path d="${star(5, 22, 10)}" fill="#fff" fill-opacity=".75"/>`,
    `<path d="M-34 8Q0 26 34 8" stroke="#fff" stroke-opacity=".7" stroke-width="6" fill="none"/>`,
    `<circle r="17" fill="none" stroke="#fff" stroke-opacity=".75" stroke-width="6"/>`,
    `<path d="M-14 -14L14 14M14 -14L-14 14" stroke="#fff" stroke-opacity=".75" stroke-width="7" stroke-linecap="round"/>`,
  ];
  return `<circle r="43" fill="${ball}" stroke="${darken(tint, 0.6)}" stroke-width="3.4"/>${marks[i % marks.length] ?? ''}<ellipse cx="-15" cy="-24" rx="12" ry="7" fill="#fff" fill-opacity=".65" transform="rotate(-28 -15 -24)"/>`;
}

/** The drawing of one lower symbol, around the origin; null for `things`, which are motifs. */
export function drawLow(kind: LowKind, i: number, tools: LowTools): string | null {
  const tint = tints(tools)[i % 4] ?? tools.palette.a;
  const { sheet, palette } = tools;
  if (kind === 'letters') {
    // Each letter has a colour of its own: an accent takes the place of the one that the treatment paints with.
    const own = { ...palette, a: tint, b: tint };
    return letterBlock(LETTERS[i % 4] ?? 'A', 78, 84, { ...tools, palette: own });
  }
  if (kind === 'suits') return faceted(SUITS[i % 4] ?? HEART, tint, sheet);
  if (kind === 'gems') return faceted(GEMS[i % 4] ?? DIAMOND, tint, sheet);
  if (kind === 'beads') return bead(i, tint, sheet);
  if (kind === 'tokens')
    return `<circle r="48" fill="${darken(palette.deep, 0.2)}" stroke="${tint}" stroke-width="4"/><path d="${TOKENS[i % 4] ?? ''}" transform="scale(.7)" fill="${tint}" stroke="${lighten(tint, 0.5)}" stroke-width="3" stroke-linejoin="round"/>`;
  return null;
}
