type Pen = CanvasRenderingContext2D;
type Waters = { width: number; height: number; surface: number; isNight: boolean };

const SHAFTS = 5;
const BUBBLES = 16;

/** Light that falls through the waves, and air that rises. */
export function paintLight(pen: Pen, { width, height, surface, isNight }: Waters, now: number): void {
  const deep = height - surface;
  const light = pen.createLinearGradient(0, surface, 0, surface + deep * 0.85);
  light.addColorStop(0, isNight ? 'rgb(205 238 255 / 0.16)' : 'rgb(255 255 245 / 0.34)');
  light.addColorStop(1, 'rgb(205 238 255 / 0)');
  pen.fillStyle = light;
  for (let shaft = 0; shaft < SHAFTS; shaft += 1) {
    const sway = Math.sin(now / 3_100 + shaft * 1.9) * width * 0.03;
    const x = width * (0.14 + shaft * 0.2) + sway;
    const wide = width * (0.035 + 0.014 * Math.sin(now / 2_300 + shaft));
    pen.beginPath();
    pen.moveTo(x, surface);
    pen.lineTo(x + wide, surface);
    pen.lineTo(x + wide * 2.6 - width * 0.09, surface + deep);
    pen.lineTo(x - wide * 1.2 - width * 0.09, surface + deep);
    pen.fill();
  }
  pen.strokeStyle = 'rgb(255 255 255 / 0.35)';
  pen.lineWidth = 1.2;
  for (let bubble = 0; bubble < BUBBLES; bubble += 1) {
    const way = (now / (5_200 + bubble * 310) + bubble * 0.37) % 1;
    const x = width * ((bubble * 0.618) % 1) + Math.sin(now / 600 + bubble * 2) * 5;
    pen.beginPath();
    pen.arc(x, height - deep * way, 1.5 + (bubble % 4) * 1.2 * (0.5 + way * 0.5), 0, 2 * Math.PI);
    pen.stroke();
  }
}

/** Two lines of small waves before the boats. */
export function paintSurface(pen: Pen, { width, surface, isNight }: Waters, now: number): void {
  for (const [line, alpha] of [
    [0, 0.55],
    [1, 0.3],
  ] as const) {
    pen.strokeStyle = isNight ? `rgb(214 240 255 / ${alpha})` : `rgb(255 255 255 / ${alpha + 0.2})`;
    pen.lineWidth = 2 - line * 0.7;
    pen.beginPath();
    for (let x = 0; x <= width + 8; x += 8) {
      const y =
        surface +
        line * 6 +
        Math.sin(x / 31 + now / (620 + line * 200)) * 1.8 +
        Math.sin(x / 13 - now / 900) * 0.9;
      if (x === 0) pen.moveTo(x, y);
      else pen.lineTo(x, y);
    }
    pen.stroke();
  }
}
