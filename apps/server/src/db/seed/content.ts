type Text = { en: string; bn: string };

export type AnnouncementSeed = {
  type: 'PL' | 'H' | 'PU' | 'PR';
  execution: 'A' | 'B' | 'F' | null;
  promotionType: string;
  title: Text;
  content: Text;
  daysAgo: number;
};

export const ANNOUNCEMENTS: readonly AnnouncementSeed[] = [
  {
    type: 'H',
    execution: null,
    promotionType: 'notice',
    title: { en: 'Play money only', bn: 'শুধু খেলার টাকা' },
    content: {
      en: 'This is a sandbox. Every ৳ here is play money: it cannot be bought, sold or paid out.',
      bn: 'এটি একটি পরীক্ষামূলক সাইট। এখানকার প্রতিটি ৳ খেলার টাকা: এটি কেনা, বেচা বা তোলা যায় না।',
    },
    daysAgo: 60,
  },
  {
    type: 'PL',
    execution: null,
    promotionType: 'new-games',
    title: { en: 'Kites over the Maidan is open', bn: '“ময়দানে ঘুড়ি” এখন খোলা' },
    content: {
      en: 'Our first own slot: 20 lines, a return to player of 96.43 %, and every round can be checked afterwards.',
      bn: 'আমাদের প্রথম নিজস্ব স্লট: ২০টি লাইন, খেলোয়াড়ের ফেরত ৯৬.৪৩ %, আর প্রতিটি রাউন্ড পরে যাচাই করা যায়।',
    },
    daysAgo: 3,
  },
  {
    type: 'PL',
    execution: null,
    promotionType: 'limits',
    title: { en: 'Set your own limits', bn: 'নিজের সীমা নিজেই ঠিক করুন' },
    content: {
      en: 'Decide before you play how long and how much. When it stops being fun, stop: the game will still be here tomorrow.',
      bn: 'খেলার আগেই ঠিক করুন কতক্ষণ আর কত টাকা। আনন্দ না পেলে থামুন: গেমটি কালও এখানেই থাকবে।',
    },
    daysAgo: 9,
  },
  {
    type: 'PL',
    execution: null,
    promotionType: 'fairness',
    title: { en: 'How a fair round works', bn: 'ন্যায্য রাউন্ড কীভাবে হয়' },
    content: {
      en: 'The house commits to the outcome before you bet and shows the proof after. Nobody gets other odds than you.',
      bn: 'আপনি বাজি ধরার আগেই ফলাফল সিল করে রাখা হয়, পরে তার প্রমাণ দেখানো হয়। সবার জন্য সম্ভাবনা সমান।',
    },
    daysAgo: 14,
  },
  {
    type: 'PL',
    execution: null,
    promotionType: 'maintenance',
    title: { en: 'Tash House is resting', bn: 'তাস ঘর বিশ্রামে' },
    content: {
      en: 'The tables of Tash House are in maintenance. Open bets are safe; all other vendors stay open.',
      bn: 'তাস ঘরের টেবিলগুলোর রক্ষণাবেক্ষণ চলছে। চলমান বাজি নিরাপদ; অন্য সব গেম খোলা আছে।',
    },
    daysAgo: 1,
  },
  {
    type: 'PL',
    execution: null,
    promotionType: 'new-games',
    title: { en: 'Ten thousand slots, one search', bn: 'দশ হাজার স্লট, একটিই খোঁজ' },
    content: {
      en: 'Find a title by its name in English or Bengali. Titles marked "opens soon" cannot be played yet.',
      bn: 'ইংরেজি বা বাংলায় নাম লিখে গেম খুঁজুন। “শিগগিরই আসছে” লেখা গেমগুলো এখনও খেলা যায় না।',
    },
    daysAgo: 20,
  },
  {
    type: 'PL',
    execution: null,
    promotionType: 'safety',
    title: { en: 'We never ask for your password', bn: 'আমরা কখনও পাসওয়ার্ড চাই না' },
    content: {
      en: 'Not by message, not by phone. Whoever asks is not us. Choose a password you use nowhere else.',
      bn: 'বার্তায় নয়, ফোনেও নয়। কেউ চাইলে সে আমাদের কেউ নয়। এমন পাসওয়ার্ড দিন যা অন্য কোথাও ব্যবহার করেন না।',
    },
    daysAgo: 30,
  },
  {
    type: 'PL',
    execution: 'A',
    promotionType: 'records',
    title: { en: 'Your betting record is complete', bn: 'আপনার খেলার হিসাব সম্পূর্ণ' },
    content: {
      en: 'Every round with its stake, payout and time, newest first. What you see is what the ledger holds.',
      bn: 'প্রতিটি রাউন্ডের বাজি, প্রাপ্তি ও সময়, নতুনটি আগে। খাতায় যা আছে, আপনি ঠিক তা-ই দেখেন।',
    },
    daysAgo: 5,
  },
  {
    type: 'PU',
    execution: 'B',
    promotionType: 'welcome',
    title: { en: 'Welcome to the Maidan', bn: 'ময়দানে স্বাগতম' },
    content: {
      en: 'Look around freely. To play you need an account; it is for adults of 18 and over, and it holds play money only.',
      bn: 'ঘুরে দেখুন নিশ্চিন্তে। খেলতে একটি অ্যাকাউন্ট লাগবে; এটি ১৮ বছর ও তার বেশি বয়সীদের জন্য, আর এতে শুধু খেলার টাকা থাকে।',
    },
    daysAgo: 2,
  },
  {
    type: 'PU',
    execution: 'A',
    promotionType: 'new-games',
    title: { en: 'New since your last visit', bn: 'আপনার শেষ দেখার পর নতুন' },
    content: {
      en: 'Kites over the Maidan is open. Its rules and its return are on screen before the first spin.',
      bn: '“ময়দানে ঘুড়ি” খুলেছে। প্রথম ঘোরানোর আগেই এর নিয়ম ও ফেরতের হার পর্দায় দেখা যায়।',
    },
    daysAgo: 2,
  },
  {
    type: 'PU',
    execution: 'F',
    promotionType: 'welcome',
    title: { en: 'Good to have you here', bn: 'আপনাকে পেয়ে ভালো লাগছে' },
    content: {
      en: 'Your account starts with ৳10,000 of play money. There is nothing to pay and nothing to withdraw: only games to try.',
      bn: 'আপনার অ্যাকাউন্ট ৳১০,০০০ খেলার টাকা দিয়ে শুরু। কিছু দিতেও হবে না, তোলাও যাবে না: শুধু খেলে দেখার জন্য।',
    },
    daysAgo: 2,
  },
  {
    type: 'PR',
    execution: null,
    promotionType: 'welcome',
    title: { en: 'Start with ৳10,000 of play money', bn: '৳১০,০০০ খেলার টাকা দিয়ে শুরু' },
    content: {
      en: 'Every new account gets it once, at once, without conditions. Play money has no value outside this site.',
      bn: 'প্রতিটি নতুন অ্যাকাউন্ট একবারই, সঙ্গে সঙ্গে, কোনো শর্ত ছাড়া পায়। এই সাইটের বাইরে খেলার টাকার কোনো মূল্য নেই।',
    },
    daysAgo: 12,
  },
  {
    type: 'PR',
    execution: null,
    promotionType: 'limits',
    title: { en: 'A break is always free', bn: 'বিরতি নিতে কিছুই লাগে না' },
    content: {
      en: 'Nothing here runs out because you stop. No streaks, no countdowns, no prize for staying longer.',
      bn: 'আপনি থামলে এখানে কিছুই ফুরিয়ে যায় না। টানা খেলার পুরস্কার নেই, সময়ের তাড়া নেই।',
    },
    daysAgo: 25,
  },
];

