import { languageFacts, LANGUAGES } from '@maidan/contract/languages.ts';

/** Native names of languages that may have no catalogue yet. */
const OTHERS: readonly { tag: string; name: string }[] = [
  { tag: 'ar', name: 'العربية' },
  { tag: 'cs', name: 'Čeština' },
  { tag: 'de', name: 'Deutsch' },
  { tag: 'el', name: 'Ελληνικά' },
  { tag: 'es', name: 'Español' },
  { tag: 'fa', name: 'فارسی' },
  { tag: 'fil', name: 'Filipino' },
  { tag: 'fr', name: 'Français' },
  { tag: 'hi', name: 'हिन्दी' },
  { tag: 'id', name: 'Bahasa Indonesia' },
  { tag: 'it', name: 'Italiano' },
  { tag: 'ja', name: '日本語' },
  { tag: 'km', name: 'ខ្មែរ' },
  { tag: 'ko', name: '한국어' },
  { tag: 'lo', name: 'ລາວ' },
  { tag: 'mr', name: 'मराठी' },
  { tag: 'ms', name: 'Bahasa Melayu' },
  { tag: 'my', name: 'မြန်မာ' },
  { tag: 'ne', name: 'नेपाली' },
  { tag: 'pl', name: 'Polski' },
  { tag: 'pt', name: 'Português' },
  { tag: 'ru', name: 'Русский' },
  { tag: 'si', name: 'සිංහල' },
  { tag: 'ta', name: 'தமிழ்' },
  { tag: 'te', name: 'తెలుగు' },
  { tag: 'th', name: 'ไทย' },
  { tag: 'tr', name: 'Türkçe' },
  { tag: 'ur', name: 'اردو' },
  { tag: 'vi', name: 'Tiếng Việt' },
  { tag: 'zh', name: '中文' },
];

const SPOKEN: readonly { tag: string; name: string }[] = LANGUAGES.map((tag) => ({
  tag,
  name: languageFacts(tag).name,
}));

/** The ones with a catalogue lead. */
export const KNOWN_LANGUAGES = [
  ...SPOKEN,
  ...OTHERS.filter(({ tag }) => SPOKEN.every((spoken) => spoken.tag !== tag)),
];
