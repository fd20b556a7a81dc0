import type { Kind } from '../species.ts';
import { LOOKS, type Look, type Shape } from './looks.ts';
import { drawOther } from './draw-shellfish.ts';

type Pen = CanvasRenderingContext2D;

/** A picture of one, looking right, drawn once and then bent as it swims. */
export type Sprite = { readonly image: HTMLCanvasElement; readonly ratio: number };

/** Height by length. */
const RATIOS: Readonly<Record<Shape, number>> = {
  fish: 0.52,
  deep: 0.66,
  long: 0.36,
  knife: 0.46,
  cat: 0.44,
  prawn: 0.6,
  lobster: 0.62,
  crab: 0.72,
  conch: 0.66,
  makara: 0.52,
  marlin: 0.42,
};
/** The body's half height by its length, and how its back and belly differ. */
const BODIES: Readonly<Partial<Record<Shape, { up: number; down: number }>>> = {
  fish: { up: 0.145, down: 0.135 },
  deep: { up: 0.21, down: 0.2 },
  long: { up: 0.09, down: 0.09 },
  knife: { up: 0.12, down: 0.17 },
  cat: { up: 0.11, down: 0.12 },
  marlin: { up: 0.1, down: 0.085 },
};

export function spriteOf(kind: Kind, length: number): Sprite {
  const look = LOOKS[kind];
  const ratio = RATIOS[look.shape];
  const image = document.createElement('canvas');
  image.width = Math.max(Math.ceil(length), 8);
  image.height = Math.max(Math.ceil(length * ratio), 8);
  const pen = image.getContext('2d');
  if (pen) {
    // Everything below is drawn on a fish of length 1 around the middle of its height.
    pen.scale(image.width, image.width);
    pen.translate(0, ratio / 2);
    pen.lineJoin = 'round';
    pen.lineCap = 'round';
    const body = BODIES[look.shape];
    if (body) drawFish(pen, look, body);
    else drawOther(pen, look);
  }
  return { image, ratio };
}

const TAIL = 0.2;
const NOSE = 0.97;

function drawFish(pen: Pen, look: Look, { up, down }: { up: number; down: number }): void {
  const nose = look.shape === 'marlin' ? 0.82 : NOSE;
  drawTail(pen, look, up);
  drawFins(pen, look, up, down);
  const outline = bodyPath(look, up, down, nose);
  fillBody(pen, look, outline, up, down);
  if (look.shape === 'marlin') drawBill(pen, look);
  drawHead(pen, look, up, nose);
  if (look.shape === 'cat') drawWhiskers(pen, nose);
}

function bodyPath({ shape }: Look, up: number, down: number, nose: number): Path2D {
  const path = new Path2D();
  const stem = shape === 'knife' ? 0.012 : 0.035;
  path.moveTo(nose, 0.01);
  path.bezierCurveTo(nose - 0.08, -up * 0.75, 0.68, -up * 1.08, 0.55, -up);
  path.bezierCurveTo(0.42, -up * 0.95, 0.3, -stem * 1.6, TAIL, -stem);
  path.lineTo(TAIL, stem);
  path.bezierCurveTo(0.3, stem * 1.6, 0.42, down * 0.95, 0.55, down);
  path.bezierCurveTo(0.7, down * 1.05, nose - 0.06, down * 0.72, nose, 0.01);
  path.closePath();
  return path;
}

function fillBody(pen: Pen, look: Look, outline: Path2D, up: number, down: number): void {
  const shade = pen.createLinearGradient(0, -up, 0, down);
  shade.addColorStop(0, look.back);
  shade.addColorStop(0.42, look.side);
  shade.addColorStop(0.8, look.belly);
  shade.addColorStop(1, look.side);
  pen.fillStyle = shade;
  pen.fill(outline);
  pen.save();
  pen.clip(outline);
  drawScales(pen, up, down);
  drawMark(pen, look, up, down);
  // The light comes from above.
  const gloss = pen.createLinearGradient(0, -up, 0, -up * 0.1);
  gloss.addColorStop(0, 'rgb(255 255 255 / 0)');
  gloss.addColorStop(0.55, 'rgb(255 255 255 / 0.34)');
  gloss.addColorStop(1, 'rgb(255 255 255 / 0)');
  pen.fillStyle = gloss;
  pen.fillRect(0.22, -up, 0.7, up);
  pen.restore();
  pen.strokeStyle = 'rgb(10 20 30 / 0.35)';
  pen.lineWidth = 0.007;
  pen.stroke(outline);
}

