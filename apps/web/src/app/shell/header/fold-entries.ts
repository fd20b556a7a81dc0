/** Between two entries. */
const GAP_PX = 2;

type Line = {
  /** How wide each entry is. */
  widths: readonly number[];
  /** Places of the entries, those that must be in sight first. */
  importance: readonly number[];
  /** How much room the line has. */
  room: number;
  /** How much of it the button takes that holds what is folded. */
  button: number;
};

/** HDR-02: the places that do not fit in the line; what matters less is folded first. */
export function foldEntries({ widths, importance, room, button }: Line): ReadonlySet<number> {
  const whole = widths.reduce((sum, width) => sum + width + GAP_PX, -GAP_PX);
  if (whole <= room) return new Set();
  const folded = new Set<number>();
  let left = room - button;
  for (const place of importance) {
    const width = (widths[place] ?? 0) + GAP_PX;
    // Once something is folded, nothing that matters less takes its room.
    if (folded.size > 0 || width > left) folded.add(place);
    else left -= width;
  }
  return folded;
}
