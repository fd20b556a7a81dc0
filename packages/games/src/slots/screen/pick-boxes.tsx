import type { Language } from '@maidan/contract/languages.ts';
import type { Money } from '@maidan/contract/money.ts';
import { figure, type AmountText } from '#screen-parts/numbers.ts';
import { fill } from '#screen-parts/screen-texts.ts';
import type { Picking } from './show-slot.ts';
import type { SlotTexts } from './slot-texts.ts';

type Props = {
  picking: Picking;
  boxes: number;
  name: string;
  texts: SlotTexts;
  language: Language;
  amountText: AmountText;
  amount: (units: number) => Money;
};

/** Boxes over the window; each is a button, so that keys open them too. */
export function PickBoxes({ picking, boxes, name, texts, language, amountText, amount }: Props) {
  const { pick } = texts;
  return (
    <fieldset className="sl-pick" aria-label={name}>
      <legend>{name}</legend>
      <div>
        {Array.from({ length: boxes }, (_, box) => box).map((box) => {
          const opened = picking.opened.find((one) => one.box === box);
          const number = figure(box + 1, language);
          const prize = opened && amountText(amount(opened.units));
          const label = !opened
            ? fill(pick.box, { number })
            : opened.units > 0
              ? fill(pick.prize, { number, amount: prize ?? '' })
              : fill(pick.empty, { number });
          return (
            <button
              key={box}
              type="button"
              className={opened ? 'sl-box sl-box-open' : 'sl-box'}
              aria-label={label}
              aria-disabled={opened !== undefined}
              onClick={() => picking.open(box)}
            >
              {opened && <span>{opened.units > 0 ? prize : pick.emptyShort}</span>}
            </button>
          );
        })}
      </div>
    </fieldset>
  );
}
