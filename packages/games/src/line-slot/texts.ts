import type { Language } from '@maidan/contract/languages.ts';
import { figure } from '#screen-parts/numbers.ts';
import type { SlotSymbol } from './paytable.ts';

type SlotTexts = {
  spin: string;
  spinning: string;
  showResult: string;
  win: string;
  lastWin: string;
  freeFlights: (count: number) => string;
  allWinsTimes: (multiplier: number) => string;
  flight: (number: number, of: number) => string;
  wonSoFar: string;
  noWin: string;
  youWon: (amount: string) => string;
  cameBack: (amount: string) => string;
  capped: (multiplier: number) => string;
  symbols: Record<SlotSymbol, string>;
  kiteRule: string;
  drumRule: string;
  lineRule: string;
  flightRule: (multiplier: number) => string;
  paysFor: string;
  lines: string;
  facts: { rtp: string; rtpShort: string; maxWin: string; lines: string; stakes: string };
  rtpNote: string;
  calm: string;
  interrupted: string;
};

const en: SlotTexts = {
  spin: 'Spin',
  spinning: 'Spinning',
  showResult: 'Show result',
  win: 'Win',
  lastWin: 'Last win',
  freeFlights: (count) => `${figure(count, 'en')} free flights`,
  allWinsTimes: (multiplier) => `All wins count ${figure(multiplier, 'en')} times`,
  flight: (number, of) => `Flight ${figure(number, 'en')} of ${figure(of, 'en')}`,
  wonSoFar: 'Won so far',
  noWin: 'No win this time.',
  youWon: (amount) => `You won ${amount}.`,
  cameBack: (amount) => `${amount} came back.`,
  capped: (multiplier) => `The round reached the highest win of ${figure(multiplier, 'en')} times the stake.`,
  symbols: {
    boat: 'River boat',
    lily: 'Water lily',
    marigold: 'Marigold',
    spool: 'Kite spool',
    lantern: 'Lantern',
    mango: 'Mango',
    cloud: 'Rain cloud',
    leaf: 'Betel leaf',
    kite: 'Kite',
    drum: 'Drum',
  },
  kiteRule: 'The kite is wild: it stands for every symbol but the drum. It flies on reels 2, 3 and 4.',
  drumRule: 'Drums count anywhere. Three or more pay and start free flights.',
  lineRule:
    'Equal symbols pay on a line from the left reel, three or more in a row; the longest run of each line counts. All twenty lines always play.',
  flightRule: (multiplier) =>
    `In free flights every win counts ${figure(multiplier, 'en')} times. Drums pay there too, but start no further flights. You may go straight to the result.`,
  paysFor: 'Pays at your stake',
  lines: 'The twenty lines',
  facts: {
    rtp: 'Return to player',
    rtpShort: 'RTP',
    maxWin: 'Highest win',
    lines: 'Lines',
    stakes: 'Stakes',
  },
  rtpNote:
    'The return is a long-run average over many millions of rounds, the same for every player and every stake.',
  calm: 'A round takes at least 2.5 seconds. There is no autoplay.',
  interrupted:
    'If the connection breaks, the round is settled as it was decided, or your stake is returned. A malfunction voids the round and the stake is returned.',
};

const bn: SlotTexts = {
  spin: 'ঘোরান',
  spinning: 'ঘুরছে',
  showResult: 'ফল দেখুন',
  win: 'জয়',
  lastWin: 'শেষ জয়',
  freeFlights: (count) => `${figure(count, 'bn')}টি ফ্রি উড়ান`,
  allWinsTimes: (multiplier) => `সব জয় ${figure(multiplier, 'bn')} গুণ`,
  flight: (number, of) => `উড়ান ${figure(number, 'bn')} / ${figure(of, 'bn')}`,
  wonSoFar: 'এ পর্যন্ত জয়',
  noWin: 'এবার কোনো জয় নেই।',
  youWon: (amount) => `আপনি ${amount} জিতেছেন।`,
  cameBack: (amount) => `${amount} ফেরত এসেছে।`,
  capped: (multiplier) => `রাউন্ডটি সর্বোচ্চ জয়ে পৌঁছেছে: বাজির ${figure(multiplier, 'bn')} গুণ।`,
  symbols: {
    boat: 'নৌকা',
    lily: 'শাপলা',
    marigold: 'গাঁদা',
    spool: 'লাটাই',
    lantern: 'হারিকেন',
    mango: 'আম',
    cloud: 'মেঘ',
    leaf: 'পান',
    kite: 'ঘুড়ি',
    drum: 'ঢোল',
  },
  kiteRule: 'ঘুড়ি হলো ওয়াইল্ড: ঢোল ছাড়া সব প্রতীকের জায়গা নেয়। ঘুড়ি ওড়ে ২, ৩ ও ৪ নম্বর রিলে।',
  drumRule: 'ঢোল যেকোনো জায়গায় গোনা হয়। তিনটি বা তার বেশি হলে পুরস্কার ও ফ্রি উড়ান মেলে।',
  lineRule:
    'একই প্রতীক বাঁ দিকের রিল থেকে লাইনে পরপর তিনটি বা তার বেশি হলে জয়; প্রতি লাইনে সবচেয়ে লম্বা সারিটি গোনা হয়। সব সময় কুড়িটি লাইনই চলে।',
  flightRule: (multiplier) =>
    `ফ্রি উড়ানে প্রতিটি জয় ${figure(multiplier, 'bn')} গুণ। সেখানেও ঢোলের পুরস্কার আছে, তবে নতুন উড়ান শুরু হয় না। চাইলে সরাসরি ফল দেখতে পারেন।`,
  paysFor: 'আপনার বাজিতে পুরস্কার',
  lines: 'কুড়িটি লাইন',
  facts: {
    rtp: 'খেলোয়াড়ের ফেরত',
    rtpShort: 'ফেরত',
    maxWin: 'সর্বোচ্চ জয়',
    lines: 'লাইন',
    stakes: 'বাজির সীমা',
  },
  rtpNote: 'ফেরতের হার বহু কোটি রাউন্ডের দীর্ঘ গড়; প্রত্যেক খেলোয়াড় ও প্রতিটি বাজির জন্য একই।',
  calm: 'একটি রাউন্ড অন্তত ২.৫ সেকেন্ড চলে। অটোপ্লে নেই।',
  interrupted:
    'সংযোগ কেটে গেলে রাউন্ডটি নির্ধারিত ফলেই শেষ হয়, নয়তো আপনার বাজি ফেরত যায়। যান্ত্রিক ত্রুটি হলে রাউন্ড বাতিল হয় ও বাজি ফেরত দেওয়া হয়।',
};

const TEXTS: Record<Language, SlotTexts> = { en, bn };

export function slotTexts(language: Language): SlotTexts {
  return TEXTS[language];
}
