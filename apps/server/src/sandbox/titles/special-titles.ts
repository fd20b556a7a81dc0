import type { Random } from '#sandbox/random.ts';
import type { Title } from './titles.ts';
import { ADJECTIVES, CREATURES, PLACES, THINGS, words, type Word } from './words.ts';

/** A kind of game that names end in: "Padma Roulette", পদ্মা রুলেট. */
const kinds = (text: string): readonly Title[] =>
  text.split(';').map((entry) => {
    const [en = '', bn = ''] = entry.trim().split('=');
    return { en, bn };
  });

const SCRATCH = kinds('Scratch=স্ক্র্যাচ; Scratch Card=স্ক্র্যাচ কার্ড; Scratch Surprise=স্ক্র্যাচ চমক');
const POKER = kinds(
  'Video Poker=ভিডিও পোকার; Draw Poker=ড্র পোকার; Jacks or Better=জ্যাকস অর বেটার; Joker Poker=জোকার পোকার',
);
const JACKPOT = kinds('Jackpot=জ্যাকপট; Grand Jackpot=মহা জ্যাকপট; Jackpot Wheel=জ্যাকপট চাকা');
const TABLE = kinds(
  'Roulette=রুলেট; Blackjack=ব্ল্যাকজ্যাক; Baccarat=ব্যাকারাট; Sic Bo=সিক বো; Andar Bahar=আন্দার বাহার; Teen Patti=তিন পাত্তি',
);
const ARCADE = kinds(
  'Plinko=প্লিঙ্কো; Pinball=পিনবল; Carrom=ক্যারম; Ludo=লুডু; Darts=ডার্ট; Hoopla=রিং ছোড়া; Bubbles=বুদ্‌বুদ',
);
const CRASH = kinds(
  'Rocket=রকেট; Balloon=বেলুন; Kite Run=ঘুড়ির দৌড়; Jet=জেট; Glider=গ্লাইডার; Flight=উড়ান',
);
const LIVE = kinds(
  'Live Baccarat=লাইভ ব্যাকারাট; Live Roulette=লাইভ রুলেট; Live Blackjack=লাইভ ব্ল্যাকজ্যাক; Live Dragon Tiger=লাইভ ড্রাগন টাইগার; Live Sic Bo=লাইভ সিক বো; Live Andar Bahar=লাইভ আন্দার বাহার; Live Teen Patti=লাইভ তিন পাত্তি; Money Wheel=টাকার চাকা',
);
const FISH = kinds('Fishing=মাছ শিকার; Big Catch=বড় মাছ; Deep Water=গভীর জল; Net Masters=জালের ওস্তাদ');
const SPORTS = kinds(
  'Sportsbook=স্পোর্টসবুক; Cricket=ক্রিকেট; Football=ফুটবল; Kabaddi=কাবাডি; Tennis=টেনিস; Badminton=ব্যাডমিন্টন; Hockey=হকি; Volleyball=ভলিবল; Basketball=বাস্কেটবল; Table Tennis=টেবিল টেনিস; Boat Race=নৌকাবাইচ; Athletics=অ্যাথলেটিকস',
);
const ESPORTS = kinds(
  'Five on Five Arena=পাঁচ বনাম পাঁচ; Last One Standing=শেষ যোদ্ধা; Street Racing Cup=সড়ক দৌড় কাপ; Digital Football=ডিজিটাল ফুটবল; Digital Cricket=ডিজিটাল ক্রিকেট; Tower Defenders=দুর্গ রক্ষা; Robot League=রোবট লিগ; Card Duel=তাসের দ্বৈরথ; Star Fleet=নক্ষত্র বহর; Blade Masters=তলোয়ারের ওস্তাদ; Speed Chess=দ্রুত দাবা; Block Builders=ব্লক নির্মাতা',
);
const DRAWS = kinds(
  'One-Minute Draw=এক মিনিটের ড্র; Three-Minute Draw=তিন মিনিটের ড্র; Five-Minute Draw=পাঁচ মিনিটের ড্র; Fast Three=দ্রুত তিন; Fast Five=দ্রুত পাঁচ; Lucky Ten=সৌভাগ্যের দশ; Happy Eight=আনন্দের আট; Racing Ten=দৌড়ের দশ',
);
const SEA_DRAWS = kinds('4D=ফোর-ডি; 3D=থ্রি-ডি; 2D=টু-ডি; Daily Board=দৈনিক বোর্ড');
const VN_DRAWS = kinds(
  'Northern Board=উত্তর বোর্ড; Central Board=মধ্য বোর্ড; Southern Board=দক্ষিণ বোর্ড; Hourly Board=ঘণ্টার বোর্ড',
);
const DAILY = kinds(
  'Daily Draw=দৈনিক ড্র; Evening Draw=সন্ধ্যার ড্র; Weekly Draw=সাপ্তাহিক ড্র; Morning Draw=সকালের ড্র',
);
const PVP = kinds(
  'Teen Patti Table=তিন পাত্তি টেবিল; Rummy Table=রামি টেবিল; Ludo Table=লুডু টেবিল; Call Break=কল ব্রেক; Twenty-Nine=টোয়েন্টি-নাইন; Hazari=হাজারি; Dominoes=ডমিনো; Dice Table=পাশা টেবিল',
);
const ROOSTERS = kinds('Rooster=মোরগ; Rooster Cup=মোরগ কাপ; Feathers=পালকের লড়াই');

