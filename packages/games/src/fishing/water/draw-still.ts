import type { Sea } from '../species.ts';
import { scatter } from './shoals.ts';

type Pen = CanvasRenderingContext2D;

export type Waters = {
  readonly sea: Sea;
  /** Of the water; from the cover of the title. */
  readonly hue: number;
  readonly isNight: boolean;
  readonly width: number;
  readonly height: number;
  /** Where the water begins. */
  readonly surface: number;
};

type Palette = {
  sky: readonly [string, string];
  light: string;
  bank: string;
  far: string;
  water: readonly string[];
  bed: string;
  bedLow: string;
  plant: string;
  stone: string;
};

function paletteOf({ hue, isNight, sea }: Waters): Palette {
  const bed = sea === 'river' ? 70 : 85;
  return isNight
    ? {
        sky: [`oklch(0.2 0.06 ${hue + 45})`, `oklch(0.46 0.09 ${hue + 80})`],
        light: 'oklch(0.96 0.05 95)',
        bank: `oklch(0.17 0.04 ${hue})`,
        far: `oklch(0.29 0.06 ${hue + 30})`,
        water: [
          `oklch(0.6 0.1 ${hue})`,
          `oklch(0.43 0.1 ${hue + 8})`,
          `oklch(0.27 0.07 ${hue + 18})`,
          `oklch(0.18 0.05 ${hue + 28})`,
        ],
        bed: `oklch(0.4 0.05 ${bed})`,
        bedLow: `oklch(0.22 0.04 ${bed})`,
        plant: `oklch(0.42 0.1 ${sea === 'river' ? 145 : 20})`,
        stone: `oklch(0.38 0.06 45)`,
      }
    : {
        sky: [`oklch(0.82 0.07 ${hue + 30})`, 'oklch(0.95 0.06 80)'],
        light: 'oklch(0.99 0.05 95)',
        bank: `oklch(0.52 0.1 ${hue - 50})`,
        far: `oklch(0.7 0.07 ${hue - 20})`,
        water: [
          `oklch(0.88 0.08 ${hue})`,
          `oklch(0.76 0.11 ${hue + 6})`,
          `oklch(0.6 0.12 ${hue + 14})`,
          `oklch(0.46 0.1 ${hue + 22})`,
        ],
        bed: `oklch(0.78 0.07 ${bed})`,
        bedLow: `oklch(0.58 0.07 ${bed})`,
        plant: `oklch(0.55 0.13 ${sea === 'river' ? 145 : 25})`,
        stone: `oklch(0.58 0.09 45)`,
      };
}

/** What does not move: painted once for each size. */
export function paintStill(pen: Pen, waters: Waters): void {
  const palette = paletteOf(waters);
  paintSky(pen, waters, palette);
  paintWater(pen, waters, palette);
  if (waters.sea === 'river') paintRuin(pen, waters, palette);
  paintBed(pen, waters, palette);
  paintPlants(pen, waters, palette);
}

function gradient(pen: Pen, top: number, low: number, colours: readonly string[]): CanvasGradient {
  const made = pen.createLinearGradient(0, top, 0, low);
  colours.forEach((colour, index) => made.addColorStop(index / (colours.length - 1), colour));
  return made;
}

function paintSky(pen: Pen, { width, surface, isNight, sea }: Waters, palette: Palette): void {
  pen.fillStyle = gradient(pen, 0, surface, palette.sky);
  pen.fillRect(0, 0, width, surface + 2);
  const [x, y, size] = [width * 0.76, surface * 0.44, Math.min(surface * 0.22, 34)];
  const halo = pen.createRadialGradient(x, y, size * 0.4, x, y, size * 4);
  halo.addColorStop(0, isNight ? 'rgb(255 244 214 / 0.5)' : 'rgb(255 240 190 / 0.8)');
  halo.addColorStop(1, 'rgb(255 244 214 / 0)');
  pen.fillStyle = halo;
  pen.fillRect(x - size * 4, y - size * 4, size * 8, size * 8);
  pen.fillStyle = palette.light;
  disc(pen, x, y, size);
  if (isNight) {
    pen.fillStyle = 'rgb(255 250 235 / 0.85)';
    for (let star = 0; star < 46; star += 1)
      disc(
        pen,
        width * scatter(5, star, 1, 0),
        surface * 0.75 * scatter(5, star, 2, 0),
        0.5 + scatter(5, star, 3, 0),
      );
  }
  hills(pen, { width, from: surface, high: surface * 0.3, colour: palette.far, salt: 3 });
  hills(pen, { width, from: surface, high: surface * 0.16, colour: palette.bank, salt: 9 });
  if (sea === 'river') palms(pen, width, surface, palette.bank);
  else lighthouse(pen, width, surface, palette.bank);
}

function disc(pen: Pen, x: number, y: number, radius: number): void {
  pen.beginPath();
  pen.arc(x, y, radius, 0, 2 * Math.PI);
  pen.fill();
}

