import { shadeOf, type Palette, type Waters } from './palette.ts';
import { scatter } from './shoals.ts';

type Pen = CanvasRenderingContext2D;

/** What stands over the water: the moon or the sun, and the far bank. */
export function paintSky(pen: Pen, { width, surface, isNight, sea }: Waters, palette: Palette): void {
  pen.fillStyle = shadeOf(pen, 0, surface, palette.sky);
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

function disc(pen: Pen, x: number, y: number, radius: number): void {
  pen.beginPath();
  pen.arc(x, y, radius, 0, 2 * Math.PI);
  pen.fill();
}
