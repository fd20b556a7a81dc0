/** The silver over the nine fields, drawn on one canvas and scratched off it. No picture is read back: strokes are counted. */
const SIDE = 3;
const FIELDS = SIDE * SIDE;
/** Each field is counted in so many parts across; when this many of them were touched, it is open. */
const PARTS = 4;
const ENOUGH = 9;
const BRUSH = 0.17;

export type Coating = {
  /** Draws all that is still covered anew. */
  cover: (open: number, colours: readonly [string, string]) => void;
  /** At a point in parts of the canvas, 0 to 1. Gives the field that is open enough now. */
  scratch: (x: number, y: number) => number | null;
  /** A field without its coat. */
  uncover: (field: number) => void;
};

export function makeCoating(canvas: HTMLCanvasElement): Coating {
  const context = canvas.getContext('2d');
  const touched = Array.from({ length: FIELDS }, () => new Set<number>());
  const size = () => canvas.width / SIDE;
  const corner = (field: number) => [(field % SIDE) * size(), Math.floor(field / SIDE) * size()] as const;
  let last: readonly [number, number] | null = null;

  function coat(field: number, colours: readonly [string, string]): void {
    if (!context) return;
    const [x, y] = corner(field);
    const gap = size() * 0.05;
    const side = size() - 2 * gap;
    const silver = context.createLinearGradient(x, y, x + side, y + side);
    silver.addColorStop(0, colours[0]);
    silver.addColorStop(0.5, '#ffffff');
    silver.addColorStop(1, colours[1]);
    context.fillStyle = silver;
    context.beginPath();
    context.roundRect(x + gap, y + gap, side, side, side * 0.22);
    context.fill();
    context.strokeStyle = 'rgb(60 50 40 / .16)';
    context.lineWidth = side * 0.025;
    for (let petal = 0; petal < 8; petal += 1) {
      const angle = (petal / 8) * 2 * Math.PI;
      const [mx, my] = [x + gap + side / 2, y + gap + side / 2];
      context.beginPath();
      context.ellipse(
        mx + Math.cos(angle) * side * 0.17,
        my + Math.sin(angle) * side * 0.17,
        side * 0.17,
        side * 0.075,
        angle,
        0,
        2 * Math.PI,
      );
      context.stroke();
    }
  }

  return {
    cover(open, colours) {
      last = null;
      context?.clearRect(0, 0, canvas.width, canvas.height);
      for (let field = 0; field < FIELDS; field += 1) {
        touched[field]?.clear();
        if ((open & (1 << field)) === 0) coat(field, colours);
      }
    },
    uncover(field) {
      const [x, y] = corner(field);
      context?.clearRect(x, y, size(), size());
    },
    scratch(x, y) {
      const at = [x * canvas.width, y * canvas.height] as const;
      if (context) {
        context.globalCompositeOperation = 'destination-out';
        context.lineCap = 'round';
        context.lineWidth = size() * BRUSH * 2;
        context.beginPath();
        context.moveTo(...(last && near(last, at, size()) ? last : at));
        context.lineTo(...at);
        context.stroke();
        context.globalCompositeOperation = 'source-over';
      }
      last = at;
      return countTouch(touched, x, y);
    },
  };
}

/** A finger that was lifted and set down elsewhere draws no line between the two. */
function near(one: readonly [number, number], other: readonly [number, number], most: number): boolean {
  return Math.hypot(one[0] - other[0], one[1] - other[1]) < most * 0.6;
}

export function countTouch(touched: readonly Set<number>[], x: number, y: number): number | null {
  const [column, row] = [Math.floor(x * SIDE), Math.floor(y * SIDE)];
  if (column < 0 || row < 0 || column >= SIDE || row >= SIDE) return null;
  const field = row * SIDE + column;
  const parts = touched[field];
  if (!parts) return null;
  const across = Math.floor((x * SIDE - column) * PARTS);
  const down = Math.floor((y * SIDE - row) * PARTS);
  // The brush is wider than a point: its neighbours to the sides are touched too.
  for (const part of [across - 1, across, across + 1])
    if (part >= 0 && part < PARTS) parts.add(down * PARTS + part);
  return parts.size >= ENOUGH ? field : null;
}
