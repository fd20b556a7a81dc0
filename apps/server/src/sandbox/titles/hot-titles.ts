import type { Title } from './titles.ts';

const pairs = (text: string): readonly Title[] =>
  text.split(';').map((entry) => {
    const [en = '', bn = ''] = entry.trim().split('=');
    return { en, bn };
  });

/** The titles a newcomer meets first are named by hand. */
export const HOT_TITLES = pairs(`
  Tiger of the Delta=বদ্বীপের বাঘ; Lanterns on the Padma=পদ্মায় লণ্ঠন; Peacock Courtyard=ময়ূরের উঠান;
  Seven Golden Hilsa=সাত সোনালি ইলিশ; Monsoon Drums=বর্ষার ঢোল; Queen of the Water Lilies=শাপলার রানি;
  Diamonds in the Rain=বৃষ্টিতে হীরা; The Dragon's Teahouse=ড্রাগনের চায়ের ঘর; Elephant Parade=হাতির শোভাযাত্রা;
  Firefly Bazaar=জোনাকির বাজার; Pearl of the Bay=উপসাগরের মুক্তা; Rickshaw Rush=রিকশার দৌড়; Phoenix at Dawn=ভোরের ফিনিক্স;
  Crown of Sonargaon=সোনারগাঁওয়ের মুকুট; The Honey Hunters=মৌয়ালের দল; Boat Race Day=নৌকাবাইচের দিন;
  Moonlit Mango Grove=চাঁদনি আমবাগান; The Clever Fox=চতুর শিয়াল; Starlight Palanquin=তারার পালকি;
  Sweet Shop Sevens=মিষ্টির দোকানে সাত; Pirates of the Meghna=মেঘনার জলদস্যু; Emerald Turtle Island=পান্না কচ্ছপের দ্বীপ;
  Carnival of Masks=মুখোশের উৎসব; Sunflower Fields=সূর্যমুখীর মাঠ; Lion at the Gate=তোরণে সিংহ;
  The Snake Charmer's Flute=সাপুড়ের বাঁশি; Owl of Midnight=মাঝরাতের পেঁচা; Rockets over Dhaka=ঢাকার আকাশে রকেট;
  Pineapple Party=আনারসের আসর; The Old Treasure Map=পুরোনো গুপ্তধনের মানচিত্র; Wizard of Lalbagh=লালবাগের জাদুকর;
  Kingfisher Creek=মাছরাঙার খাল; Ten Thousand Stars=দশ হাজার তারা; The Weaver Bird's Nest=বাবুইয়ের বাসা;
  River of Coins=মোহরের নদী; Full Moon Festival=পূর্ণিমার উৎসব`);
