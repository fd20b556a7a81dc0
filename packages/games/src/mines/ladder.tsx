import type { Language } from '@maidan/contract/languages.ts';
import { figure } from '#screen-parts/numbers.ts';
import { fill } from '#screen-parts/screen-texts.ts';
import type { MinesTexts } from './mines-texts.ts';
import { mostSteps, multiplierHundredths } from './paytable.ts';

const SHOWN = 5;

/** What the coming lotuses are worth, with the one that was just found. */
export function Ladder({
  mines,
  opened,
  language,
  texts,
}: {
  mines: number;
  opened: number;
  language: Language;
  texts: MinesTexts;
}) {
  const last = mostSteps(mines);
  const first = Math.max(1, Math.min(opened === 0 ? 1 : opened - 1, last - SHOWN + 1));
  const steps = Array.from({ length: Math.min(SHOWN, last) }, (_, index) => first + index);
  return (
    <ol className="mn-ladder" aria-label={texts.steps}>
      {steps.map((step) => {
        const multiplier = timesText(mines, step, language);
        return (
          <li key={step} data-at={step === opened ? 'now' : step < opened ? 'past' : 'coming'}>
            <span className="gs-heard">{fill(texts.step, { step: figure(step, language), multiplier })}</span>
            <small aria-hidden="true">{figure(step, language)}</small>
            <b aria-hidden="true">{multiplier}×</b>
          </li>
        );
      })}
    </ol>
  );
}

export function timesText(mines: number, step: number, language: Language): string {
  return figure((multiplierHundredths(mines, step) / 100).toFixed(2), language);
}
