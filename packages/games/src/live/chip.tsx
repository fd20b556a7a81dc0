import type { Language } from '@maidan/contract/languages.ts';
import { digits } from '@maidan/contract/digits.ts';
import { fill } from '#screen-parts/screen-texts.ts';
import type { LiveTexts } from './live-texts.ts';

/** What stands for how much has a colour of its own, at every table. */
const LOOKS: readonly (readonly [bigint, string])[] = [
  [1_000_000n, 'ink'],
  [500_000n, 'plum'],
  [100_000n, 'rose'],
  [50_000n, 'leaf'],
  [10_000n, 'sky'],
  [5_000n, 'coral'],
];

type Props = { amount: bigint; language: Language; words: Pick<LiveTexts, 'short'> };

/** A chip with what it stands for in whole units, and many of them in short. */
export function Chip({ amount, language, words }: Props) {
  const look = LOOKS.find(([from]) => amount >= from)?.[1] ?? 'pearl';
  return (
    <svg className="lv-chip" data-look={look} viewBox="0 0 40 40" aria-hidden="true" focusable="false">
      <circle cx="20" cy="20" r="19" className="lv-chip-body" />
      <circle cx="20" cy="20" r="16.500" className="lv-chip-edge" />
      <circle cx="20" cy="20" r="12.500" className="lv-chip-face" />
      <text x="20" y="24">
        {digits(shortText(Number(amount / 100n), words), language)}
      </text>
    </svg>
  );
}

/** With one decimal at most, rounded down: 1,250 is 1.2K. */
export function shortText(units: number, { short }: Props['words']): string {
  const step = short.find(({ from }) => units >= from);
  if (!step) return String(units);
  return fill(step.text, { count: String(Math.floor((units / step.from) * 10) / 10) });
}
