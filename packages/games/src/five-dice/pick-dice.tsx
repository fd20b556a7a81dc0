import type { Language } from '@maidan/contract/languages.ts';
import { useState } from 'react';
import { Die } from '#dice/die.tsx';
import { figure } from '#screen-parts/numbers.ts';
import { fill } from '#screen-parts/screen-texts.ts';
import type { FiveDiceTexts } from './five-dice-texts.ts';

type Props = {
  dice: readonly number[];
  words: FiveDiceTexts;
  language: Language;
  isBusy: boolean;
  onRoll: (dice: number[]) => void;
};

/** One's own dice, to be picked up again. */
export function PickDice({ dice, words, language, isBusy, onRoll }: Props) {
  const [picked, setPicked] = useState<readonly number[]>([]);
  const turnOver = (at: number) =>
    setPicked((before) => (before.includes(at) ? before.filter((each) => each !== at) : [...before, at]));
  const count = figure(picked.length, language);
  return (
    <fieldset className="fd-pick" aria-labelledby="fd-pick">
      <p id="fd-pick">{words.pick}</p>
      {dice.map((face, at) => (
        <button
          key={[at, face].join()}
          type="button"
          className="fd-pick-die"
          data-testid={`die-${at}`}
          aria-pressed={picked.includes(at)}
          aria-label={fill(words.die, { number: figure(at + 1, language), face: figure(face, language) })}
          onClick={() => turnOver(at)}
        >
          <Die face={face} />
        </button>
      ))}
      <button
        type="button"
        className="tb-button tb-button-main"
        data-testid="do-roll"
        aria-disabled={isBusy}
        onClick={() => !isBusy && onRoll(picked.toSorted((one, other) => one - other))}
      >
        {picked.length === 0 ? words.keepAll : fill(words.rollAgain, { count })}
      </button>
    </fieldset>
  );
}
