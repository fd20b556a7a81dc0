import type { Language } from '@maidan/contract/languages.ts';
import { useRef, type KeyboardEvent } from 'react';
import { figure } from '#screen-parts/numbers.ts';
import { NUMBERS } from './pay-table.ts';

type Props = {
  label: string;
  language: Language;
  picks: readonly number[];
  lit: readonly number[];
  locked: boolean;
  onToggle: (number: number) => void;
};

const EVERY_LAMP = Array.from({ length: NUMBERS }, (_, index) => index + 1);

/** Eighty buttons, of which Tab reaches one; arrows go on from there. */
export function Lamps({ label, language, picks, lit, locked, onToggle }: Props) {
  const group = useRef<HTMLFieldSetElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const from = Number((event.target as HTMLElement).dataset['number']);
    const columns = columnsOf(group.current);
    const step = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: columns, ArrowUp: -columns }[event.key];
    if (step === undefined || !from) return;
    event.preventDefault();
    group.current?.querySelector<HTMLElement>(`[data-number="${from + step}"]`)?.focus();
  };
  const reached = picks[0] ?? 1;
  return (
    <fieldset ref={group} aria-label={label} className="kn-lamps" data-locked={locked}>
      {EVERY_LAMP.map((number) => (
        <Lamp
          key={number}
          number={number}
          text={figure(number, language)}
          picked={picks.includes(number)}
          lit={lit.includes(number)}
          reached={number === reached}
          onToggle={onToggle}
          onKeyDown={onKeyDown}
        />
      ))}
    </fieldset>
  );
}

function columnsOf(group: HTMLElement | null): number {
  return group ? getComputedStyle(group).gridTemplateColumns.split(' ').length : 1;
}

type LampProps = {
  number: number;
  text: string;
  picked: boolean;
  lit: boolean;
  reached: boolean;
  onToggle: (number: number) => void;
  onKeyDown: (event: KeyboardEvent) => void;
};

function Lamp({ number, text, picked, lit, reached, onToggle, onKeyDown }: LampProps) {
  return (
    <button
      type="button"
      className="kn-lamp"
      data-lit={lit}
      data-number={number}
      tabIndex={reached ? 0 : -1}
      aria-pressed={picked}
      onClick={() => onToggle(number)}
      onKeyDown={onKeyDown}
    >
      <svg viewBox="0 0 40 40" aria-hidden="true" focusable="false">
        <path className="kn-flame" d="M20 3c4 5 6 8 6 11a6 6 0 0 1-12 0c0-3 2-6 6-11z" />
        <path className="kn-bowl" d="M3 20q17 7 34 0c-1 11-8 17-17 17S4 31 3 20z" />
      </svg>
      <span>{text}</span>
    </button>
  );
}
