export type Point = { x: number; y: number };
type Box = { left: number; right: number; top: number; bottom: number };
/** Where a menu opens, seen from its entry. */
export type Side = 'below' | 'right' | 'left';

/** Hands are not rulers. */
const SLACK_PX = 24;
/** So short a move says nothing yet. */
const SHORT_PX = 4;

/** Whether the line from one point through another meets the near edge of a box: the safe triangle. */
export function headsFor(box: Box, from: Point, to: Point, side: Side = 'below'): boolean {
  const [far, a, b] = [turned(box, side), turnedPoint(from, side), turnedPoint(to, side)];
  const across = b.x - a.x;
  const down = b.y - a.y;
  if (b.y >= far.top) return b.x >= far.left - SLACK_PX && b.x <= far.right + SLACK_PX;
  if (Math.abs(across) + Math.abs(down) < SHORT_PX) return true;
  if (down <= 0) return false;
  const meets = b.x + (across / down) * (far.top - b.y);
  return meets >= far.left - SLACK_PX && meets <= far.right + SLACK_PX;
}

/** A menu beside its entry is one below it, with the head on the shoulder. */
function turned({ left, right, top, bottom }: Box, side: Side): Omit<Box, 'bottom'> {
  if (side === 'below') return { left, right, top };
  return { left: top, right: bottom, top: side === 'right' ? left : -right };
}

function turnedPoint({ x, y }: Point, side: Side): Point {
  if (side === 'below') return { x, y };
  return { x: y, y: side === 'right' ? x : -x };
}
