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
};

/** Only what is inside is drawn: lines first, all in one stroke, then points by colour, then names where they fit. */
export function drawMap(
  pen: CanvasRenderingContext2D,
  { spots, look, size, colours, chosen, you }: Drawn,
): void {
  const ratio = window.devicePixelRatio;
  pen.setTransform(ratio, 0, 0, ratio, 0, 0);
  pen.clearRect(0, 0, size.width, size.height);
  const place = ({ x, y }: { x: number; y: number }): [number, number] => [
    (x - look.x) * look.scale + size.width / 2,
    (y - look.y) * look.scale + size.height / 2,
  ];
  const middle = place({ x: 0, y: 0 });
  pen.strokeStyle = colours.line;
  pen.lineWidth = 1;
  pen.beginPath();
  for (const spot of spots) {
    const above = spot.above < 0 ? undefined : spots[spot.above];
    const [fromX, fromY] = above === undefined ? middle : place(above);
    const [toX, toY] = place(spot);
    if (!isInside(size, fromX, fromY) && !isInside(size, toX, toY)) continue;
    pen.moveTo(fromX, fromY);
    pen.lineTo(toX, toY);
  }
  pen.stroke();
  for (const kind of ['quiet', 'active', 'agent'] as const) {
    pen.fillStyle = colours[kind];
    pen.beginPath();
    const radius = Math.max(1.2, (kind === 'agent' ? 8 : 5) * Math.min(1, look.scale * 1.4));
    for (const spot of spots) {
      if (kindOf(spot) !== kind) continue;
      const [x, y] = place(spot);
      if (!isInside(size, x, y)) continue;
      pen.moveTo(x + radius, y);
      pen.arc(x, y, radius, 0, Math.PI * 2);
    }
    pen.fill();
  }
  pen.fillStyle = colours.text;
  pen.beginPath();
  pen.arc(...middle, Math.max(4, 10 * Math.min(1, look.scale)), 0, Math.PI * 2);
  pen.fill();
  const name = (text: string, [x, y]: [number, number], bold: boolean): void => {
    pen.font = `${bold ? 600 : 400} 12px ${getComputedStyle(document.body).fontFamily}`;
    pen.lineWidth = 4;
    pen.strokeStyle = colours.ground;
    pen.strokeText(text, x + 11, y + 4);
    pen.fillText(text, x + 11, y + 4);
  };
  pen.fillStyle = colours.text;
  for (const spot of spots) {
    if (look.scale < (spot.agent ? NAMES_FROM / 4 : NAMES_FROM)) continue;
    const at = place(spot);
    if (isInside(size, ...at)) name(spot.name, at, spot.agent);
  }
  name(you, middle, true);
  if (chosen !== null) {
    const [x, y] = place(chosen);
    pen.strokeStyle = colours.text;
    pen.lineWidth = 2;
    pen.beginPath();
    pen.arc(x, y, 11, 0, Math.PI * 2);
    pen.stroke();
    name(chosen.name, [x, y], true);
  }
}

const kindOf = ({ agent, active }: Spot): 'agent' | 'active' | 'quiet' =>
  agent ? 'agent' : active ? 'active' : 'quiet';

const isInside = ({ width, height }: Size, x: number, y: number): boolean =>
  x > -20 && y > -20 && x < width + 120 && y < height + 20;
