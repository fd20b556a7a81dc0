import type { Spot } from './map-layout.ts';

/** What of the map is seen: the middle of the canvas, and how large a step is. */
export type Look = { x: number; y: number; scale: number };
export type Size = { width: number; height: number };

const LARGEST = 4;
const SMALLEST = 0.01;
const MARGIN = 40;
/** Names of players are only readable from here on. */
const NAMES_FROM = 0.9;

export const boundScale = (scale: number): number => Math.min(LARGEST, Math.max(SMALLEST, scale));

/** All of it, in the middle. */
export function fitted(spots: readonly Spot[], { width, height }: Size): Look {
  const reach = spots.reduce((most, { x, y }) => Math.max(most, Math.abs(x), Math.abs(y)), 60);
  const room = Math.max(60, Math.min(width, height) - MARGIN);
  return { x: 0, y: 0, scale: boundScale(Math.min(1.4, room / (2 * reach))) };
}

/** The point that is meant by a press, within a finger's width. */
export function spotAt(
  spots: readonly Spot[],
  look: Look,
  size: Size,
  [px, py]: readonly [number, number],
): Spot | null {
  const x = (px - size.width / 2) / look.scale + look.x;
  const y = (py - size.height / 2) / look.scale + look.y;
  let found: Spot | null = null;
  let nearest = 14 / look.scale;
  for (const spot of spots) {
    const away = Math.hypot(spot.x - x, spot.y - y);
    if (away < nearest) [found, nearest] = [spot, away];
  }
  return found;
}

type Colours = { line: string; agent: string; active: string; quiet: string; text: string; ground: string };

export function coloursOf(element: Element): Colours {
  const style = getComputedStyle(element);
  const of = (name: string): string => style.getPropertyValue(`--color-${name}`).trim();
  return {
    line: of('line'),
    agent: of('action'),
    active: of('gain'),
    quiet: of('muted'),
    text: of('text'),
    ground: of('ground'),
  };
}

type Drawn = {
  spots: readonly Spot[];
  look: Look;
  size: Size;
  colours: Colours;
  chosen: Spot | null;
  you: string;
  /** Points of the canvas for one of the page. */
  ratio: number;
  font: string;
};

/** So many in one stroke: a path of thousands of parts costs the painter far more than its parts. */
const AT_ONCE = 200;
/** Below this a point is a square: nobody sees the difference, and it costs a tenth. */
const ROUND_FROM = 2.5;
/** Of a name, so that none stands on another. */
const [NAME_WIDTH, NAME_HEIGHT] = [84, 16];

/** Only what is inside is drawn: lines first, then points by colour, then names where they fit, those of agents before others. */
export function drawMap(
  pen: CanvasRenderingContext2D,
  { spots, look, size, colours, chosen, you, ratio, font }: Drawn,
): void {
  pen.setTransform(ratio, 0, 0, ratio, 0, 0);
  pen.clearRect(0, 0, size.width, size.height);
  const place = ({ x, y }: { x: number; y: number }): [number, number] => [
    (x - look.x) * look.scale + size.width / 2,
    (y - look.y) * look.scale + size.height / 2,
  ];
  const middle = place({ x: 0, y: 0 });
  // Numbers side by side: a pair for each point, made anew with every frame, costs more than the drawing.
  const [xs, ys, seen] = [
    new Float64Array(spots.length),
    new Float64Array(spots.length),
    new Uint8Array(spots.length),
  ];
  spots.forEach((spot, index) => {
    const [x, y] = [
      (spot.x - look.x) * look.scale + size.width / 2,
      (spot.y - look.y) * look.scale + size.height / 2,
    ];
    xs[index] = x;
    ys[index] = y;
    seen[index] = isInside(size, x, y) ? 1 : 0;
  });
  pen.strokeStyle = colours.line;
  pen.lineWidth = 1;
  drawMany(pen, spots, 'stroke', ({ above }, index) => {
    const [fromX, fromY] = above < 0 ? middle : [xs[above] ?? 0, ys[above] ?? 0];
    if (seen[index] === 0 && !isInside(size, fromX, fromY)) return false;
    pen.moveTo(fromX, fromY);
    pen.lineTo(xs[index] ?? 0, ys[index] ?? 0);
    return true;
  });
  for (const kind of ['quiet', 'active', 'agent'] as const) {
    pen.fillStyle = colours[kind];
    const radius = Math.max(1.2, (kind === 'agent' ? 8 : 5) * Math.min(1, look.scale * 1.4));
    drawMany(pen, spots, 'fill', (spot, index) => {
      if (seen[index] === 0 || kindOf(spot) !== kind) return false;
      const [x, y] = [xs[index] ?? 0, ys[index] ?? 0];
      if (radius < ROUND_FROM) {
        pen.fillRect(x - radius, y - radius, radius * 2, radius * 2);
        return false;
      }
      pen.moveTo(x + radius, y);
      pen.arc(x, y, radius, 0, Math.PI * 2);
      return true;
    });
  }
  pen.fillStyle = colours.text;
  pen.beginPath();
  pen.arc(...middle, Math.max(4, 10 * Math.min(1, look.scale)), 0, Math.PI * 2);
  pen.fill();
  const taken = new Set<string>();
  const name = (text: string, [x, y]: readonly [number, number], always = false): void => {
    const row = Math.round(y / NAME_HEIGHT);
    const column = Math.floor(x / NAME_WIDTH);
    if (!always && (taken.has(`${column} ${row}`) || taken.has(`${column + 1} ${row}`))) return;
    taken.add(`${column} ${row}`).add(`${column + 1} ${row}`);
    pen.lineWidth = 4;
    pen.strokeStyle = colours.ground;
    pen.strokeText(text, x + 11, y + 4);
    pen.fillText(text, x + 11, y + 4);
  };
  pen.font = `600 12px ${font}`;
  name(you, middle, true);
  for (const agents of [true, false]) {
    if (look.scale < (agents ? NAMES_FROM / 4 : NAMES_FROM)) continue;
    pen.font = `${agents ? 600 : 400} 12px ${font}`;
    spots.forEach((spot, index) => {
      if (spot.agent === agents && seen[index] === 1) name(spot.name, [xs[index] ?? 0, ys[index] ?? 0]);
    });
  }
  if (chosen !== null) {
    const [x, y] = place(chosen);
    pen.strokeStyle = colours.text;
    pen.lineWidth = 2;
    pen.beginPath();
    pen.arc(x, y, 11, 0, Math.PI * 2);
    pen.stroke();
    pen.font = `600 12px ${font}`;
    name(chosen.name, [x, y], true);
  }
}

/** `add` says whether it put something into the path. */
function drawMany(
  pen: CanvasRenderingContext2D,
  spots: readonly Spot[],
  end: 'stroke' | 'fill',
  add: (spot: Spot, index: number) => boolean,
): void {
  let waiting = 0;
  pen.beginPath();
  spots.forEach((spot, index) => {
    if (add(spot, index)) waiting += 1;
    if (waiting < AT_ONCE) return;
    pen[end]();
    pen.beginPath();
    waiting = 0;
  });
  pen[end]();
}

const kindOf = ({ agent, active }: Spot): 'agent' | 'active' | 'quiet' =>
  agent ? 'agent' : active ? 'active' : 'quiet';

const isInside = ({ width, height }: Size, x: number, y: number): boolean =>
  x > -20 && y > -20 && x < width + 120 && y < height + 20;
