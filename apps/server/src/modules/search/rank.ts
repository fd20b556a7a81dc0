import type { Language } from '@maidan/contract/languages.ts';
import { distanceToName, TYPING } from '@maidan/contract/typed/distance.ts';
import { HEARING } from './costs.ts';
import { LEVEL, NO_MATCH } from './levels.ts';
import type { Name, SearchIndex } from './search-index.ts';

export type Question = { words: readonly string[]; text: string; sound: string; reader: Language };

/** Documents with all words, the best first; `good` of them without guessing. */
export type Ranked = { documents: number[]; good: number };

/** So many uncertain answers are compared letter by letter; nobody looks further down. */
const COMPARED = 60;
const TEXT_LIMIT = 6;
const GAPS = 24;
/** With so many sure answers the order of the others is nobody's concern. */
const PLENTY = 24;
const NEAREST_SHOWN = 12;

/**
 * Exactly this name, games of the house's choice with these very words, names that begin so, names with words that begin so, then what sounds so, then typing errors. Among
 * equals the order of the catalogue holds, which has open games before closed and hot before others.
 */
export function arrange(index: SearchIndex, question: Question, levels: readonly Uint8Array[]): Ranked {
  const whole = markNames(index, question.text);
  const worst = worstOf(levels);
  const exact: number[] = [];
  const featured: number[] = [];
  const begins: number[] = [];
  const words: number[] = [];
  const heard: number[] = [];
  const heardInPart: number[] = [];
  const guessed: number[] = [];
  for (let document = 0; document < worst.length; document += 1) {
    const level = worst[document] ?? NO_MATCH;
    if (level === NO_MATCH) continue;
    if (level > LEVEL.heardNearly) guessed.push(document);
    else if (level > LEVEL.heard) heardInPart.push(document);
    else if (level > LEVEL.beginning) heard.push(document);
    else if (whole[document] === THE_NAME) exact.push(document);
    else if (level === LEVEL.word && index.entries[document]?.featured === true) featured.push(document);
    else (whole[document] === ELSEWHERE ? words : begins).push(document);
  }
  const sure = exact.concat(featured, begins, words);
  const good = sure.length + heard.length + heardInPart.length;
  if (sure.length >= PLENTY) return { documents: sure.concat(heard, heardInPart, guessed), good };
  const inOrder = [heard, heardInPart, guessed].flatMap((some) => compareSome(index, question, some));
  return { documents: sure.concat(inOrder), good };
}

/** A document matches as well as the word that fits it worst. */
function worstOf([first, ...others]: readonly Uint8Array[]): Uint8Array {
  if (others.length === 0) return first ?? new Uint8Array();
  const worst = Uint8Array.from(first ?? []);
  for (const levels of others) {
    for (let document = 0; document < worst.length; document += 1) {
      const level = levels[document] ?? NO_MATCH;
      if (level > (worst[document] ?? 0)) worst[document] = level;
    }
  }
  return worst;
}

const THE_NAME = 0;
const BEGINNING = 1;
const ELSEWHERE = 2;

/** In the last room: whether the text is the name of a document, its beginning, or neither. */
function markNames({ names, room }: SearchIndex, text: string): Uint8Array {
  const marks = (room.at(-1) ?? new Uint8Array()).fill(ELSEWHERE);
  for (let at = firstFrom(names, text); names[at]?.name.startsWith(text) === true; at += 1) {
    const { name, document } = names[at] as Name;
    if (name === text) marks[document] = THE_NAME;
    else if (marks[document] !== THE_NAME) marks[document] = BEGINNING;
  }
  return marks;
}

function firstFrom(names: readonly Name[], text: string): number {
  let from = 0;
  let to = names.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((names[middle]?.name ?? '') < text) from = middle + 1;
    else to = middle;
  }
  return from;
}

/** Puts the first of these in the order of how near their whole name is; names of the same length are looked at first. */
function compareSome(index: SearchIndex, question: Question, documents: readonly number[]): number[] {
  if (documents.length < 2) return [...documents];
  const chosen = documents.length <= COMPARED ? documents : likeInLength(index, question, documents);
  const compared = chosen
    .map((document) => ({ document, gap: nameGap(index, question, document) }))
    .toSorted((one, other) => one.gap - other.gap || one.document - other.document)
    .map(({ document }) => document);
  if (chosen === documents) return compared;
  const done = new Set(chosen);
  return compared.concat(documents.filter((document) => !done.has(document)));
}

function likeInLength(index: SearchIndex, question: Question, documents: readonly number[]): number[] {
  const byGap: number[][] = Array.from({ length: GAPS }, () => []);
  for (const document of documents)
    byGap[Math.min(GAPS - 1, lengthGap(index, question, document))]?.push(document);
  return byGap.flat().slice(0, COMPARED);
}

/** Of what has some of the words, that which is nearest as a whole. */
export function nearestOf(index: SearchIndex, question: Question, levels: readonly Uint8Array[]): number[] {
  const byCount: number[][] = levels.map(() => []);
  for (let document = 0; document < index.entries.length; document += 1) {
    let count = 0;
    for (const level of levels) if (level[document] !== NO_MATCH) count += 1;
    if (count > 0) byCount[count - 1]?.push(document);
  }
  const best = byCount.findLast((documents) => documents.length > 0) ?? [];
  return compareSome(index, question, best).slice(0, NEAREST_SHOWN);
}

function lengthGap({ folded }: SearchIndex, { text }: Question, document: number): number {
  let gap = Number.POSITIVE_INFINITY;
  for (const name of folded[document] ?? []) gap = Math.min(gap, Math.abs(name.length - text.length));
  return gap;
}

/** Twice the distance, and one more where the name goes on after what was typed. */
function nameGap({ folded, sounds }: SearchIndex, { text, sound }: Question, document: number): number {
  let gap = Number.POSITIVE_INFINITY;
  for (const name of folded[document] ?? []) {
    const far = distanceToName(text, name, TYPING, TEXT_LIMIT);
    gap = Math.min(gap, far * 2 + (name.length > text.length + 1 ? 1 : 0));
  }
  for (const name of sounds[document] ?? []) {
    const far = distanceToName(sound, name, HEARING, TEXT_LIMIT);
    gap = Math.min(gap, far * 2 + (name.length > sound.length + 1 ? 1 : 0));
  }
  return gap;
}
