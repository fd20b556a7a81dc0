/** What differences between a typed word and a known one cost. Nothing costs less than 1, which is what makes pruning right. */
export type Costs = {
  /** One letter (code unit) typed in place of another. */
  change: (one: number, other: number) => number;
  /** A letter that only one of the two has. */
  alone: (letter: number) => number;
  /** Two neighbours that changed places. */
  swap: number;
};

/** Typing errors: each counts one. */
export const TYPING: Costs = { change: () => 1, alone: () => 1, swap: 1 };

/** So many typing errors are forgiven in a word of three letters or more: in a long one a second. */
export const errorsForgiven = (word: string): number => (word.length < 3 ? 0 : word.length < 8 ? 1 : 2);

/** Beyond this nobody would call two texts alike. */
const FAR = 250;
const LONGEST = 120;

/** Used again and again: a search compares dozens of names and waits for nothing in between. */
const rows = [new Uint8Array(LONGEST + 1), new Uint8Array(LONGEST + 1), new Uint8Array(LONGEST + 1)];

/**
 * How far a typed text is from a name, or, where that is nearer, from the name's beginning. Gives up beyond `limit` and
 * then answers with more than it.
 */
export function distanceToName(typed: string, name: string, costs: Costs, limit: number): number {
  const width = Math.min(name.length, LONGEST);
  let [before, above, row] = rows as [Uint8Array, Uint8Array, Uint8Array];
  above[0] = 0;
  for (let at = 1; at <= width; at += 1)
    above[at] = Math.min(FAR, (above[at - 1] ?? 0) + costs.alone(name.charCodeAt(at - 1)));
  for (let line = 1; line <= typed.length; line += 1) {
    const letter = typed.charCodeAt(line - 1);
    const from = Math.max(1, line - limit);
    const to = Math.min(width, line + limit);
    const extra = costs.alone(letter);
    row[from - 1] = from === 1 ? Math.min(FAR, (above[0] ?? FAR) + extra) : FAR;
    let least = row[from - 1] ?? FAR;
    for (let at = from; at <= to; at += 1) {
      const other = name.charCodeAt(at - 1);
      let cost = (above[at - 1] ?? FAR) + (letter === other ? 0 : costs.change(letter, other));
      cost = Math.min(cost, (above[at] ?? FAR) + extra, (row[at - 1] ?? FAR) + costs.alone(other));
      if (line > 1 && at > 1 && typed.charCodeAt(line - 2) === other && name.charCodeAt(at - 2) === letter)
        cost = Math.min(cost, (before[at - 2] ?? FAR) + costs.swap);
      row[at] = Math.min(FAR, cost);
      if (cost < least) least = cost;
    }
    if (to < width) row[to + 1] = FAR;
    if (least > limit) return limit + 1;
    [before, above, row] = [above, row, before];
  }
  return leastOf(above, Math.max(0, typed.length - limit), Math.min(width, typed.length + limit));
}

function leastOf(row: Uint8Array, from: number, to: number): number {
  let found = FAR;
  for (let at = from; at <= to; at += 1) found = Math.min(found, row[at] ?? FAR);
  return found;
}