function drawScales(pen: Pen, up: number, down: number): void {
  pen.strokeStyle = 'rgb(20 40 50 / 0.14)';
  pen.lineWidth = 0.005;
  const step = 0.042;
  for (let row = 0, y = -up; y < down; row += 1, y += step * 0.7)
    for (let x = 0.24 + (row % 2) * step * 0.5; x < 0.74; x += step) {
      pen.beginPath();
      pen.arc(x, y, step * 0.55, Math.PI * 0.55, Math.PI * 1.45);
      pen.stroke();
    }
}

function drawMark(pen: Pen, { mark }: Look, up: number, down: number): void {
  if (!mark) return;
  pen.fillStyle = mark.colour;
  pen.strokeStyle = mark.colour;
  if (mark.kind === 'bars')
    for (let bar = 0; bar < 8; bar += 1) {
      pen.lineWidth = 0.02;
      pen.beginPath();
      pen.moveTo(0.27 + bar * 0.068, -up);
      pen.quadraticCurveTo(0.285 + bar * 0.068, 0, 0.265 + bar * 0.068, down * 0.25);
      pen.stroke();
    }
  if (mark.kind === 'band') {
    pen.lineWidth = 0.026;
    pen.beginPath();
    pen.moveTo(0.2, 0);
    pen.quadraticCurveTo(0.5, -up * 0.25, 0.8, -0.005);
    pen.stroke();
  }
  if (mark.kind === 'spots')
    for (let spot = 0; spot < 6; spot += 1) dot(pen, 0.26 + spot * 0.062, down * 0.35 - spot * 0.004, 0.017);
  if (mark.kind === 'spot') {
    dot(pen, 0.7, -up * 0.25, 0.022);
    dot(pen, 0.26, -0.002, 0.016);
  }
}

function dot(pen: Pen, x: number, y: number, radius: number): void {
  pen.beginPath();
  pen.arc(x, y, radius, 0, 2 * Math.PI);
  pen.fill();
}

function finShade(
  pen: Pen,
  { fin }: Look,
  from: readonly [number, number],
  to: readonly [number, number],
): void {
  const shade = pen.createLinearGradient(...from, ...to);
  shade.addColorStop(0, fin);
  shade.addColorStop(1, `${fin}90`);
  pen.fillStyle = shade;
}

function drawTail(pen: Pen, look: Look, up: number): void {
  const spread = look.shape === 'long' ? up * 1.5 : look.shape === 'cat' ? up * 1.1 : up * 1.05;
  finShade(pen, look, [TAIL, 0], [0.02, 0]);
  pen.beginPath();
  if (look.shape === 'knife') {
    pen.moveTo(TAIL + 0.06, -0.02);
    pen.quadraticCurveTo(0.1, -0.02, 0.05, 0.01);
    pen.quadraticCurveTo(0.1, 0.06, TAIL + 0.06, 0.04);
  } else {
    const notch = look.shape === 'cat' ? 0.1 : 0.115;
    pen.moveTo(TAIL + 0.03, -0.03);
    pen.quadraticCurveTo(0.13, -spread * 0.6, 0.015, -spread);
    pen.quadraticCurveTo(0.07, -spread * 0.25, notch, 0);
    pen.quadraticCurveTo(0.07, spread * 0.25, 0.015, spread);
    pen.quadraticCurveTo(0.13, spread * 0.6, TAIL + 0.03, 0.03);
  }
  pen.fill();
  rays(pen, TAIL, 0, 0.03, spread * 0.85, 7);
}

/** The fine bones of a fin. */
function rays(pen: Pen, x: number, y: number, toX: number, spread: number, count: number): void {
  pen.strokeStyle = 'rgb(255 255 255 / 0.28)';
  pen.lineWidth = 0.005;
  for (let ray = 0; ray < count; ray += 1) {
    pen.beginPath();
    pen.moveTo(x, y);
    pen.lineTo(toX + 0.03, y + spread * ((2 * ray) / (count - 1) - 1));
    pen.stroke();
  }
}

