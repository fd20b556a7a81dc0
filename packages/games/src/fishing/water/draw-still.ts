import { paintSky } from './draw-sky.ts';
import { paletteOf, shadeOf, type Palette, type Waters } from './palette.ts';
import { scatter } from './shoals.ts';

type Pen = CanvasRenderingContext2D;

/** What does not move: painted once for each size. */
export function paintStill(pen: Pen, waters: Waters): void {
  const palette = paletteOf(waters);
  paintSky(pen, waters, palette);
  paintWater(pen, waters, palette);
  if (waters.sea === 'river') paintRuin(pen, waters, palette);
  paintBed(pen, waters, palette);
  paintPlants(pen, waters, palette);
}

function paintWater(pen: Pen, { width, height, surface, isNight }: Waters, { water }: Palette): void {
  pen.fillStyle = shadeOf(pen, surface, height, water);
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
    pen.fillStyle = shadeOf(pen, top - deep * 0.04, height, [bed, bedLow]);
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
