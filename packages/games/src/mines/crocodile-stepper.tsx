import type { Language } from '@maidan/contract/languages.ts';
import { MinusIcon, PlusIcon } from '#screen-parts/icons.tsx';
import { figure } from '#screen-parts/numbers.ts';
import type { MinesTexts } from './mines-texts.ts';
import { LEAST_MINES, MOST_MINES } from './paytable.ts';

type Props = {
  mines: number;
  locked: boolean;
  language: Language;
  texts: MinesTexts;
  onChange: (mines: number) => void;
};

export function CrocodileStepper({ mines, locked, language, texts, onChange }: Props) {
  const move = (by: number) => {
    const next = mines + by;
    if (!locked && next >= LEAST_MINES && next <= MOST_MINES) onChange(next);
  };
  return (
    <fieldset className="gs-stepper mn-stepper" aria-label={texts.crocodiles}>
      <button
        type="button"
        className="gs-step"
        aria-label={texts.fewer}
        aria-disabled={locked || mines <= LEAST_MINES}
        onClick={() => move(-1)}
      >
        <MinusIcon />
      </button>
      <span className="gs-stepper-value">
        <small>{texts.crocodiles}</small>
        <output>{figure(mines, language)}</output>
      </span>
      <button
        type="button"
        className="gs-step"
        aria-label={texts.more}
        aria-disabled={locked || mines >= MOST_MINES}
        onClick={() => move(1)}
      >
        <PlusIcon />
      </button>
    </fieldset>
  );
}
