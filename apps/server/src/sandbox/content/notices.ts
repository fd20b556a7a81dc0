import type { AnnouncementSeed } from './announcement-seed.ts';

/** H and PL: what passes in the marquee. */
export const NOTICES: readonly AnnouncementSeed[] = [
  {
    type: 'H',
    execution: null,
    promotionType: 'notice',
    title: { en: 'Play money only', bn: 'শুধু খেলার টাকা' },
    content: {
      en: 'This is a sandbox. Every ৳ here is play money: deposits and withdrawals are simulated, and no real money moves.',
      bn: 'এটি একটি পরীক্ষামূলক সাইট। এখানকার প্রতিটি ৳ খেলার টাকা: জমা ও উত্তোলন শুধু দেখানোর জন্য, আসল টাকার কোনো লেনদেন হয় না।',
    },
    daysAgo: 60,
  },
  {
    type: 'PL',
    execution: null,
    promotionType: 'new-games',
    title: { en: 'Kites over the Maidan is open', bn: '“ময়দানে ঘুড়ি” এখন খোলা' },
    content: {
      en: '<p>Our first own slot: <b>20 lines</b>, a return to player of <b>96.43%</b>, and every round can be checked afterwards.</p><p><a href="/rng?vassalage=MAIDAN">See the games of the house</a></p>',
      bn: '<p>আমাদের প্রথম নিজস্ব স্লট: <b>২০টি লাইন</b>, খেলোয়াড়ের ফেরত <b>৯৬.৪৩%</b>, আর প্রতিটি রাউন্ড পরে যাচাই করা যায়।</p><p><a href="/rng?vassalage=MAIDAN">আমাদের নিজস্ব গেমগুলো দেখুন</a></p>',
    },
    daysAgo: 3,
  },
  {
    type: 'PL',
    execution: null,
    promotionType: 'limits',
    title: { en: 'Set your own limits', bn: 'নিজের সীমা নিজেই ঠিক করুন' },
    content: {
      en: '<p>Decide before you play how long and how much. When it stops being fun, stop.</p><p><a href="/help#limits">How limits and breaks work</a></p>',
      bn: '<p>খেলার আগেই ঠিক করুন কতক্ষণ আর কত টাকা। আনন্দ না পেলে থামুন।</p><p><a href="/help#limits">সীমা ও বিরতি কীভাবে কাজ করে</a></p>',
    },
    daysAgo: 9,
  },
  {
    type: 'PL',
    execution: null,
    promotionType: 'fairness',
    title: { en: 'How a fair round works', bn: 'ন্যায্য রাউন্ড কীভাবে হয়' },
    content: {
      en: '<p>In our own games the outcome is sealed before you bet, and you can check it afterwards.</p><ol><li>The house seals a secret and shows its fingerprint.</li><li>You bet.</li><li>When you change seeds in the game, the secret is shown and your browser checks the rounds.</li></ol><p>Everybody plays with the same odds. <a href="/help#fairness">How to check a round</a></p>',
      bn: '<p>আমাদের নিজস্ব গেমে আপনি বাজি ধরার আগেই ফলাফল ঠিক হয়ে থাকে, পরে তা যাচাই করা যায়।</p><ol><li>হাউস একটি গোপন সংখ্যা ঠিক করে তার ছাপ দেখায়।</li><li>আপনি বাজি ধরেন।</li><li>গেমে সিড বদলালে গোপন সংখ্যাটি দেখানো হয়, আর আপনার ব্রাউজার রাউন্ডগুলো যাচাই করে।</li></ol><p>সবার জন্য সম্ভাবনা সমান। <a href="/help#fairness">রাউন্ড কীভাবে যাচাই করবেন</a></p>',
    },
    daysAgo: 14,
  },
  {
    type: 'PL',
    execution: null,
    promotionType: 'maintenance',
    title: { en: 'Tash House is in maintenance', bn: 'তাস ঘরে রক্ষণাবেক্ষণ' },
    content: {
      en: 'The games of Tash House are in maintenance at the moment.',
      bn: 'তাস ঘরের গেমগুলোতে এখন রক্ষণাবেক্ষণ চলছে।',
    },
    daysAgo: 1,
  },
  {
    type: 'PL',
    execution: null,
    promotionType: 'new-games',
    title: { en: 'Ten thousand slots, one search', bn: 'দশ হাজার স্লট, নাম লিখেই খুঁজুন' },
    content: {
      en: 'Find a title by its name in English or Bengali. Titles marked "opens soon" cannot be played yet.',
      bn: 'ইংরেজি বা বাংলায় নাম লিখে গেম খুঁজুন। “শিগগিরই আসছে” লেখা গেমগুলো এখনো খেলা যায় না।',
    },
    daysAgo: 20,
  },
  {
    type: 'PL',
    execution: null,
    promotionType: 'safety',
    title: { en: 'We never ask for your password', bn: 'আমরা কখনো পাসওয়ার্ড চাই না' },
    content: {
      en: 'Not by message, not by phone. Whoever asks is not us. Choose a password you use nowhere else.',
      bn: 'বার্তায় নয়, ফোনেও নয়। কেউ চাইলে সে আমাদের কেউ নয়। এমন পাসওয়ার্ড দিন যা অন্য কোথাও ব্যবহার করেন না।',
    },
    daysAgo: 30,
  },
  {
    type: 'PL',
    execution: null,
    promotionType: 'news',
    title: { en: 'The winners board shows real rounds', bn: 'বিজয়ীদের তালিকায় আসল রাউন্ড' },
    content: {
      en: '<p>Every line on it is a round that was played here in the last seven days. Names are hidden, amounts are not.</p><p><a href="/help#winners">More about the board</a></p>',
      bn: '<p>এর প্রতিটি লাইন গত সাত দিনে এখানে খেলা একটি রাউন্ড। নাম ঢাকা থাকে, অঙ্ক নয়।</p><p><a href="/help#winners">তালিকা সম্পর্কে আরও</a></p>',
    },
    daysAgo: 6,
  },
  {
    type: 'PL',
    execution: null,
    promotionType: 'news',
    title: { en: 'A help center that can be searched', bn: 'সহায়তা কেন্দ্রে এখন খোঁজা যায়' },
    content: {
      en: '<p>Short articles in English and Bengali. <a href="/help">Look something up</a>.</p>',
      bn: '<p>বাংলা ও ইংরেজিতে ছোট ছোট লেখা। <a href="/help">কিছু খুঁজে দেখুন</a>।</p>',
    },
    daysAgo: 8,
  },
  {
    type: 'PL',
    execution: null,
    promotionType: 'news',
    title: { en: 'The Maidan on your phone', bn: 'আপনার ফোনে ময়দান' },
    content: {
      en: '<p>The site installs on your phone like an app, without a store. <a href="/help#app">How to do it</a>.</p>',
      bn: '<p>কোনো স্টোর ছাড়াই সাইটটি অ্যাপের মতো ফোনে বসে যায়। <a href="/help#app">কীভাবে করবেন</a>।</p>',
    },
    daysAgo: 11,
  },
  {
    type: 'PL',
    execution: null,
    promotionType: 'news',
    title: { en: 'Dark or light, as you like', bn: 'গাঢ় বা হালকা, যেমন চান' },
    content: {
      en: 'The site follows your device until you choose. The switch is at the foot of the menu.',
      bn: 'আপনি না বাছা পর্যন্ত সাইট আপনার ডিভাইসের থিম মেনে চলে। বদলানোর বোতামটি মেনুর নিচে।',
    },
    daysAgo: 16,
  },
  {
    type: 'PL',
    execution: 'A',
    promotionType: 'records',
    title: { en: 'Your betting record is complete', bn: 'আপনার বাজির রেকর্ড সম্পূর্ণ' },
    content: {
      en: 'Every round with its stake, payout and time, newest first. It shows exactly what is booked.',
      bn: 'প্রতিটি রাউন্ডের বাজি, প্রাপ্তি ও সময়, নতুনটি আগে। হিসাবে যা আছে, ঠিক তা-ই দেখা যায়।',
    },
    daysAgo: 5,
  },
];