function drawFins(pen: Pen, look: Look, up: number, down: number): void {
  const high = look.shape === 'marlin' ? up * 1.15 : look.shape === 'deep' ? up * 0.42 : up * 0.62;
  finShade(pen, look, [0.5, -up], [0.45, -up - high]);
  pen.beginPath();
  const long = look.shape === 'marlin' ? 0.74 : look.shape === 'cat' || look.shape === 'knife' ? 0.6 : 0.66;
  pen.moveTo(long, -up * 0.86);
  pen.quadraticCurveTo(long - 0.02, -up - high, long - 0.14, -up - high * 0.85);
  pen.quadraticCurveTo(
    0.43,
    -up - high * 0.35,
    look.shape === 'fish' || look.shape === 'deep' ? 0.36 : 0.44,
    -up * 0.62,
  );
  pen.fill();
  finShade(pen, look, [0.5, down], [0.4, down + high]);
  pen.beginPath();
  if (look.shape === 'knife') {
    // One fin from the throat to the tail.
    pen.moveTo(0.72, down * 0.85);
    pen.bezierCurveTo(0.55, down * 1.6, 0.25, down * 1.05, 0.07, 0.03);
    pen.lineTo(0.3, 0.05);
  } else {
    pen.moveTo(0.66, down * 0.9);
    pen.quadraticCurveTo(0.62, down + high * 0.75, 0.54, down + high * 0.7);
    pen.quadraticCurveTo(0.56, down, 0.58, down * 0.9);
    pen.moveTo(0.42, down * 0.82);
    pen.quadraticCurveTo(0.36, down + high * 0.5, 0.28, down + high * 0.3);
    pen.quadraticCurveTo(0.3, down * 0.6, 0.32, down * 0.48);
  }
  pen.fill();
}

function drawBill(pen: Pen, { back }: Look): void {
  pen.fillStyle = back;
  pen.beginPath();
  pen.moveTo(0.78, -0.03);
  pen.lineTo(1, -0.012);
  pen.lineTo(0.8, 0.012);
  pen.fill();
}

function drawHead(pen: Pen, look: Look, up: number, nose: number): void {
  pen.strokeStyle = 'rgb(15 25 35 / 0.32)';
  pen.lineWidth = 0.009;
  pen.beginPath();
  pen.arc(nose - 0.26, 0, up * 0.72, -0.95, 0.95);
  pen.stroke();
  // The fin behind the gill.
  finShade(pen, look, [nose - 0.24, 0.02], [nose - 0.38, 0.06]);
  pen.beginPath();
  pen.moveTo(nose - 0.24, up * 0.22);
  pen.quadraticCurveTo(nose - 0.36, up * 0.12, nose - 0.39, up * 0.52);
  pen.quadraticCurveTo(nose - 0.3, up * 0.62, nose - 0.24, up * 0.34);
  pen.fill();
  const size = Math.min(Math.max(up * 0.2, 0.024), 0.036);
  pen.fillStyle = '#fdf6df';
  dot(pen, nose - 0.11, -up * 0.2, size);
  pen.fillStyle = '#10161c';
  dot(pen, nose - 0.104, -up * 0.2, size * 0.62);
  pen.fillStyle = '#ffffff';
  dot(pen, nose - 0.112, -up * 0.2 - size * 0.3, size * 0.24);
  pen.strokeStyle = 'rgb(15 25 35 / 0.45)';
  pen.lineWidth = 0.008;
  pen.beginPath();
  pen.moveTo(nose - 0.004, 0.014);
  pen.quadraticCurveTo(nose - 0.04, 0.034, nose - 0.065, 0.028);
  pen.stroke();
}

function drawWhiskers(pen: Pen, nose: number): void {
  pen.strokeStyle = 'rgb(40 36 24 / 0.75)';
  pen.lineWidth = 0.009;
  for (const [toX, toY] of [
    [nose - 0.12, 0.15],
    [nose - 0.2, 0.12],
    [nose + 0.02, 0.11],
  ] as const) {
    pen.beginPath();
    pen.moveTo(nose - 0.02, 0.025);
    pen.quadraticCurveTo(nose, toY, toX, toY);
    pen.stroke();
  }
}
