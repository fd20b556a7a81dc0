import { luminance } from './drawing/colour.ts';
import { outline, drawable, type FontName } from './lettering/fonts.ts';
import { handOf } from './poster/hands.ts';
import { PALETTES } from './drawing/palettes.ts';
import { hashText } from './drawing/random.ts';
import { num } from './drawing/svg.ts';

const HEIGHT = 48;
const LETTER = 30;

function letters(font: FontName, text: string): { d: string; width: number } {
  const line = outline(font, text, 0.02);
  const tall = line.bottom - line.top;
  const size = LETTER / Math.max(tall, 0.01);
  const { left } = line;
  const top = (HEIGHT - LETTER) / 2;
  const d = line.strokes
    .map(
      ({ type, points }) =>
        type +
        points
          .map((value, i) => num(i % 2 ? (value - line.top) * size + top : (value - left) * size))
          .join(' '),
    )
    .join('');
  return { d, width: line.width * size };
}

/** Six plain signs that stand before the letters, so that two marks with like letters differ. */
const SIGNS = [
  (a: string, b: string) =>
    `<circle cx="16" cy="24" r="12" fill="${a}"/><circle cx="16" cy="24" r="5" fill="${b}"/>`,
  (a: string, b: string) =>
    `<path d="M16 11L28 24L16 37L4 24Z" fill="${a}"/><path d="M16 18L22 24L16 30L10 24Z" fill="${b}"/>`,
  (a: string, b: string) => `<path d="M4 12H28V36H4Z" fill="${a}"/><path d="M4 36L28 12V36Z" fill="${b}"/>`,
  (a: string, b: string) =>
    `<path d="M4 36A24 24 0 0 1 28 12V36Z" fill="${a}"/><circle cx="21" cy="29" r="4" fill="${b}"/>`,
  (a: string, b: string) => `<path d="M4 12H28L16 37Z" fill="${a}"/><path d="M10 12H22L16 24Z" fill="${b}"/>`,
  (a: string, b: string) =>
    `<path d="M4 36V22H11V36ZM13 36V12H20V36ZM22 36V18H29V36Z" fill="${a}"/><path d="M13 12H20V18H13Z" fill="${b}"/>`,
] as const;

/**
 * A vendor's mark in plain letters of its own hand, on nothing, 48 high: no likeness of anybody's logo. The letters take
 * the colour of the text around them when the mark is put into a page; for a picture file say a colour.
 */
export function vendorMarkSvg(code: string, name: string, ink = 'currentColor'): string {
  const hand = handOf(code);
  const tones = hand.palettes.map((palette) => PALETTES[palette]);
  const seed = hashText(code);
  const palette = tones[seed % tones.length] ?? PALETTES.marigold;
  const accents = [palette.a, palette.b, palette.bright, palette.c].filter(
    (hex) => luminance(hex) > 0.4 && luminance(hex) < 0.85,
  );
  const [first = PALETTES.marigold.a, second = PALETTES.marigold.c] = accents;
  const shown = name.length <= 8 ? name : (name.split(' ')[0] ?? code);
  const text = drawable(hand.font, shown) || drawable(hand.font, code) || 'M';
  const { d, width } = letters(hand.font, hand.upper ? text.toUpperCase() : text);
  const sign = SIGNS[(seed >>> 4) % SIGNS.length] ?? SIGNS[0];
  const total = Math.ceil(38 + width + 4);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${total} ${HEIGHT}" width="${total}" height="${HEIGHT}">${sign(first, second)}<path transform="translate(38 0)" d="${d}" fill="${ink}"/></svg>`;
}
