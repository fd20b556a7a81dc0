import type { GameCategory } from '@maidan/contract/constants.ts';

export type VendorSeed = {
  code: string;
  en: string;
  bn: string;
  /** Its share of the slot titles; 0 makes none. */
  slotShare: number;
  categories: readonly GameCategory[];
  state?: 'maintenance';
};

/**
 * The codes of the specification are shown as plain letters; all other names are our own. More than ten of them make
 * slots, so that MXWIN and the large drop menu are seen (CAT-05).
 */
export const VENDORS: readonly VendorSeed[] = [
  { code: 'MAIDAN', en: 'Maidan Games', bn: 'ময়দান গেমস', slotShare: 3, categories: ['RNG'] },
  { code: 'PG', en: 'PG', bn: 'পিজি', slotShare: 12, categories: ['RNG'] },
  { code: 'JL', en: 'JL', bn: 'জেএল', slotShare: 11, categories: ['RNG', 'FISH'] },
  { code: 'JDB', en: 'JDB', bn: 'জেডিবি', slotShare: 9, categories: ['RNG', 'FISH', 'PVP'] },
  { code: 'CQ9', en: 'CQ9', bn: 'সিকিউ৯', slotShare: 10, categories: ['RNG', 'FISH'] },
  { code: 'FC', en: 'FC', bn: 'এফসি', slotShare: 8, categories: ['RNG', 'FISH'] },
  { code: 'PT', en: 'PT', bn: 'পিটি', slotShare: 9, categories: ['RNG', 'LIVE'] },
  { code: 'EG2', en: 'EG2', bn: 'ইজি২', slotShare: 8, categories: ['RNG', 'LIVE'] },
  { code: 'BGS', en: 'BGS', bn: 'বিজিএস', slotShare: 7, categories: ['RNG', 'LIVE'] },
  { code: 'NOUKA', en: 'Nouka Studio', bn: 'নৌকা স্টুডিও', slotShare: 7, categories: ['RNG'] },
  { code: 'SHAPLA', en: 'Shapla Play', bn: 'শাপলা প্লে', slotShare: 6, categories: ['RNG'] },
  { code: 'JONAKI', en: 'Jonaki Works', bn: 'জোনাকি ওয়ার্কস', slotShare: 6, categories: ['RNG'] },
  { code: 'EKTARA', en: 'Ektara Games', bn: 'একতারা গেমস', slotShare: 4, categories: ['RNG'] },
  { code: 'MEHFIL', en: 'Mehfil Live', bn: 'মেহফিল লাইভ', slotShare: 0, categories: ['LIVE'] },
  { code: 'SHOBHA', en: 'Shobha Live', bn: 'শোভা লাইভ', slotShare: 0, categories: ['LIVE'] },
  { code: 'MOHONA', en: 'Mohona Fishing', bn: 'মোহনা ফিশিং', slotShare: 0, categories: ['FISH'] },
  { code: 'MATH', en: 'Math Sports', bn: 'মাঠ স্পোর্টস', slotShare: 0, categories: ['SPORTS'] },
  { code: 'KRIRA', en: 'Krira Sports', bn: 'ক্রীড়া স্পোর্টস', slotShare: 0, categories: ['SPORTS'] },
  { code: 'IMES', en: 'IMES', bn: 'আইএমইএস', slotShare: 0, categories: ['ESPORTS'] },
  { code: 'ELOTT', en: 'Quick Draws', bn: 'ঝটপট ড্র', slotShare: 0, categories: ['ELOTT'] },
  { code: 'TCG_SEA', en: 'SEA Lottery', bn: 'এসইএ লটারি', slotShare: 0, categories: ['ELOTT'] },
  { code: 'TCG_LOTTO_VN', en: 'VN Lottery', bn: 'ভিয়েতনাম লটারি', slotShare: 0, categories: ['ELOTT'] },
  { code: 'LOTT', en: 'Maidan Lottery', bn: 'ময়দান লটারি', slotShare: 0, categories: ['LOTT'] },
  { code: 'ADDA', en: 'Adda Tables', bn: 'আড্ডা টেবিল', slotShare: 0, categories: ['PVP'] },
  {
    code: 'TASH',
    en: 'Tash House',
    bn: 'তাস ঘর',
    slotShare: 0,
    categories: ['PVP'],
    // One vendor rests, so that the sandbox shows what that looks like.
    state: 'maintenance',
  },
  { code: 'MORAG', en: 'Morag Arena', bn: 'মোরগ অ্যারেনা', slotShare: 0, categories: ['COCKFIGHT'] },
  { code: 'JHUTI', en: 'Jhuti Ring', bn: 'ঝুঁটি রিং', slotShare: 0, categories: ['COCKFIGHT'] },
];

/** The wallet partner behind every title that can be played: the built-in game house. */
export const HOUSE_PARTNER = 'MAIDAN';

/** What the game house says of its line slot. A title it plays shows these figures and no prettier ones. */
export const LINE_SLOT = {
  engine: 'line-slot',
  en: 'Kites over the Maidan',
  bn: 'ময়দানে ঘুড়ি',
  rtpBasisPoints: 9643,
  volatility: 'medium',
  lines: 20,
  minStakeMinor: 100,
  features: ['free-spins', 'multiplier'],
} as const;
