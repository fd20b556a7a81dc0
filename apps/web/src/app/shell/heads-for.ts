export type Point = { x: number; y: number };
type Box = { left: number; right: number; top: number };

/** Hands are not rulers. */
const SLACK_PX = 24;
/** So short a move says nothing yet. */
const SHORT_PX = 4;

/** Whether the line from one point through another meets the upper edge of a box below: the safe triangle. */
export function headsFor(box: Box, from: Point, to: Point): boolean {
  const across = to.x - from.x;
  const down = to.y - from.y;
  if (to.y >= box.top) return to.x >= box.left - SLACK_PX && to.x <= box.right + SLACK_PX;
  if (Math.abs(across) + Math.abs(down) < SHORT_PX) return true;
  if (down <= 0) return false;
  const meets = to.x + (across / down) * (box.top - to.y);
  return meets >= box.left - SLACK_PX && meets <= box.right + SLACK_PX;
}
