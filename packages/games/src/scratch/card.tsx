import type { Language } from '@maidan/contract/languages.ts';
import { useEffect, useRef, type PointerEvent } from 'react';
import { figure } from '#screen-parts/numbers.ts';
import { fill } from '#screen-parts/screen-texts.ts';
import { makeCoating, type Coating } from './coating.ts';
import { FIELDS, prizesOf, type Variant } from './prize-tables.ts';
import type { ScratchTexts } from './scratch-texts.ts';

const COATS: Readonly<Record<Variant, readonly [string, string]>> = {
  fair: ['#c9ced8', '#9ea7b6'],
  river: ['#b9d3d8', '#88a9b3'],
  gold: ['#e9cf8a', '#b58a35'],
};
const PIXELS = 720;
const EVERY_FIELD = Array.from({ length: FIELDS }, (_, index) => index);

export type ShownCard = { readonly id: string; readonly fields: readonly number[]; readonly times: number };

type Props = {
  variant: Variant;
  title: string;
  words: ScratchTexts;
  language: Language;
  /** Null: a card that nobody has bought. */
  card: ShownCard | null;
  /** Bits of the fields that are open. */
  open: number;
  /** What a field is worth at the price of this card. */
  amountOf: (times: number) => string;
  onOpen: (field: number) => void;
};

/** A printed ticket. Each field is a button that opens it; the silver lies over all of them. */
export function Card({ variant, title, words, language, card, open, amountOf, onOpen }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const coating = useRef<Coating>(null);
  const drawn = useRef<string | null>(null);
  const id = card?.id ?? 'none';
  useEffect(() => {
    if (!canvas.current) return;
    coating.current ??= makeCoating(canvas.current);
    if (drawn.current !== id) coating.current.cover(open, COATS[variant]);
    else for (const field of EVERY_FIELD) if (isOpen(open, field)) coating.current.uncover(field);
    drawn.current = id;
  }, [id, open, variant]);

  const scratch = (event: PointerEvent) => {
    if (!card || event.buttons === 0 || !canvas.current) return;
    const { left, top, width, height } = canvas.current.getBoundingClientRect();
    const field = coating.current?.scratch((event.clientX - left) / width, (event.clientY - top) / height);
    if (typeof field === 'number') onOpen(field);
  };
  const isOver = open === 2 ** FIELDS - 1;
  return (
    <div className="sc-card" data-variant={variant}>
      <header className="sc-head">
        <Rosette rank={0} />
        <p>{title}</p>
        <Rosette rank={0} />
      </header>
      <fieldset className="sc-fields" aria-label={words.card}>
        {EVERY_FIELD.map((field) => {
          const times = card?.fields[field] ?? 0;
          const isSeen = card !== null && isOpen(open, field);
          const number = figure(field + 1, language);
          return (
            <button
              key={field}
              type="button"
              className="sc-field"
              data-won={isOver && times !== 0 && times === card?.times}
              aria-label={
                isSeen
                  ? fill(words.field, { number, amount: amountOf(times) })
                  : fill(words.covered, { number })
              }
              aria-disabled={card === null || isSeen}
              onPointerDown={(event) => {
                // A finger is else held by the field it began on.
                event.currentTarget.releasePointerCapture(event.pointerId);
                scratch(event);
              }}
              onPointerMove={scratch}
              onClick={() => card && !isSeen && onOpen(field)}
            >
              {card && (
                <>
                  <Rosette rank={prizesOf(variant).findIndex((prize) => prize.times === times)} />
                  <span>{amountOf(times)}</span>
                </>
              )}
            </button>
          );
        })}
        <canvas ref={canvas} className="sc-coat" width={PIXELS} height={PIXELS} aria-hidden="true" />
      </fieldset>
      <footer className="sc-foot">{words.rule}</footer>
    </div>
  );
}

const isOpen = (open: number, field: number): boolean => (open & (1 << field)) !== 0;

/** A flower as they are painted on rickshaws: the better the prize, the fuller. */
function Rosette({ rank }: { rank: number }) {
  const petals = 12 - Math.max(0, rank);
  return (
    <svg className="sc-rosette" viewBox="-30 -30 60 60" data-rank={rank} aria-hidden="true" focusable="false">
      {Array.from({ length: petals }, (_, petal) => (
        <ellipse
          key={petal}
          className="sc-petal"
          cy="-17"
          rx={46 / petals + 1.5}
          ry="11"
          transform={`rotate(${(petal * 360) / petals})`}
        />
      ))}
      <circle r="9" className="sc-heart" />
      <circle r="4" className="sc-eye" />
    </svg>
  );
}
