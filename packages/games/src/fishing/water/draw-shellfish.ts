import type { Look } from './looks.ts';

type Pen = CanvasRenderingContext2D;
type Point = readonly [number, number];

/** What has no fish's shape. Of length 1, looking right, around the middle of its height. */
export function drawOther(pen: Pen, look: Look): void {
  switch (look.shape) {
    case 'prawn':
    case 'lobster':
      return drawPrawn(pen, look);
    case 'crab':
      return drawCrab(pen, look);
    case 'conch':
      return drawConch(pen, look);
    default:
      return drawMakara(pen, look);
  }
}

function shade(pen: Pen, top: number, low: number, ...colours: readonly string[]): CanvasGradient {
  const made = pen.createLinearGradient(0, top, 0, low);
  colours.forEach((colour, index) => made.addColorStop(index / (colours.length - 1), colour));
  return made;
}

function line(pen: Pen, width: number, colour: string, from: Point, by: Point, to: Point): void {
  pen.strokeStyle = colour;
  pen.lineWidth = width;
  pen.beginPath();
  pen.moveTo(...from);
  pen.quadraticCurveTo(...by, ...to);
  pen.stroke();
}

function oval(pen: Pen, x: number, y: number, wide: number, high: number, turn = 0): void {
  pen.beginPath();
  pen.ellipse(x, y, wide, high, turn, 0, 2 * Math.PI);
  pen.fill();
}

function eye(pen: Pen, x: number, y: number, size: number): void {
  pen.fillStyle = '#10161c';
  oval(pen, x, y, size, size);
  pen.fillStyle = '#ffffff';
  oval(pen, x - size * 0.25, y - size * 0.35, size * 0.32, size * 0.32);
}

/** A bent body of rings, smaller to the tail; a lobster is the same with claws. */
function drawPrawn(pen: Pen, { shape, back, side, belly, fin }: Look): void {
  const isLobster = shape === 'lobster';
  for (let leg = 0; leg < 6; leg += 1)
    line(pen, 0.012, fin, [0.66 - leg * 0.05, 0.06], [0.68 - leg * 0.055, 0.16], [0.62 - leg * 0.055, 0.22]);
  line(pen, 0.01, fin, [0.82, -0.05], [0.98, -0.22], [0.72, -0.28]);
  line(pen, 0.01, fin, [0.82, -0.04], [1, -0.14], [0.9, -0.26]);
  pen.fillStyle = fin;
  oval(pen, 0.08, 0.13, 0.075, 0.03, -0.8);
  oval(pen, 0.06, 0.19, 0.075, 0.03, 0.1);
  for (let ring = 0; ring < 6; ring += 1) {
    const [x, y] = [0.16 + ring * 0.075, 0.12 - Math.sin((ring / 6) * 1.7) * 0.13];
    const size = 0.06 + ring * 0.011;
    pen.fillStyle = shade(pen, y - size, y + size, back, side, belly);
    oval(pen, x, y, size * 0.78, size, 0.35 - ring * 0.07);
    line(
      pen,
      0.006,
      'rgb(255 255 255 / 0.3)',
      [x - 0.03, y - size * 0.7],
      [x, y],
      [x - 0.035, y + size * 0.6],
    );
  }
  pen.fillStyle = shade(pen, -0.14, 0.1, back, side, belly);
  pen.beginPath();
  pen.moveTo(0.54, -0.12);
  pen.quadraticCurveTo(0.76, -0.16, 0.97, -0.1);
  pen.quadraticCurveTo(0.86, -0.03, 0.82, 0.05);
  pen.quadraticCurveTo(0.68, 0.12, 0.55, 0.06);
  pen.fill();
  eye(pen, 0.82, -0.065, 0.024);
  // The blue arms of the river prawn; the lobster's are claws.
  for (const lift of [0, 0.07]) {
    line(pen, 0.022, fin, [0.72, 0.06], [0.84, 0.2 + lift], [0.94, 0.1 + lift]);
    if (!isLobster) continue;
    pen.fillStyle = back;
    oval(pen, 0.93, 0.07 + lift, 0.07, 0.042, -0.5);
    line(pen, 0.01, belly, [0.93, 0.06 + lift], [0.97, 0.03 + lift], [0.99, 0.02 + lift]);
  }
}

