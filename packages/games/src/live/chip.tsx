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

/** A chip with what it stands for in whole units, thousands as K. */
export function Chip({ amount, language }: { amount: bigint; language: Language }) {
  const look = LOOKS.find(([from]) => amount >= from)?.[1] ?? 'pearl';
  return (
    <svg className="lv-chip" data-look={look} viewBox="0 0 40 40" aria-hidden="true" focusable="false">
      <circle cx="20" cy="20" r="19" className="lv-chip-body" />
      <circle cx="20" cy="20" r="16.500" className="lv-chip-edge" />
      <circle cx="20" cy="20" r="12.500" className="lv-chip-face" />
      <text x="20" y="24">
        {digits(shortText(amount / 100n), language)}
      </text>
    </svg>
  );
}

function shortText(units: bigint): string {
  if (units < 1_000n) return units.toString();
  const tenths = Number(units / 100n) / 10;
  return tenths >= 1_000 ? `${Math.floor(tenths / 1_000)}M` : `${tenths}K`;
}
