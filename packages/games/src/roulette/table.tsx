import type { Language } from '@maidan/contract/languages.ts';
import type { Money } from '@maidan/contract/money.ts';
import { useRef, useState, type KeyboardEvent } from 'react';
import { figure, type AmountText } from '#screen-parts/numbers.ts';
import { fill } from '#screen-parts/screen-texts.ts';
import type { ChipsOn } from './bet.ts';
import { PLACED, type Place } from './places.ts';
import { spotName, type RouletteTexts } from './roulette-texts.ts';
import { colourOf, type Spot } from './spots.ts';

type Props = {
  laid: readonly ChipsOn[];
  won: readonly string[];
  /** Where the ball lies. */
  number: number | null;
  language: Language;
  words: RouletteTexts;
  amountText: AmountText;
  onLay: (spot: string) => void;
  onClear: (spot: string) => void;
};

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};

/** Every spot is a button, of which Tab reaches one; arrows go to the next in their direction, Delete takes the chips off. */
export function Table({ laid, won, number, language, words, amountText, onLay, onClear }: Props) {
  const table = useRef<HTMLFieldSetElement>(null);
  const [reached, setReached] = useState('straight-0');
  const amounts = new Map(laid.map(({ spot, amount }) => [spot, amount]));
  const onKeyDown = (event: KeyboardEvent) => {
    const from = (event.target as HTMLElement).closest<HTMLElement>('[data-spot]');
    const id = from?.dataset['spot'];
    if (!from || id === undefined) return;
    if (event.key === 'Delete' || event.key === 'Backspace') return onClear(id);
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    nextFrom(from, table.current, step)?.focus();
  };
  return (
    <fieldset ref={table} aria-label={words.table} className="rl-table">
      {PLACED.map(({ spot, place, isCell }) => (
        <SpotButton
          key={spot.id}
          spot={spot}
          place={place}
          isCell={isCell}
          name={spotName(spot, words, language)}
          face={isCell ? faceOf(spot, words, language) : ''}
          amount={amounts.get(spot.id) ?? null}
          amountText={amountText}
          language={language}
          hit={spot.kind === 'straight' && spot.numbers[0] === number}
          won={won.includes(spot.id)}
          reached={spot.id === reached}
          onReach={setReached}
          onLay={onLay}
          onKeyDown={onKeyDown}
          words={words}
        />
      ))}
    </fieldset>
  );
}

function middle(element: HTMLElement) {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/** The nearest spot whose middle lies in that direction: straight ahead counts more than beside. */
function nextFrom(from: HTMLElement, table: HTMLElement | null, [dx, dy]: readonly [number, number]) {
  const here = middle(from);
  let best: HTMLElement | null = null;
  let least = Infinity;
  for (const spot of table?.querySelectorAll<HTMLElement>('[data-spot]') ?? []) {
    const there = middle(spot);
    const ahead = (there.x - here.x) * dx + (there.y - here.y) * dy;
    const aside = Math.abs((there.x - here.x) * dy) + Math.abs((there.y - here.y) * dx);
    const far = ahead + aside * 3;
    if (ahead > 2 && far < least) [best, least] = [spot, far];
  }
  return best;
}

function faceOf(spot: Spot, words: RouletteTexts, language: Language): string {
  if (spot.kind === 'straight') return figure(spot.numbers[0] ?? 0, language);
  return spot.kind === 'column' ? words.columnMark : spotName(spot, words, language);
}

type SpotProps = {
  spot: Spot;
  place: Place;
  isCell: boolean;
  name: string;
  face: string;
  amount: Money | null;
  amountText: AmountText;
  language: Language;
  hit: boolean;
  won: boolean;
  reached: boolean;
  onReach: (spot: string) => void;
  onLay: (spot: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  words: RouletteTexts;
};

function SpotButton(props: SpotProps) {
  const { spot, place, isCell, name, face, amount, amountText, language, words } = props;
  const colour =
    spot.kind === 'straight' ? colourOf(spot.numbers[0] ?? 0) : spot.kind === 'half' ? spot.id : 'none';
  return (
    <button
      type="button"
      className={classOf(spot, isCell)}
      data-spot={spot.id}
      data-colour={colour}
      data-hit={props.hit}
      data-won={props.won}
      tabIndex={props.reached ? 0 : -1}
      aria-label={amount === null ? name : fill(words.onSpot, { spot: name, amount: amountText(amount) })}
      style={{ '--u': place.u, '--v': place.v, '--w': place.w, '--h': place.h } as React.CSSProperties}
      onFocus={() => props.onReach(spot.id)}
      onClick={() => props.onLay(spot.id)}
      onKeyDown={props.onKeyDown}
    >
      {face !== '' && <span className="rl-face">{face}</span>}
      {amount !== null && <Chip amount={amount} language={language} />}
    </button>
  );
}

const classOf = ({ kind }: Spot, isCell: boolean): string => {
  if (!isCell) return 'rl-spot rl-line';
  return kind === 'half' || kind === 'dozen' ? 'rl-spot rl-cell rl-worded' : 'rl-spot rl-cell';
};

const WORTH: readonly (readonly [bigint, string])[] = [
  [10_000n, 'ink'],
  [5_000n, 'rose'],
  [2_500n, 'leaf'],
  [1_000n, 'sky'],
  [500n, 'coral'],
];

/** A chip with what it stands for in whole units. */
export function Chip({ amount, language }: { amount: bigint; language: Language }) {
  const look = WORTH.find(([from]) => amount >= from)?.[1] ?? 'pearl';
  return (
    <span className="rl-chip" data-look={look}>
      {figure(Number(amount / 100n), language)}
    </span>
  );
}
