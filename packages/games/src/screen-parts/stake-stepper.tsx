import type { Money } from '@maidan/contract/money.ts';
import { MinusIcon, PlusIcon } from './icons.tsx';
import type { AmountText } from './numbers.ts';
import type { ScreenTexts } from './screen-texts.ts';

type Props = {
  steps: readonly Money[];
  stake: Money;
  locked: boolean;
  texts: ScreenTexts;
  amountText: AmountText;
  onChange: (stake: Money) => void;
};

export function StakeStepper({ steps, stake, locked, texts, amountText, onChange }: Props) {
  const place = steps.indexOf(stake);
  const move = (by: number) => {
    const next = steps[place + by];
    if (!locked && next !== undefined) onChange(next);
  };
  return (
    <fieldset className="gs-stepper" aria-label={texts.stake}>
      <button
        type="button"
        className="gs-step"
        aria-label={texts.lower}
        aria-disabled={locked || place <= 0}
        onClick={() => move(-1)}
      >
        <MinusIcon />
      </button>
      <span className="gs-stepper-value">
        <small>{texts.stake}</small>
        <output>{amountText(stake)}</output>
      </span>
      <button
        type="button"
        className="gs-step"
        aria-label={texts.higher}
        aria-disabled={locked || place >= steps.length - 1}
        onClick={() => move(1)}
      >
        <PlusIcon />
      </button>
    </fieldset>
  );
}
