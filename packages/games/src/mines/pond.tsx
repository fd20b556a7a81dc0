import type { Language } from '@maidan/contract/languages.ts';
import { useRef, useState, type KeyboardEvent } from 'react';
import { figure } from '#screen-parts/numbers.ts';
import { fill } from '#screen-parts/screen-texts.ts';
import type { MinesTexts } from './mines-texts.ts';
import { SIDE, TILES } from './paytable.ts';
import { PondArt, type Drawing } from './pond-art.tsx';
import type { MinesView } from './round.ts';

type Props = {
  view: MinesView | null;
  /** A leaf that was pressed and not answered yet. */
  lifted: number | null;
  canOpen: boolean;
  language: Language;
  texts: MinesTexts;
  onOpen: (tile: number) => void;
};

const TILE_NUMBERS = Array.from({ length: TILES }, (_, tile) => tile);
const STEPS: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Five rows of five leaves. One of them is in the way of the Tab key; the arrows go from leaf to leaf. */
export function Pond({ view, lifted, canOpen, language, texts, onOpen }: Props) {
  const [at, setAt] = useState((TILES - 1) / 2);
  const grid = useRef<HTMLFieldSetElement>(null);
  const onKey = (event: KeyboardEvent) => {
    const [right, down] = STEPS[event.key] ?? [0, 0];
    const [column, row] = [(at % SIDE) + right, Math.floor(at / SIDE) + down];
    if ((right === 0 && down === 0) || column < 0 || column >= SIDE || row < 0 || row >= SIDE) return;
    event.preventDefault();
    setAt(row * SIDE + column);
    grid.current?.querySelectorAll('button')[row * SIDE + column]?.focus();
  };
  return (
    <fieldset ref={grid} className="mn-pond" aria-label={texts.pond}>
      {TILE_NUMBERS.map((tile) => {
        const found = foundAt(view, tile);
        const place = {
          row: figure(Math.floor(tile / SIDE) + 1, language),
          column: figure((tile % SIDE) + 1, language),
        };
        const isChosen = view !== null && (view.opened.includes(tile) || view.hit === tile);
        const state = isChosen ? 'chosen' : found === 'pad' ? 'closed' : 'told';
        return (
          <button
            key={tile}
            type="button"
            className="mn-leaf"
            data-state={lifted === tile ? 'lifted' : state}
            data-found={found}
            tabIndex={tile === at ? 0 : -1}
            aria-label={`${fill(texts.leaf, place)}, ${{ pad: texts.unseen, lotus: texts.lotus, crocodile: texts.crocodile }[found]}`}
            aria-disabled={!canOpen || found !== 'pad' || undefined}
            onFocus={() => setAt(tile)}
            onKeyDown={onKey}
            onClick={() => canOpen && found === 'pad' && onOpen(tile)}
          >
            {found === 'pad' ? (
              <PondArt drawing="pad" className="mn-pad" />
            ) : (
              <PondArt key={found} drawing={found} className="mn-found" />
            )}
          </button>
        );
      })}
    </fieldset>
  );
}

function foundAt(view: MinesView | null, tile: number): Drawing {
  if (view === null) return 'pad';
  if (view.opened.includes(tile)) return 'lotus';
  if (view.hit === tile) return 'crocodile';
  if (view.mineTiles === null) return 'pad';
  return view.mineTiles.includes(tile) ? 'crocodile' : 'lotus';
}
