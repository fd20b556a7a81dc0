import type { GameCategory } from '@maidan/contract/constants.ts';
import type { SeedTexts } from '#sandbox/texts/read-texts.ts';
import { seedText } from '#sandbox/texts/seed-text.ts';

export type VendorSeed = {
  code: keyof SeedTexts['vendors'];
  /** Its share of the slot titles; 0 makes none. */
  slotShare: number;
  categories: readonly GameCategory[];
  state?: 'maintenance';
};

/**
 * Codes that are used in the trade (IMES of CAT-03 and its like) are shown as plain letters; all other names are our own. More than ten of them make
 * slots, so that MXWIN and the large drop menu are seen (CAT-05).
 */
export const VENDORS: readonly VendorSeed[] = [
  { code: 'MAIDAN', slotShare: 3, categories: ['RNG', 'FISH', 'LIVE', 'PVP', 'COCKFIGHT'] },
  { code: 'PG', slotShare: 12, categories: ['RNG'] },
  { code: 'JL', slotShare: 11, categories: ['RNG', 'FISH'] },
  { code: 'JDB', slotShare: 9, categories: ['RNG', 'FISH', 'PVP'] },
  { code: 'CQ9', slotShare: 10, categories: ['RNG', 'FISH'] },
  { code: 'FC', slotShare: 8, categories: ['RNG', 'FISH'] },
  { code: 'PT', slotShare: 9, categories: ['RNG', 'LIVE'] },
  { code: 'EG2', slotShare: 8, categories: ['RNG', 'LIVE'] },
  { code: 'BGS', slotShare: 7, categories: ['RNG', 'LIVE'] },
  { code: 'NOUKA', slotShare: 7, categories: ['RNG'] },
  { code: 'SHAPLA', slotShare: 6, categories: ['RNG'] },
  { code: 'JONAKI', slotShare: 6, categories: ['RNG'] },
  { code: 'EKTARA', slotShare: 4, categories: ['RNG'] },
  { code: 'MEHFIL', slotShare: 0, categories: ['LIVE'] },
  { code: 'SHOBHA', slotShare: 0, categories: ['LIVE'] },
  { code: 'MOHONA', slotShare: 0, categories: ['FISH'] },
  { code: 'MATH', slotShare: 0, categories: ['SPORTS'] },
  { code: 'KRIRA', slotShare: 0, categories: ['SPORTS'] },
  { code: 'IMES', slotShare: 0, categories: ['ESPORTS'] },
  { code: 'ELOTT', slotShare: 0, categories: ['ELOTT'] },
  { code: 'TCG_SEA', slotShare: 0, categories: ['ELOTT'] },
  { code: 'TCG_LOTTO_VN', slotShare: 0, categories: ['ELOTT'] },
  { code: 'LOTT', slotShare: 0, categories: ['LOTT'] },
  { code: 'ADDA', slotShare: 0, categories: ['PVP'] },
  {
    code: 'TASH',
    slotShare: 0,
    categories: ['PVP'],
    // One vendor rests, so that the sandbox shows what that looks like.
    state: 'maintenance',
  },
  { code: 'MORAG', slotShare: 0, categories: ['COCKFIGHT'] },
  { code: 'JHUTI', slotShare: 0, categories: ['COCKFIGHT'] },
];

export const vendorName = ({ code }: VendorSeed) => seedText('vendors', (names) => names[code]);

/** The wallet partner behind every title that can be played: the built-in game house. */
export const HOUSE_PARTNER = 'MAIDAN';
