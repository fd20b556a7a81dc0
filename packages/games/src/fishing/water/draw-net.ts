type Pen = CanvasRenderingContext2D;

type Mesh = { x: number; y: number; radius: number; colour: string; turn: number; alpha: number };

const SPOKES = 10;

/** A round casting net, seen from above: spokes, three rings, weights on its rim. */
export function drawMesh(pen: Pen, { x, y, radius, colour, turn, alpha }: Mesh): void {
  if (radius < 1) return;
  pen.save();
  pen.globalAlpha = alpha;
  pen.translate(x, y);
  pen.scale(1, 0.8);
  pen.rotate(turn);
  pen.strokeStyle = 'rgb(255 250 232 / 0.85)';
  pen.lineWidth = 1;
  pen.beginPath();
  for (let spoke = 0; spoke < SPOKES; spoke += 1) {
    const angle = (spoke / SPOKES) * 2 * Math.PI;
    pen.moveTo(0, 0);
    pen.lineTo(Math.cos(angle) * radius, Math.sin(angle) * radius);
  }
  for (const ring of [0.36, 0.68])
    for (let spoke = 0; spoke <= SPOKES; spoke += 1) {
      const angle = ((spoke + (ring > 0.5 ? 0.5 : 0)) / SPOKES) * 2 * Math.PI;
      const [toX, toY] = [Math.cos(angle) * radius * ring, Math.sin(angle) * radius * ring];
      if (spoke === 0) pen.moveTo(toX, toY);
      else pen.lineTo(toX, toY);
    }
  pen.stroke();
  pen.strokeStyle = colour;
  pen.lineWidth = 2.5;
  pen.beginPath();
  pen.arc(0, 0, radius, 0, 2 * Math.PI);
  pen.stroke();
  pen.fillStyle = colour;
  for (let weight = 0; weight < SPOKES; weight += 1) {
    const angle = (weight / SPOKES) * 2 * Math.PI;
    pen.beginPath();
    pen.arc(Math.cos(angle) * radius, Math.sin(angle) * radius, 2.6, 0, 2 * Math.PI);
    pen.fill();
  }
  pen.restore();
}

/** Around what is aimed at. */
export function drawReticle(pen: Pen, x: number, y: number, radius: number, turn: number): void {
  pen.save();
  pen.translate(x, y);
  pen.rotate(turn);
  for (const [width, colour] of [
    [5, 'rgb(20 14 0 / 0.45)'],
    [2.5, '#ffd34d'],
  ] as const) {
    pen.strokeStyle = colour;
    pen.lineWidth = width;
    for (let part = 0; part < 4; part += 1) {
      const from = (part * Math.PI) / 2 + 0.28;
      pen.beginPath();
      pen.arc(0, 0, radius, from, from + Math.PI / 2 - 0.56);
      pen.stroke();
    }
  }
  pen.restore();
}

/** Figures that rise over a boat. */
export function drawLabel(pen: Pen, text: string, x: number, y: number, alpha: number): void {
  pen.save();
  pen.globalAlpha = alpha;
  pen.font = "800 20px 'Noto Sans Bengali', 'Noto Sans Devanagari', system-ui, sans-serif";
  pen.textAlign = 'center';
  pen.lineWidth = 4;
  pen.strokeStyle = 'rgb(40 20 0 / 0.85)';
  pen.fillStyle = '#ffe08a';
  pen.strokeText(text, x, y);
  pen.fillText(text, x, y);
  pen.restore();
}