type Hills = { width: number; from: number; high: number; colour: string; salt: number };

function hills(pen: Pen, { width, from, high, colour, salt }: Hills): void {
  pen.fillStyle = colour;
  pen.beginPath();
  pen.moveTo(0, from + 2);
  for (let step = 0; step <= 24; step += 1) {
    const x = (width * step) / 24;
    pen.lineTo(x, from - high * (0.35 + 0.65 * scatter(salt, step, 0, 0)));
  }
  pen.lineTo(width, from + 2);
  pen.fill();
}

function palms(pen: Pen, width: number, surface: number, colour: string): void {
  pen.strokeStyle = colour;
  pen.fillStyle = colour;
  for (let palm = 0; palm < 7; palm += 1) {
    const x = width * (0.03 + 0.95 * scatter(21, palm, 0, 0));
    const high = surface * (0.3 + 0.26 * scatter(21, palm, 1, 0));
    const lean = (scatter(21, palm, 2, 0) - 0.5) * high * 0.4;
    pen.lineWidth = Math.max(high * 0.045, 1.5);
    pen.beginPath();
    pen.moveTo(x, surface);
    pen.quadraticCurveTo(x, surface - high * 0.6, x + lean, surface - high);
    pen.stroke();
    for (let leaf = 0; leaf < 8; leaf += 1) {
      const turn = (leaf / 8) * 2 * Math.PI + palm;
      pen.beginPath();
      pen.ellipse(
        x + lean + Math.cos(turn) * high * 0.17,
        surface - high + Math.sin(turn) * high * 0.1 + high * 0.03,
        high * 0.2,
        high * 0.035,
        turn * 0.9,
        0,
        2 * Math.PI,
      );
      pen.fill();
    }
  }
}

function lighthouse(pen: Pen, width: number, surface: number, colour: string): void {
  const [x, high] = [width * 0.09, surface * 0.62];
  const beam = pen.createLinearGradient(x, 0, x + width * 0.5, 0);
  beam.addColorStop(0, 'rgb(255 236 170 / 0.5)');
  beam.addColorStop(1, 'rgb(255 236 170 / 0)');
  pen.fillStyle = beam;
  pen.beginPath();
  pen.moveTo(x, surface - high);
  pen.lineTo(x + width * 0.5, surface - high * 1.15);
  pen.lineTo(x + width * 0.5, surface - high * 0.75);
  pen.fill();
  pen.fillStyle = colour;
  pen.beginPath();
  pen.moveTo(x - high * 0.12, surface);
  pen.lineTo(x - high * 0.06, surface - high);
  pen.lineTo(x + high * 0.06, surface - high);
  pen.lineTo(x + high * 0.12, surface);
  pen.fill();
  pen.fillRect(x - high * 0.09, surface - high * 1.06, high * 0.18, high * 0.08);
  pen.fillStyle = '#ffe9a8';
  disc(pen, x, surface - high * 1.1, high * 0.06);
}

function paintWater(pen: Pen, { width, height, surface, isNight }: Waters, { water }: Palette): void {
  pen.fillStyle = gradient(pen, surface, height, water);
  pen.fillRect(0, surface, width, height - surface);
  // The light of the sky goes down in the middle of the picture.
  const glow = pen.createRadialGradient(width * 0.62, surface, 10, width * 0.62, surface, height * 0.95);
  glow.addColorStop(0, isNight ? 'rgb(220 245 255 / 0.26)' : 'rgb(255 255 240 / 0.5)');
  glow.addColorStop(1, 'rgb(220 245 255 / 0)');
  pen.fillStyle = glow;
  pen.fillRect(0, surface, width, height - surface);
}

/** A terracotta temple that the river took, as it took so many. */
function paintRuin(pen: Pen, { width, height, surface }: Waters, { stone }: Palette): void {
  const size = Math.min((height - surface) * 0.5, width * 0.34);
  const [left, low] = [width * 0.12, height * 0.97];
  pen.save();
  pen.globalAlpha = 0.5;
  pen.translate(left, low);
  pen.rotate(-0.07);
  pen.fillStyle = stone;
  pen.fillRect(0, -size * 0.42, size, size * 0.42);
  pen.beginPath();
  pen.moveTo(-size * 0.07, -size * 0.4);
  pen.quadraticCurveTo(size * 0.5, -size * 0.74, size * 1.07, -size * 0.4);
  pen.quadraticCurveTo(size * 0.5, -size * 0.52, -size * 0.07, -size * 0.4);
  pen.fill();
  pen.fillRect(size * 0.38, -size * 0.8, size * 0.24, size * 0.26);
  pen.beginPath();
  pen.moveTo(size * 0.34, -size * 0.78);
  pen.quadraticCurveTo(size * 0.5, -size * 1.02, size * 0.66, -size * 0.78);
  pen.fill();
  pen.globalCompositeOperation = 'destination-out';
  pen.globalAlpha = 0.42;
  for (let arch = 0; arch < 3; arch += 1) {
    const x = size * (0.1 + arch * 0.29);
    pen.beginPath();
    pen.moveTo(x, 0);
    pen.lineTo(x, -size * 0.2);
    pen.quadraticCurveTo(x + size * 0.11, -size * 0.36, x + size * 0.22, -size * 0.2);
    pen.lineTo(x + size * 0.22, 0);
    pen.fill();
  }
  pen.restore();
}

