import { digits } from '@maidan/contract/digits.ts';
import type { Language } from '@maidan/contract/languages.ts';
import { asciiDigits } from '@maidan/contract/typed/digits.ts';
import { useId, useState, type FormEvent } from 'react';
import { padName, numberText, type LotteryTexts } from '#lottery/lottery-texts.ts';
import { withZeros } from '#lottery/draw-numbers.ts';
import type { Pad, Picks, Play } from '#lottery/plays/play.ts';
import { figure } from '#screen-parts/numbers.ts';
import { fill } from '#screen-parts/screen-texts.ts';

/** Longer rows of numbers are typed and not pressed. */
const MOST_KEYS = 30;

type Props = {
  play: Play;
  picks: Picks;
  words: LotteryTexts;
  language: Language;
  onChange: (picks: Picks) => void;
};

/** The numbers of a play, row by row. */
export function Pads({ play, picks, onChange, ...shared }: Props) {
  return play.pads.map((pad, place) => {
    const row = { pad, picked: picks[place] ?? [], ...shared };
    const change = (picked: readonly number[]) =>
      onChange(picks.map((each, at) => (at === place ? picked : each)));
    return pad.to - pad.from < MOST_KEYS ? (
      <Keys key={pad.name} {...row} onChange={change} />
    ) : (
      <Entry key={pad.name} {...row} onChange={change} />
    );
  });
}

type RowProps = {
  pad: Pad;
  picked: readonly number[];
  words: LotteryTexts;
  language: Language;
  onChange: (picked: readonly number[]) => void;
};
const sorted = (numbers: readonly number[]): number[] => numbers.toSorted((one, other) => one - other);

function Keys({ pad, picked, words, language, onChange }: RowProps) {
  const numbers = Array.from({ length: pad.to - pad.from + 1 }, (_, place) => pad.from + place);
  const toggle = (number: number) => {
    if (picked.includes(number)) onChange(picked.filter((each) => each !== number));
    else if (picked.length < pad.most) onChange(sorted([...picked, number]));
  };
  return (
    <fieldset className="lo-pad" data-choices={pad.choices ? '' : undefined}>
      <legend>{pad.choices ? '' : padName(pad, words, language)}</legend>
      <div className="lo-keys">
        {numbers.map((number) => (
          <button
            key={number}
            type="button"
            className="lo-key"
            aria-pressed={picked.includes(number)}
            onClick={() => toggle(number)}
          >
            {numberText(pad, number, words, language)}
          </button>
        ))}
      </div>
      {!pad.choices && (
        <span className="lo-row-tools">
          <button type="button" onClick={() => onChange(numbers.slice(0, pad.most))}>
            {words.all}
          </button>
          <button type="button" onClick={() => onChange([])}>
            {words.clear}
          </button>
        </span>
      )}
    </fieldset>
  );
}

/** Numbers too many to lay out: they are typed, several at once if one likes. */
function Entry({ pad, picked, words, language, onChange }: RowProps) {
  const id = useId();
  const [text, setText] = useState('');
  const typed = asciiDigits(text)
    .split(/\D+/)
    .filter((part) => part.length === pad.digits)
    .map(Number);
  const add = (event: FormEvent) => {
    event.preventDefault();
    onChange(sorted([...new Set([...picked, ...typed])]).slice(0, pad.most));
    setText('');
  };
  return (
    <form className="lo-entry" onSubmit={add}>
      <label htmlFor={id}>{fill(words.enter, { digits: figure(pad.digits, language) })}</label>
      <div>
        <input
          id={id}
          inputMode="numeric"
          autoComplete="off"
          value={text}
          placeholder={digits(withZeros(Math.min(1_234 % 10 ** pad.digits, pad.to), pad.digits), language)}
          aria-describedby={`${id}-help`}
          onChange={(event) => setText(event.target.value)}
        />
        <button type="submit" className="lo-plain" aria-disabled={typed.length === 0}>
          {words.addNumber}
        </button>
      </div>
      <small id={`${id}-help`}>{words.enterHelp}</small>
      {picked.length > 0 && (
        <ul className="lo-chips">
          {picked.map((number) => (
            <li key={number}>
              <button
                type="button"
                aria-label={fill(words.remove, { what: numberText(pad, number, words, language) })}
                onClick={() => onChange(picked.filter((each) => each !== number))}
              >
                {numberText(pad, number, words, language)} <span aria-hidden="true">×</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </form>
  );
}