export type BannerSeed = {
  id: string;
  group: 'w_login' | 'w_register' | 'w_forget' | 'w_home' | 'w_leftmenu';
  title: Text;
  subtitle: Text;
  scene: 'stadium' | 'river' | 'festival' | 'monsoon' | 'night-market' | 'kites';
  seed: number;
  linkageType: 'none' | 'page' | 'game';
  url: string;
};

export const BANNERS: readonly BannerSeed[] = [
  {
    id: 'home1',
    group: 'w_home',
    title: { en: 'Kites over the Maidan', bn: 'ময়দানে ঘুড়ি' },
    subtitle: { en: 'Twenty lines in the evening wind', bn: 'সন্ধ্যার হাওয়ায় বিশটি লাইন' },
    scene: 'kites',
    seed: 11,
    linkageType: 'game',
    url: '10001',
  },
  {
    id: 'home2',
    group: 'w_home',
    title: { en: 'The ground is open', bn: 'মাঠ খোলা' },
    subtitle: { en: 'Ten thousand slots to try with play money', bn: 'খেলার টাকায় দশ হাজার স্লট' },
    scene: 'stadium',
    seed: 12,
    linkageType: 'page',
    url: '/rng',
  },
  {
    id: 'home3',
    group: 'w_home',
    title: { en: 'Fair, and you can check it', bn: 'ন্যায্য, আর যাচাইও করা যায়' },
    subtitle: { en: 'Every outcome is sealed before you bet', bn: 'বাজির আগেই প্রতিটি ফলাফল সিল করা' },
    scene: 'night-market',
    seed: 13,
    linkageType: 'page',
    url: '/rng?vassalage=MAIDAN',
  },
  {
    id: 'home4',
    group: 'w_home',
    title: { en: 'Play as long as it is fun', bn: 'যতক্ষণ আনন্দ, ততক্ষণ খেলা' },
    subtitle: {
      en: 'Play money only. For adults of 18 and over',
      bn: 'শুধু খেলার টাকা। ১৮ বছর ও তার বেশি বয়সীদের জন্য',
    },
    scene: 'river',
    seed: 14,
    linkageType: 'none',
    url: '',
  },
  {
    id: 'login1',
    group: 'w_login',
    title: { en: 'Welcome back', bn: 'আবার স্বাগতম' },
    subtitle: { en: 'The lights are on', bn: 'আলো জ্বলছে' },
    scene: 'stadium',
    seed: 21,
    linkageType: 'none',
    url: '',
  },
  {
    id: 'register1',
    group: 'w_register',
    title: { en: 'Take your place', bn: 'আপনার জায়গা নিন' },
    subtitle: { en: 'Start with ৳10,000 of play money', bn: '৳১০,০০০ খেলার টাকা দিয়ে শুরু' },
    scene: 'festival',
    seed: 22,
    linkageType: 'none',
    url: '',
  },
  {
    id: 'forget1',
    group: 'w_forget',
    title: { en: 'It happens to everybody', bn: 'ভুল সবারই হয়' },
    subtitle: { en: 'A few steps and you are back', bn: 'কয়েক ধাপেই ফিরে আসুন' },
    scene: 'monsoon',
    seed: 23,
    linkageType: 'none',
    url: '',
  },
  {
    id: 'left1',
    group: 'w_leftmenu',
    title: { en: 'New: Kites', bn: 'নতুন: ঘুড়ি' },
    subtitle: { en: 'Our first own slot', bn: 'আমাদের প্রথম নিজস্ব স্লট' },
    scene: 'kites',
    seed: 31,
    linkageType: 'game',
    url: '10001',
  },
];
