import type { Language } from '#languages.ts';

type Names = {
  /** Wherever they stand in a name. */
  inside: readonly string[];
  /** Too short to be looked for inside of other names. */
  whole: readonly string[];
  /** What stands beside such a name without being one. */
  beside: readonly string[];
  /** With which somebody says that they are there; a pattern. */
  present: readonly string[];
};

/** What belongs to the house: who bears such a name could speak for it. */
export const RESERVED_NAMES: Readonly<Record<Language, Names>> = {
  en: {
    inside: [
      'admin',
      'moderator',
      'operator',
      'official',
      'support',
      'helpdesk',
      'helpline',
      'staff',
      'system',
      'customercare',
      'customerservice',
      'manager',
      'maidan',
    ],
    whole: ['mod', 'gm', 'ceo', 'dev'],
    beside: [
      'the',
      'your',
      'our',
      'from',
      'this',
      'is',
      'live',
      'chat',
      'help',
      'care',
      'customer',
      'service',
      'team',
      'desk',
    ],
    present: ['here', 'speaking'],
  },
  bn: {
    inside: [
      'এডমিন',
      'অ্যাডমিন',
      'অ্যাডমিন',
      'মডারেটর',
      'অপারেটর',
      'অফিসিয়াল',
      'সাপোর্ট',
      'হেল্পলাইন',
      'হেল্পডেস্ক',
      'স্টাফ',
      'সিস্টেম',
      'কাস্টমার',
      'ম্যানেজার',
      'কর্তৃপক্ষ',
      'কর্মকর্তা',
      'ময়দান',
    ],
    whole: ['মড'],
    beside: ['সার্ভিস', 'সেবা', 'টিম', 'সরাসরি'],
    present: ['বলছি'],
  },
  hi: {
    inside: [
      'एडमिन',
      'ऐडमिन',
      'मॉडरेटर',
      'मोडरेटर',
      'ऑपरेटर',
      'ऑफिशियल',
      'ऑफ़िशियल',
      'आधिकारिक',
      'सपोर्ट',
      'हेल्पलाइन',
      'हेल्पडेस्क',
      'स्टाफ',
      'स्टाफ़',
      'सिस्टम',
      'कस्टमर',
      'मैनेजर',
      'प्रबंधक',
      'अधिकारी',
      'मैदान',
    ],
    whole: ['मॉड'],
    beside: ['सर्विस', 'सेवा', 'टीम', 'केयर'],
    present: ['बोल (?:रहा|रही|रहे) (?:हूँ|हूं|हैं)'],
  },
};
