import { minor } from '@maidan/contract/money.ts';
import type { CSSProperties, ReactNode } from 'react';
import { fill } from '#screen-parts/screen-texts.ts';
import { Chip } from './chip.tsx';
import type { SpotFacts } from './live-game.ts';
import type { TableView } from './use-table.ts';

type Props = {
  view: TableView;
  spot: SpotFacts;
  tone: 'red' | 'blue' | 'green' | 'plain';
  className?: string;
  style?: CSSProperties;
  /** Where name and pay are not written: dice, cards. */
  face?: ReactNode;
  /** How it is said, where what it pays is not known. */
  said?: string;
};

/** A field of the table: what it is called and pays, what lies there of everybody, and the player's own chips. */
export function SpotButton({ view, spot, tone, className = '', style, face, said }: Props) {
  const { words, amountText, language, phase } = view;
  const placed = view.placed[spot.id] ?? minor(0n);
  const laid = view.laid[spot.id] ?? minor(0n);
  const all = view.all[spot.id] ?? minor(0n);
  const own = placed + laid;
  const label = [
    said ?? fill(words.spot, { name: spot.name, pays: spot.pays }),
    placed > 0n && fill(words.yours, { amount: amountText(placed) }),
    laid > 0n && fill(words.laid, { amount: amountText(laid) }),
    all > 0n && fill(words.allBets, { amount: amountText(all) }),
  ].filter(Boolean);
  return (
    <button
      type="button"
      className={`lv-spot lv-${tone} ${className}`}
      style={style}
      data-spot={spot.id}
      data-won={phase === 'seen' && view.won.has(spot.id)}
      data-lost={phase === 'seen' && own > 0n && !view.won.has(spot.id)}
      aria-label={label.join(', ')}
      aria-disabled={phase !== 'open'}
      onClick={() => view.lay(spot.id)}
    >
      {face ?? (
        <>
          <strong>{spot.name}</strong>
          <span className="lv-pays">{spot.pays}</span>
        </>
      )}
      {all > 0n && <span className="lv-all">{amountText(all)}</span>}
      {own > 0n && (
        <span className={laid > 0n ? 'lv-own lv-own-laid' : 'lv-own'}>
          <Chip amount={own} language={language} words={words} />
        </span>
      )}
    </button>
  );
}
