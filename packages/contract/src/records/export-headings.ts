import type { Language } from '#languages.ts';
import type { BetState, BonusSource, MovementKind, RecordCategory } from '#records/record-words.ts';

/** The first line of each file. */
export const EXPORT_HEADINGS = {
  bets: {
    en: ['Time (Dhaka)', 'Game', 'Provider', 'Category', 'Status', 'Stake', 'Payout', 'Result', 'Round'],
    bn: ['সময় (ঢাকা)', 'গেম', 'প্রোভাইডার', 'বিভাগ', 'অবস্থা', 'বাজি', 'ফেরত', 'ফলাফল', 'রাউন্ড'],
  },
  movements: {
    en: ['Time (Dhaka)', 'Kind', 'Amount', 'Balance after', 'Game', 'Reference'],
    bn: ['সময় (ঢাকা)', 'ধরন', 'পরিমাণ', 'পরের ব্যালেন্স', 'গেম', 'রেফারেন্স'],
  },
  profit: {
    en: ['Day', 'Rounds', 'Stake', 'Payout', 'Result'],
    bn: ['দিন', 'রাউন্ড', 'বাজি', 'ফেরত', 'ফলাফল'],
  },
  statement: {
    en: [
      'Day',
      'Deposits',
      'Withdrawals',
      'Net',
      'Bonuses',
      'Adjustments',
      'Transfers',
      'Stakes',
      'Wins',
      'Change',
      'Closing balance',
    ],
    bn: [
      'দিন',
      'জমা',
      'উত্তোলন',
      'নিট',
      'বোনাস',
      'সমন্বয়',
      'স্থানান্তর',
      'বাজি',
      'জয়',
      'পরিবর্তন',
      'দিনশেষের ব্যালেন্স',
    ],
  },
} as const satisfies Record<string, Record<Language, readonly string[]>>;

/** What stands in the cells. */
export const EXPORT_STATES: Record<Language, Record<BetState, string>> = {
  en: { open: 'Running', settled: 'Settled', void: 'Void' },
  bn: { open: 'চলছে', settled: 'সম্পন্ন', void: 'বাতিল' },
};
export const EXPORT_SOURCES: Record<Language, Record<BonusSource, string | null>> = {
  en: { welcome: 'Welcome money', trial: 'Money for free play', other: null },
  bn: { welcome: 'স্বাগত উপহার', trial: 'ফ্রি প্লের টাকা', other: null },
};
export const EXPORT_CATEGORIES: Record<Language, Record<RecordCategory, string>> = {
  en: {
    RNG: 'Slots',
    LIVE: 'Live casino',
    FISH: 'Fishing',
    SPORTS: 'Sports',
    ESPORTS: 'Esports',
    ELOTT: 'Quick draws',
    LOTT: 'Lottery',
    PVP: 'Table duels',
    COCKFIGHT: 'Rooster duel',
    MXWIN: 'Crash',
    OTHER: 'Other',
  },
  bn: {
    RNG: 'স্লট',
    LIVE: 'লাইভ ক্যাসিনো',
    FISH: 'মাছ ধরা',
    SPORTS: 'খেলাধুলা',
    ESPORTS: 'ই-স্পোর্টস',
    ELOTT: 'ঝটপট ড্র',
    LOTT: 'লটারি',
    PVP: 'মুখোমুখি খেলা',
    COCKFIGHT: 'মোরগ লড়াই',
    MXWIN: 'ক্র্যাশ',
    OTHER: 'অন্যান্য',
  },
};
export const EXPORT_KINDS: Record<Language, Record<MovementKind | 'back', string>> = {
  en: {
    deposit: 'Deposit',
    withdrawal: 'Withdrawal',
    bet: 'Bet',
    win: 'Win',
    bonus: 'Bonus',
    transfer: 'Transfer',
    adjustment: 'Adjustment',
    back: 'taken back',
  },
  bn: {
    deposit: 'জমা',
    withdrawal: 'উত্তোলন',
    bet: 'বাজি',
    win: 'জয়',
    bonus: 'বোনাস',
    transfer: 'স্থানান্তর',
    adjustment: 'সমন্বয়',
    back: 'ফেরত',
  },
};
