type Pen = CanvasRenderingContext2D;

/** One for each seat, so that a boat can be told from the next. */
export const BOAT_COLOURS = ['#e8b04a', '#d9573f', '#3f9d7c', '#7d74cf'] as const;

/** Where the four lie, of the width of the water. */
export const BERTHS = [0.16, 0.39, 0.62, 0.85] as const;

type Boat = { x: number; y: number; size: number; seat: number; isOwn: boolean; roll: number };

/** A nouka with its roof of mats, its fisher, and a lantern on the boat that is one's own. */
export function drawBoat(pen: Pen, { x, y, size, seat, isOwn, roll }: Boat): void {
  pen.save();
  pen.translate(x, y);
  pen.rotate(roll);
  pen.scale(size, size);
  const colour = BOAT_COLOURS[seat] ?? BOAT_COLOURS[0];
  if (isOwn) {
    const glow = pen.createRadialGradient(0.36, -0.2, 0, 0.36, -0.2, 0.75);
    glow.addColorStop(0, 'rgb(255 214 120 / 0.75)');
    glow.addColorStop(1, 'rgb(255 214 120 / 0)');
    pen.fillStyle = glow;
    pen.fillRect(-0.6, -1, 1.8, 1.6);
  }
  drawFisher(pen, colour);
  drawRoof(pen, colour);
  drawHull(pen, colour);
  if (isOwn) drawLantern(pen);
  pen.restore();
}

function drawHull(pen: Pen, colour: string): void {
  const wood = pen.createLinearGradient(0, -0.08, 0, 0.14);
  wood.addColorStop(0, '#6b4426');
  wood.addColorStop(1, '#2b1a10');
  pen.fillStyle = wood;
  pen.beginPath();
  pen.moveTo(-0.56, -0.17);
  pen.quadraticCurveTo(-0.34, -0.02, 0, -0.03);
  pen.quadraticCurveTo(0.36, -0.02, 0.6, -0.2);
  pen.quadraticCurveTo(0.42, 0.12, 0.05, 0.13);
  pen.quadraticCurveTo(-0.36, 0.13, -0.56, -0.17);
  pen.fill();
  pen.strokeStyle = colour;
  pen.lineWidth = 0.026;
  pen.beginPath();
  pen.moveTo(-0.52, -0.11);
  pen.quadraticCurveTo(-0.3, 0.045, 0.02, 0.04);
  pen.quadraticCurveTo(0.36, 0.035, 0.55, -0.12);
  pen.stroke();
}

function drawRoof(pen: Pen, colour: string): void {
  pen.fillStyle = '#b58a4f';
  pen.beginPath();
  pen.moveTo(-0.3, 0);
  pen.quadraticCurveTo(-0.29, -0.25, -0.06, -0.26);
  pen.quadraticCurveTo(0.16, -0.25, 0.17, 0);
  pen.fill();
  pen.strokeStyle = 'rgb(70 44 18 / 0.55)';
  pen.lineWidth = 0.012;
  for (let rib = 0; rib < 4; rib += 1) {
    pen.beginPath();
    pen.moveTo(-0.24 + rib * 0.12, 0);
    pen.quadraticCurveTo(-0.23 + rib * 0.12, -0.2, -0.1 + rib * 0.04, -0.26);
    pen.stroke();
  }
  pen.fillStyle = colour;
  pen.fillRect(-0.3, -0.05, 0.47, 0.03);
}

function drawFisher(pen: Pen, colour: string): void {
  pen.strokeStyle = '#3a2417';
  pen.lineCap = 'round';
  pen.lineWidth = 0.05;
  pen.beginPath();
  pen.moveTo(0.3, -0.28);
  pen.lineTo(0.45, -0.26);
  pen.stroke();
  pen.fillStyle = colour;
  pen.beginPath();
  pen.moveTo(0.22, -0.02);
  pen.lineTo(0.25, -0.3);
  pen.quadraticCurveTo(0.3, -0.36, 0.35, -0.3);
  pen.lineTo(0.38, -0.02);
  pen.fill();
  pen.fillStyle = '#5a3a26';
  pen.beginPath();
  pen.arc(0.3, -0.4, 0.055, 0, 2 * Math.PI);
  pen.fill();
  // The hat of leaves.
  pen.fillStyle = '#d8b878';
  pen.beginPath();
  pen.moveTo(0.19, -0.41);
  pen.quadraticCurveTo(0.3, -0.58, 0.41, -0.41);
  pen.fill();
}

function drawLantern(pen: Pen): void {
  pen.strokeStyle = '#2b1a10';
  pen.lineWidth = 0.016;
  pen.beginPath();
  pen.moveTo(0.52, -0.12);
  pen.quadraticCurveTo(0.52, -0.4, 0.6, -0.4);
  pen.stroke();
  pen.fillStyle = '#ffdf8a';
  pen.beginPath();
  pen.ellipse(0.6, -0.3, 0.045, 0.07, 0, 0, 2 * Math.PI);
  pen.fill();
}