function drawCrab(pen: Pen, { back, side, belly, fin }: Look): void {
  for (const way of [-1, 1])
    for (let leg = 0; leg < 4; leg += 1) {
      const x = 0.5 + way * (0.12 + leg * 0.035);
      line(
        pen,
        0.028,
        side,
        [x, 0.06],
        [x + way * 0.14, -0.02 + leg * 0.05],
        [x + way * 0.15, 0.22 + leg * 0.02],
      );
    }
  for (const way of [-1, 1]) {
    line(pen, 0.045, back, [0.5 + way * 0.16, 0], [0.5 + way * 0.38, 0], [0.5 + way * 0.33, -0.17]);
    pen.fillStyle = fin;
    oval(pen, 0.5 + way * 0.3, -0.22, 0.1, 0.065, way * 0.6);
    pen.fillStyle = 'rgb(0 0 0 / 0.35)';
    oval(pen, 0.5 + way * 0.27, -0.275, 0.03, 0.02, way * 0.6);
  }
  pen.fillStyle = shade(pen, -0.16, 0.2, back, side, belly);
  pen.beginPath();
  pen.moveTo(0.22, -0.05);
  pen.quadraticCurveTo(0.5, -0.26, 0.78, -0.05);
  pen.quadraticCurveTo(0.72, 0.2, 0.5, 0.2);
  pen.quadraticCurveTo(0.28, 0.2, 0.22, -0.05);
  pen.fill();
  line(pen, 0.012, 'rgb(255 255 255 / 0.3)', [0.3, -0.03], [0.5, -0.17], [0.7, -0.03]);
  for (const x of [0.42, 0.58]) {
    line(pen, 0.02, back, [x, -0.12], [x, -0.18], [x, -0.2]);
    eye(pen, x, -0.21, 0.03);
  }
}

/** The great conch: its whorls wound in gold, a pearl in its mouth. */
function drawConch(pen: Pen, { back, side, belly, fin }: Look): void {
  const glow = pen.createRadialGradient(0.5, 0, 0.08, 0.5, 0, 0.33);
  glow.addColorStop(0, 'rgb(255 226 150 / 0.55)');
  glow.addColorStop(1, 'rgb(255 226 150 / 0)');
  pen.fillStyle = glow;
  pen.fillRect(0, -0.33, 1, 0.66);
  pen.fillStyle = shade(pen, -0.26, 0.24, back, side, belly);
  pen.beginPath();
  pen.moveTo(0.04, 0.02);
  pen.bezierCurveTo(0.2, -0.08, 0.34, -0.26, 0.56, -0.25);
  pen.bezierCurveTo(0.82, -0.23, 0.94, -0.06, 0.96, 0.06);
  pen.bezierCurveTo(0.86, 0.1, 0.8, 0.24, 0.58, 0.24);
  pen.bezierCurveTo(0.36, 0.24, 0.2, 0.1, 0.04, 0.02);
  pen.fill();
  pen.fillStyle = fin;
  pen.beginPath();
  pen.moveTo(0.94, 0.05);
  pen.bezierCurveTo(0.78, 0.02, 0.62, 0.04, 0.52, 0.14);
  pen.bezierCurveTo(0.64, 0.24, 0.84, 0.18, 0.94, 0.05);
  pen.fill();
  for (let whorl = 0; whorl < 6; whorl += 1) {
    const x = 0.16 + whorl * 0.085;
    const high = 0.06 + whorl * 0.034;
    line(pen, 0.014, '#e8b64c', [x, -high], [x + 0.07, 0], [x - 0.01, high * 0.85]);
  }
  pen.fillStyle = shade(pen, 0.02, 0.14, '#ffffff', '#ffe9f0', '#d9c3d6');
  oval(pen, 0.7, 0.1, 0.058, 0.058);
  pen.fillStyle = '#ffffff';
  oval(pen, 0.685, 0.082, 0.016, 0.016);
}

