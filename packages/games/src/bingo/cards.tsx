import type { Language } from '@maidan/contract/languages.ts';
import { timesText } from '#game-parts/rule-parts.tsx';
import { figure } from '#screen-parts/numbers.ts';
import { fill } from '#screen-parts/screen-texts.ts';
import type { BingoTexts } from './bingo-texts.ts';
import { CELLS, LINES, MIDDLE, SHAPE_CELLS } from './patterns.ts';
import type { BingoCard } from './rules.ts';

const LETTERS = ['B', 'I', 'N', 'G', 'O'] as const;
const EVERY_CELL = Array.from({ length: CELLS }, (_, cell) => cell);

type Props = {
  cards: readonly BingoCard[];
  /** How many cards lie there before they are printed. */
  blank: number;
  called: readonly number[];
  isOver: boolean;
  language: Language;
  words: BingoTexts;
};

export function Cards({ cards, blank, called, isOver, language, words }: Props) {
  const shown: readonly (BingoCard | null)[] =
    cards.length > 0 ? cards : Array.from({ length: blank }, () => null);
  return (
    <div className="bg-cards" data-count={shown.length}>
      {shown.map((card, place) => (
        <Card
          key={card?.numbers.join() ?? LETTERS[place]}
          number={place + 1}
          card={card}
          called={called}
          isOver={isOver}
          language={language}
          words={words}
        />
      ))}
    </div>
  );
}

type CardProps = Omit<Props, 'cards' | 'blank'> & { number: number; card: BingoCard | null };

function Card({ number, card, called, isOver, language, words }: CardProps) {
  const won = isOver && card ? wonCells(card) : null;
  const result = isOver && card ? resultText(card, words, language) : '';
  return (
    <section
      className="bg-card"
      data-gained={isOver && card !== null && card.pays > 100}
      aria-label={`${fill(words.card, { number: figure(number, language) })}${result && `: ${result}`}`}
    >
      <div className="bg-grid" aria-hidden="true">
        {LETTERS.map((letter) => (
          <b key={letter} className="bg-letter" data-letter={letter}>
            {letter}
          </b>
        ))}
        {EVERY_CELL.map((cell) => {
          const value = card?.numbers[cell] ?? null;
          const isStamped = cell === MIDDLE || (value !== null && called.includes(value));
          return (
            <span key={cell} className="bg-cell" data-stamped={isStamped} data-won={won?.has(cell) ?? false}>
              {cell === MIDDLE ? <Star /> : value !== null && figure(value, language)}
            </span>
          );
        })}
      </div>
      <p className="bg-result" aria-hidden="true">
        {result || ' '}
      </p>
    </section>
  );
}

const Star = () => (
  <svg viewBox="-12 -12 24 24" focusable="false">
    <path
      d="m0-10 2.900 6.600 7.100.700-5.400 4.700 1.600 7L0 5.300-6.200 9l1.600-7L-10-2.700l7.100-.7z"
      fill="currentColor"
    />
  </svg>
);

function wonCells(card: BingoCard): Set<number> {
  const lines = card.line?.lines.flatMap((line) => LINES[line] ?? []) ?? [];
  return new Set([...lines, ...card.shapes.flatMap((shape) => SHAPE_CELLS[shape])]);
}

export function resultText(card: BingoCard, words: BingoTexts, language: Language): string {
  if (card.pays === 0) return words.nothing;
  const parts = [
    ...(card.line ? [fill(words.line, { call: figure(card.line.call, language) })] : []),
    ...card.shapes.map((shape) => words.shapes[shape]),
  ];
  return `${parts.join(', ')} · ${timesText(card.pays, language)}`;
}