const joined = (word: Word, kind: Title): Title => ({
  en: `${word.en} ${kind.en}`,
  bn: `${word.bn} ${kind.bn}`,
});
const prefixed = (first: readonly Word[], list: readonly Title[]) => (random: Random) =>
  joined(random.pick(first), random.pick(list));
/** "Padma Fishing" is পদ্মার মাছ শিকার: a place before a Bengali noun takes the genitive. */
const ofPlace = (list: readonly Title[]) => (random: Random) =>
  placed(random.pick(PLACES), random.pick(list));
const placed = (place: Word, kind: Title): Title => ({
  en: `${place.en} ${kind.en}`,
  bn: `${place.genitive} ${kind.bn}`,
});
const LEAGUES = words(
  'Premier=প্রিমিয়ার; National=জাতীয়; City=নগর; Virtual=ভার্চুয়াল; Junior=জুনিয়র; World=বিশ্ব; Super=সুপার; Masters=মাস্টার্স; Evening=সান্ধ্য; Delta=বদ্বীপ',
);
const SUBJECTS = [...CREATURES, ...THINGS];

/** Titles besides plain slots: who makes them, how many there are, how they are named. */
export type SpecialKind = {
  category: 'RNG' | 'LIVE' | 'FISH' | 'SPORTS' | 'ESPORTS' | 'ELOTT' | 'LOTT' | 'PVP' | 'COCKFIGHT';
  classify: 'SC' | 'VP' | 'JP' | 'TG' | 'AC' | 'CRASH' | null;
  vendors: readonly string[];
  count: number;
  make: (random: Random, index: number) => Title;
};

/** First the plain names, then others made from them. */
const inOrder =
  (list: readonly Title[], other: (random: Random) => Title) =>
  (random: Random, index: number): Title =>
    list[index] ?? other(random);

export const SPECIAL_KINDS: readonly SpecialKind[] = [
  {
    category: 'RNG',
    classify: 'SC',
    vendors: ['MAIDAN', 'PG', 'JL', 'SHAPLA', 'PT'],
    count: 120,
    make: prefixed(SUBJECTS, SCRATCH),
  },
  {
    category: 'RNG',
    classify: 'VP',
    vendors: ['PT', 'EG2', 'JDB', 'MAIDAN'],
    count: 60,
    make: prefixed(PLACES, POKER),
  },
  {
    category: 'RNG',
    classify: 'JP',
    vendors: ['JL', 'CQ9', 'FC', 'PT', 'MAIDAN'],
    count: 150,
    make: prefixed(SUBJECTS, JACKPOT),
  },
  {
    category: 'RNG',
    classify: 'TG',
    vendors: ['BGS', 'PT', 'EG2', 'MAIDAN', 'JL'],
    count: 130,
    make: prefixed(PLACES, TABLE),
  },
  {
    category: 'RNG',
    classify: 'AC',
    vendors: ['JDB', 'JL', 'JONAKI', 'MAIDAN', 'EKTARA'],
    count: 160,
    make: prefixed(SUBJECTS, ARCADE),
  },
  {
    category: 'RNG',
    classify: 'CRASH',
    vendors: ['MAIDAN', 'JONAKI', 'JDB', 'NOUKA', 'JL', 'PG'],
    count: 48,
    make: prefixed([...CREATURES, ...ADJECTIVES], CRASH),
  },
  {
    category: 'LIVE',
    classify: null,
    vendors: ['MEHFIL', 'SHOBHA', 'PT', 'EG2', 'BGS'],
    count: 140,
    make: prefixed(PLACES, LIVE),
  },
  {
    category: 'FISH',
    classify: null,
    vendors: ['MOHONA', 'JDB', 'CQ9', 'JL', 'FC'],
    count: 80,
    make: ofPlace(FISH),
  },
  {
    category: 'SPORTS',
    classify: null,
    vendors: ['MATH'],
    count: 18,
    make: inOrder(SPORTS, prefixed(LEAGUES, SPORTS)),
  },
  { category: 'SPORTS', classify: null, vendors: ['KRIRA'], count: 18, make: prefixed(LEAGUES, SPORTS) },
  {
    category: 'ESPORTS',
    classify: null,
    vendors: ['IMES'],
    count: 24,
    make: inOrder(ESPORTS, prefixed(LEAGUES, ESPORTS)),
  },
  { category: 'ELOTT', classify: null, vendors: ['ELOTT'], count: 32, make: inOrder(DRAWS, ofPlace(DRAWS)) },
  { category: 'ELOTT', classify: null, vendors: ['TCG_SEA'], count: 16, make: ofPlace(SEA_DRAWS) },
  {
    category: 'ELOTT',
    classify: null,
    vendors: ['TCG_LOTTO_VN'],
    count: 16,
    make: inOrder(VN_DRAWS, prefixed(LEAGUES, VN_DRAWS)),
  },
  { category: 'LOTT', classify: null, vendors: ['LOTT'], count: 24, make: inOrder(DAILY, ofPlace(DAILY)) },
  { category: 'PVP', classify: null, vendors: ['ADDA', 'TASH', 'JDB'], count: 60, make: ofPlace(PVP) },
  {
    category: 'COCKFIGHT',
    classify: null,
    vendors: ['MORAG', 'JHUTI'],
    count: 30,
    make: prefixed(ADJECTIVES, ROOSTERS),
  },
];