function paintBed(pen: Pen, { width, height, surface }: Waters, { bed, bedLow }: Palette): void {
  const deep = height - surface;
  for (let layer = 0; layer < 3; layer += 1) {
    const top = height - deep * (0.13 - layer * 0.04);
    pen.fillStyle = gradient(pen, top - deep * 0.04, height, [bed, bedLow]);
    pen.globalAlpha = 0.55 + layer * 0.2;
    pen.beginPath();
    pen.moveTo(0, height);
    for (let step = 0; step <= 30; step += 1) {
      const x = (width * step) / 30;
      pen.lineTo(x, top + Math.sin(step * (0.55 + layer * 0.21) + layer * 2) * deep * 0.02);
    }
    pen.lineTo(width, height);
    pen.fill();
  }
  pen.globalAlpha = 1;
  for (let pebble = 0; pebble < 60; pebble += 1) {
    pen.fillStyle = scatter(31, pebble, 0, 0) > 0.5 ? bedLow : bed;
    pen.beginPath();
    const size = 1.5 + 4 * scatter(31, pebble, 1, 0);
    pen.ellipse(
      width * scatter(31, pebble, 2, 0),
      height - deep * 0.075 * scatter(31, pebble, 3, 0),
      size,
      size * 0.6,
      0,
      0,
      2 * Math.PI,
    );
    pen.fill();
  }
}

function paintPlants(pen: Pen, { width, height, surface, sea }: Waters, { plant }: Palette): void {
  const deep = height - surface;
  pen.strokeStyle = plant;
  pen.fillStyle = plant;
  for (let tuft = 0; tuft < 15; tuft += 1) {
    const x = width * scatter(43, tuft, 0, 0);
    const high = deep * (0.1 + 0.16 * scatter(43, tuft, 1, 0));
    const low = height - deep * 0.02;
    pen.globalAlpha = 0.5 + 0.45 * scatter(43, tuft, 4, 0);
    if (sea === 'river') reeds(pen, x, low, high, tuft);
    else coral(pen, x, low, high * 0.6, tuft);
  }
  pen.globalAlpha = 1;
}

function reeds(pen: Pen, x: number, low: number, high: number, tuft: number): void {
  for (let blade = 0; blade < 6; blade += 1) {
    const lean = (scatter(47, tuft, blade, 0) - 0.5) * high * 0.8;
    const tall = high * (0.5 + 0.5 * scatter(47, tuft, blade, 1));
    pen.lineWidth = Math.max(high * 0.045, 2);
    pen.lineCap = 'round';
    pen.beginPath();
    pen.moveTo(x + blade * 3 - 8, low);
    pen.bezierCurveTo(x + lean * 0.2, low - tall * 0.4, x + lean - 6, low - tall * 0.7, x + lean, low - tall);
    pen.stroke();
  }
}

function coral(pen: Pen, x: number, low: number, high: number, tuft: number): void {
  const colours = [
    'oklch(0.62 0.16 25)',
    'oklch(0.66 0.13 60)',
    'oklch(0.55 0.13 330)',
    'oklch(0.6 0.1 300)',
  ];
  pen.strokeStyle = colours[tuft % colours.length] ?? '#c66';
  pen.lineCap = 'round';
  branch(pen, {
    x,
    y: low,
    turn: -Math.PI / 2,
    long: high * 0.42,
    wide: Math.max(high * 0.1, 3),
    depth: 4,
    salt: tuft,
  });
}

type Branch = { x: number; y: number; turn: number; long: number; wide: number; depth: number; salt: number };

function branch(pen: Pen, { x, y, turn, long, wide, depth, salt }: Branch): void {
  const [toX, toY] = [x + Math.cos(turn) * long, y + Math.sin(turn) * long];
  pen.lineWidth = wide;
  pen.beginPath();
  pen.moveTo(x, y);
  pen.lineTo(toX, toY);
  pen.stroke();
  if (depth === 0) return;
  for (const way of [-1, 1])
    branch(pen, {
      x: toX,
      y: toY,
      turn: turn + way * (0.3 + 0.35 * scatter(53, salt, depth, way + 2)),
      long: long * 0.76,
      wide: wide * 0.72,
      depth: depth - 1,
      salt: salt * 2 + way,
    });
}
