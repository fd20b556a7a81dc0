import type { Costs } from '@maidan/contract/typed/distance.ts';
import { byLetters, createYield, sortInPieces } from './pieces.ts';

const FAR = 200;
const LONGEST = 32;

/** Told of words from..to-1 of the tree, what they cost, and whether the typed word is their whole or their beginning. */
export type Found = (from: number, to: number, cost: number, whole: boolean) => void;

/**
 * All words of one kind as a tree of letters, laid out flat in the order of a walk: a branch is a range of nodes and of
 * words, so whatever cannot fit any more is stepped over at once. Each word knows the documents it stands in.
 */
export class LetterTree {
  readonly #letters: Uint16Array;
  readonly #depths: Uint8Array;
  /** The first node after the branch. */
  readonly #next: Int32Array;
  /** The words of the branch; the node itself ends one if `ends` says so. */
  readonly #first: Int32Array;
  readonly #last: Int32Array;
  readonly #ends: Uint8Array;
  readonly #places: Int32Array;
  readonly #documents: Int32Array;

  constructor(nodes: TreeNodes, places: Int32Array, documents: Int32Array) {
    this.#letters = Uint16Array.from(nodes.letters);
    this.#depths = Uint8Array.from(nodes.depths);
    this.#next = Int32Array.from(nodes.next);
    this.#first = Int32Array.from(nodes.first);
    this.#last = Int32Array.from(nodes.last);
    this.#ends = Uint8Array.from(nodes.ends);
    this.#places = places;
    this.#documents = documents;
  }

  /** Notes in `levels` that these words' documents match at least so well. */
  mark(from: number, to: number, level: number, levels: Uint8Array): void {
    const documents = this.#documents;
    const end = this.#places[to] ?? 0;
    for (let at = this.#places[from] ?? 0; at < end; at += 1) {
      const document = documents[at] ?? 0;
      if ((levels[document] ?? 0) > level) levels[document] = level;
    }
  }

