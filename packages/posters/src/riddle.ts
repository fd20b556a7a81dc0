import sharp from 'sharp';
import { extent, outline, type FontName, type Stroke } from './lettering/fonts.ts';

/** A whole number from 0 up to, not including, the bound: whoever asks for a riddle brings the dice. */
type Dice = (bound: number) => number;
type Point = readonly [x: number, y: number];

/** No two of these are taken for each other: no 0 and O, C and G and 6, 1 and 7 and I and L, 2 and Z, 5 and S, 8 and B, U and V. */
export const RIDDLE_ALPHABET = '349AEFHJKMNPRTWXY';
const LENGTH = 5;

const WIDTH = 220;
const HEIGHT = 80;
const FONTS: readonly FontName[] = ['tall', 'round', 'deco'];
/** Ink on paper, dark enough on light to be read in every light. */
const INKS = ['#1d2b53', '#3b1d53', '#14423a', '#53231d'] as const;
const PAPER = '#f4efe4';

const between = (dice: Dice, from: number, to: number) => from + (dice(10_001) / 10_000) * (to - from);
const pick = <T>(dice: Dice, from: readonly [T, ...T[]] | readonly T[]): T => from[dice(from.length)] as T;

export const riddleText = (dice: Dice): string =>
  Array.from({ length: LENGTH }, () => RIDDLE_ALPHABET.charAt(dice(RIDDLE_ALPHABET.length))).join('');

/** A few bent characters as a PNG: outlines turned, leant and waved, crossed by strokes of their own ink. */
export function riddlePicture(text: string, dice: Dice): Promise<Buffer> {
  const ink = pick(dice, INKS);
  const chars = Array.from(text);
  const cell = (WIDTH - 24) / chars.length;
  const wave = waveOf(dice);
  const letters = chars.map((char, index) => letter(char, 12 + cell * (index + 0.5), cell, wave, dice));
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH * 2}" height="${HEIGHT * 2}" viewBox="0 0 ${WIDTH} ${HEIGHT}">`,
    `<rect width="100%" height="100%" fill="${PAPER}"/>`,
    `<g fill="none" stroke="${ink}" stroke-width="1.1" opacity="0.35">${strokes(5, dice)}</g>`,
    `<path fill="${ink}" fill-rule="evenodd" d="${letters.join('')}${band(dice)}"/>`,
    `<g fill="none" stroke="${ink}" stroke-width="1.5">${strokes(1, dice)}</g>`,
    `<g fill="${ink}" opacity="0.5">${specks(40, dice)}</g>`,
    '</svg>',
  ].join('');
  return sharp(Buffer.from(svg)).png({ palette: true, colours: 16, compressionLevel: 9 }).toBuffer();
}

function waveOf(dice: Dice): (point: Point) => Point {
  const [tall, long, start] = [between(dice, 2, 4.5), between(dice, 45, 80), between(dice, 0, 6.3)];
  return ([x, y]) => [x + Math.sin(y / 17 + start) * 1.8, y + Math.sin((x / long) * 6.283 + start) * tall];
}

function letter(char: string, x: number, cell: number, wave: (point: Point) => Point, dice: Dice): string {
  const line = outline(pick(dice, FONTS), char);
  const box = extent(line.strokes);
  const size = Math.min(between(dice, 42, 50) / (box.bottom - box.top), (cell * 0.9) / box.width);
  const turn = between(dice, -0.3, 0.3);
  const lean = between(dice, -0.22, 0.22);
  const y = HEIGHT / 2 + between(dice, -6, 6);
  const place = ([px, py]: Point): Point => {
    const [cx, cy] = [(px - box.left - box.width / 2) * size, (py - (box.top + box.bottom) / 2) * size];
    const leant = cx + cy * lean;
    return wave([
      x + leant * Math.cos(turn) - cy * Math.sin(turn),
      y + leant * Math.sin(turn) + cy * Math.cos(turn),
    ]);
  };
  return line.strokes.map((stroke) => pathOf(stroke, place)).join('');
}

function pathOf({ type, points }: Stroke, place: (point: Point) => Point): string {
  const placed: string[] = [];
  for (let index = 0; index + 1 < points.length; index += 2)
    placed.push(
      place([points[index] ?? 0, points[index + 1] ?? 0])
        .map((value) => value.toFixed(1))
        .join(' '),
    );
  return type + placed.join(' ');
}

const at = (y: number) => y.toFixed(1);

/** Where it crosses a letter, ink and paper change places: nothing that cleans the paper takes it away. */
function band(dice: Dice): string {
  const [tall, from, to] = [between(dice, 4, 5.5), between(dice, 22, 50), between(dice, 22, 50)];
  const [one, other] = [between(dice, 14, 58), between(dice, 14, 58)];
  const [third, twoThirds] = [WIDTH / 3, (WIDTH / 3) * 2];
  return [
    `M0 ${at(from)}C${third} ${at(one)} ${twoThirds} ${at(other)} ${WIDTH} ${at(to)}`,
    `v${at(tall)}C${twoThirds} ${at(other + tall)} ${third} ${at(one + tall)} 0 ${at(from + tall)}Z`,
  ].join('');
}

function strokes(count: number, dice: Dice): string {
  const y = () => between(dice, 8, HEIGHT - 8).toFixed(1);
  return Array.from(
    { length: count },
    () => `<path d="M0 ${y()}C${WIDTH / 3} ${y()} ${(WIDTH / 3) * 2} ${y()} ${WIDTH} ${y()}"/>`,
  ).join('');
}

function specks(count: number, dice: Dice): string {
  return Array.from(
    { length: count },
    () => `<circle cx="${dice(WIDTH)}" cy="${dice(HEIGHT)}" r="${between(dice, 0.5, 1.3).toFixed(1)}"/>`,
  ).join('');
}