/** The beast of old temple gates: a crocodile's jaw, a lifted trunk, and a tail of leaves. */
function drawMakara(pen: Pen, { back, side, belly, fin }: Look): void {
  pen.fillStyle = fin;
  for (const [x, y, turn] of [
    [0.07, -0.12, -0.9],
    [0.05, -0.02, -0.3],
    [0.07, 0.09, 0.4],
    [0.14, -0.17, -1.4],
  ] as const)
    oval(pen, x, y, 0.085, 0.034, turn);
  pen.beginPath();
  for (let spine = 0; spine < 9; spine += 1) {
    const x = 0.24 + spine * 0.058;
    pen.moveTo(x - 0.028, -0.1 - spine * 0.004);
    pen.quadraticCurveTo(x - 0.03, -0.2, x - 0.006, -0.21 + (spine % 2) * 0.02);
    pen.quadraticCurveTo(x + 0.02, -0.17, x + 0.03, -0.1 - spine * 0.004);
  }
  pen.fill();
  pen.fillStyle = shade(pen, -0.17, 0.17, back, side, belly);
  pen.beginPath();
  pen.moveTo(0.1, -0.03);
  pen.bezierCurveTo(0.26, -0.1, 0.4, -0.18, 0.6, -0.16);
  pen.bezierCurveTo(0.74, -0.15, 0.8, -0.13, 0.9, -0.17);
  pen.bezierCurveTo(0.96, -0.21, 0.99, -0.24, 0.95, -0.25);
  pen.bezierCurveTo(1.02, -0.24, 1, -0.14, 0.93, -0.09);
  pen.bezierCurveTo(0.88, -0.05, 0.82, -0.03, 0.76, -0.01);
  pen.lineTo(0.93, 0.05);
  pen.bezierCurveTo(0.9, 0.11, 0.8, 0.12, 0.7, 0.12);
  pen.bezierCurveTo(0.5, 0.18, 0.28, 0.12, 0.1, 0.04);
  pen.closePath();
  pen.fill();
  pen.strokeStyle = 'rgb(8 40 36 / 0.5)';
  pen.lineWidth = 0.006;
  pen.stroke();
  // Teeth, and the inside of the mouth between them.
  pen.fillStyle = '#fff8e6';
  for (let tooth = 0; tooth < 5; tooth += 1) {
    const x = 0.79 + tooth * 0.028;
    pen.beginPath();
    pen.moveTo(x, -0.02 + tooth * -0.012);
    pen.lineTo(x + 0.012, 0.018 - tooth * 0.008);
    pen.lineTo(x + 0.024, -0.03 + tooth * -0.012);
    pen.fill();
  }
  for (let row = 0; row < 3; row += 1)
    for (let scale = 0; scale < 10; scale += 1) {
      pen.strokeStyle = 'rgb(255 225 140 / 0.55)';
      pen.lineWidth = 0.007;
      pen.beginPath();
      pen.arc(0.22 + scale * 0.045 + (row % 2) * 0.022, -0.06 + row * 0.055, 0.024, 0.2, 2.9);
      pen.stroke();
    }
  line(pen, 0.014, '#f4c55a', [0.6, -0.13], [0.66, 0], [0.62, 0.12]);
  line(pen, 0.008, '#f4c55a', [0.635, -0.13], [0.695, 0], [0.655, 0.12]);
  pen.fillStyle = '#f4c55a';
  oval(pen, 0.735, -0.085, 0.036, 0.03);
  eye(pen, 0.738, -0.085, 0.021);
  pen.fillStyle = fin;
  oval(pen, 0.52, 0.15, 0.09, 0.03, 0.5);
  oval(pen, 0.3, 0.12, 0.07, 0.024, 0.5);
}
