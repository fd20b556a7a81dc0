import type { Language } from '@maidan/contract/languages.ts';
import { digits } from '@maidan/contract/digits.ts';

/** What stands for how much has a colour of its own, at every table. */
const LOOKS: readonly (readonly [bigint, string])[] = [
  [1_000_000n, 'ink'],
  [500_000n, 'plum'],
  [100_000n, 'rose'],
  [50_000n, 'leaf'],
  [10_000n, 'sky'],
  [5_000n, 'coral'],
];

/** From how much on it is written shorter, and as what. */
const SHORT: Readonly<Record<Language, readonly (readonly [bigint, string])[]>> = {
  en: [
    [1_000_000n, 'M'],
    [1_000n, 'K'],
  ],
  bn: [
    [100_000n, 'লা'],
    [1_000n, 'হা'],
  ],
  hi: [
    [100_000n, 'ला'],
    [1_000n, 'ह'],
  ],
};

/** A chip with what it stands for in whole units, thousands with a letter of the language. */
export function Chip({ amount, language }: { amount: bigint; language: Language }) {
  const look = LOOKS.find(([from]) => amount >= from)?.[1] ?? 'pearl';
  return (
    <svg className="lv-chip" data-look={look} viewBox="0 0 40 40" aria-hidden="true" focusable="false">
      <circle cx="20" cy="20" r="19" className="lv-chip-body" />
      <circle cx="20" cy="20" r="16.500" className="lv-chip-edge" />
      <circle cx="20" cy="20" r="12.500" className="lv-chip-face" />
      <text x="20" y="24">
        {digits(shortText(amount / 100n, language), language)}
      </text>
    </svg>
  );
}

function shortText(units: bigint, language: Language): string {
  const [from, letter] = SHORT[language].find(([least]) => units >= least) ?? [1n, ''];
  const tenths = Number((units * 10n) / from) / 10;
  return `${tenths >= 1_000 ? Math.floor(tenths) : tenths}${letter}`;
}