  /** Words that are exactly so, and words that begin so. */
  lookUp(word: string, found: Found): void {
    let node = 0;
    for (let at = 0; at < word.length; at += 1) {
      const branch = this.#child(node, at + 1, word.charCodeAt(at));
      if (branch === -1) return;
      node = branch;
      if (at < word.length - 1) node += 1;
    }
    if (word.length === 0) return;
    const first = this.#first[node] ?? 0;
    if (this.#ends[node] === 1) found(first, first + 1, 0, true);
    found(first, this.#last[node] ?? 0, 0, false);
  }

  /** Among siblings that begin at `node`, the one with this letter. */
  #child(node: number, depth: number, letter: number): number {
    const end = this.#letters.length;
    for (let at = node; at < end && this.#depths[at] === depth; at = this.#next[at] ?? end) {
      if (this.#letters[at] === letter) return at;
    }
    return -1;
  }

  /**
   * Words within `budget` of the typed one, and, if it may still be unfinished, words whose beginning is. One row of the
   * usual table of distances per letter of the walk; only the cells near its diagonal can be within the budget.
   */
  lookNear(
    word: string,
    { costs, budget, unfinished }: { costs: Costs; budget: number; unfinished: boolean },
    found: Found,
  ): void {
    const typed = Array.from(word, (_, at) => word.charCodeAt(at));
    const width = typed.length + 1;
    if (typed.length > LONGEST) return;
    const rows = new Uint8Array((LONGEST + typed.length + 4) * width).fill(FAR);
    const path = new Uint16Array(LONGEST + typed.length + 4);
    const best = new Uint8Array(LONGEST + typed.length + 4).fill(FAR);
    rows[0] = 0;
    for (let at = 1; at < width && at <= budget + 1; at += 1)
      rows[at] = Math.min(FAR, (rows[at - 1] ?? 0) + costs.alone(typed[at - 1] ?? 0));
    const deepest = typed.length + budget;
    for (let node = 0; node < this.#letters.length;) {
      const depth = this.#depths[node] ?? 0;
      path[depth] = this.#letters[node] ?? 0;
      const least = depth > deepest ? FAR : fillRow({ rows, width, depth, path, typed, costs, budget });
      const whole = rows[depth * width + width - 1] ?? FAR;
      if (least > budget) {
        node = this.#next[node] ?? node + 1;
        continue;
      }
      if (whole <= budget) {
        const first = this.#first[node] ?? 0;
        if (this.#ends[node] === 1) found(first, first + 1, whole, true);
        if (unfinished && whole < (best[depth - 1] ?? FAR)) found(first, this.#last[node] ?? 0, whole, false);
      }
      best[depth] = Math.min(best[depth - 1] ?? FAR, whole);
      node += 1;
    }
  }
}

type Row = {
  rows: Uint8Array;
  width: number;
  depth: number;
  path: Uint16Array;
  typed: readonly number[];
  costs: Costs;
  budget: number;
};

/** Fills the row of this depth and answers with its least cell. */
function fillRow({ rows, width, depth, path, typed, costs, budget }: Row): number {
  const row = depth * width;
  const above = row - width;
  const letter = path[depth] ?? 0;
  const from = Math.max(1, depth - budget);
  const to = Math.min(width - 1, depth + budget);
  const extra = costs.alone(letter);
  rows[row + from - 1] = from === 1 ? Math.min(FAR, (rows[above] ?? FAR) + extra) : FAR;
  let least = rows[row + from - 1] ?? FAR;
  for (let at = from; at <= to; at += 1) {
    const other = typed[at - 1] ?? 0;
    let cost = (rows[above + at - 1] ?? FAR) + (letter === other ? 0 : costs.change(letter, other));
    cost = Math.min(
      cost,
      (rows[above + at] ?? FAR) + extra,
      (rows[row + at - 1] ?? FAR) + costs.alone(other),
    );
    if (depth > 1 && at > 1 && path[depth - 1] === other && typed[at - 2] === letter)
      cost = Math.min(cost, (rows[above - width + at - 2] ?? FAR) + costs.swap);
    rows[row + at] = Math.min(FAR, cost);
    if (cost < least) least = cost;
  }
  // The cell beyond the band may hold what an earlier branch left there.
  if (to < width - 1) rows[row + to + 1] = FAR;
  if (to < width - 2) rows[row + width - 1] = FAR;
  return least;
}

type TreeNodes = {
  letters: number[];
  depths: number[];
  next: number[];
  first: number[];
  last: number[];
  ends: number[];
};

/** Plants the tree of words, each with the documents it stands in, breathing in between. */
export async function plantTree(words: ReadonlyMap<string, readonly number[]>): Promise<LetterTree> {
  const yieldToCalls = createYield();
  const sorted = await sortInPieces([...words.keys()], byLetters);
  const nodes: TreeNodes = { letters: [], depths: [], next: [], first: [], last: [], ends: [] };
  const places = new Int32Array(sorted.length + 1);
  const branch: number[] = [];
  for (const [index, word] of sorted.entries()) {
    growWord(nodes, branch, word, index);
    places[index + 1] = (places[index] ?? 0) + (words.get(word)?.length ?? 0);
    await yieldToCalls();
  }
  closeBranches(nodes, branch, 0, sorted.length);
  const documents = new Int32Array(places[sorted.length] ?? 0);
  for (const [index, word] of sorted.entries()) {
    documents.set(words.get(word) ?? [], places[index] ?? 0);
    await yieldToCalls();
  }
  return new LetterTree(nodes, places, documents);
}

/** `branch` holds the nodes from the top to the end of the word before, whose letters are shared as far as they go. */
function growWord(nodes: TreeNodes, branch: number[], word: string, index: number): void {
  let shared = 0;
  while (shared < branch.length && nodes.letters[branch[shared] ?? 0] === word.charCodeAt(shared))
    shared += 1;
  closeBranches(nodes, branch, shared, index);
  for (let at = shared; at < word.length; at += 1) {
    branch.push(nodes.letters.length);
    nodes.letters.push(word.charCodeAt(at));
    nodes.depths.push(at + 1);
    nodes.next.push(0);
    nodes.first.push(index);
    nodes.last.push(0);
    nodes.ends.push(at === word.length - 1 ? 1 : 0);
  }
}

function closeBranches(nodes: TreeNodes, branch: number[], keep: number, index: number): void {
  while (branch.length > keep) {
    const node = branch.pop() ?? 0;
    nodes.next[node] = nodes.letters.length;
    nodes.last[node] = index;
  }
}
