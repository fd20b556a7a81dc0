import type { AnnouncementSeed } from './announcement-seed.ts';

/** PU and PR: what opens over the page, and what is offered. */
export const OFFERS: readonly AnnouncementSeed[] = [
  {
    type: 'PU',
    execution: 'B',
    promotionType: 'welcome',
    title: { en: 'Welcome to the Maidan', bn: 'ময়দানে স্বাগতম' },
    content: {
      en: '<p>Look around freely. To play you need an account:</p><ul><li>for adults of 18 and over,</li><li>with <b>৳10,000 of play money</b> to start with,</li><li>and no real money at any time.</li></ul>',
      bn: '<p>ইচ্ছেমতো ঘুরে দেখুন। খেলতে একটি অ্যাকাউন্ট লাগবে:</p><ul><li>১৮ বছর ও তার বেশি বয়সীদের জন্য,</li><li>শুরুতেই <b>৳১০,০০০ খেলার টাকা</b>,</li><li>আসল টাকা কখনোই লাগে না।</li></ul>',
    },
    daysAgo: 2,
  },
  {
    type: 'PU',
    execution: 'B',
    promotionType: 'fairness',
    title: { en: 'Sealed before you bet', bn: 'বাজির আগেই সিল করা' },
    content: {
      en: '<p>In our own games the outcome is sealed before you bet, and you can check it afterwards. <b>Everybody plays with the same odds.</b></p><p><a href="/help#fairness">How to check a round</a></p>',
      bn: '<p>আমাদের নিজস্ব গেমে বাজির আগেই ফলাফল ঠিক হয়ে থাকে, পরে তা যাচাই করা যায়। <b>সবার জন্য সম্ভাবনা সমান।</b></p><p><a href="/help#fairness">রাউন্ড কীভাবে যাচাই করবেন</a></p>',
    },
    daysAgo: 4,
  },
  {
    type: 'PU',
    execution: 'A',
    promotionType: 'new-games',
    title: { en: 'New: Kites over the Maidan', bn: 'নতুন: ময়দানে ঘুড়ি' },
    content: {
      en: 'Our first own slot is open. You can read its rules and its return to player before the first spin.',
      bn: 'আমাদের প্রথম নিজস্ব স্লট চালু হয়েছে। প্রথমবার ঘোরানোর আগেই এর নিয়ম ও ফেরতের হার দেখে নিতে পারেন।',
    },
    daysAgo: 2,
  },
  {
    type: 'PU',
    execution: 'F',
    promotionType: 'welcome',
    title: { en: 'Your first ৳10,000', bn: 'আপনার প্রথম ৳১০,০০০' },
    content: {
      en: 'Your account starts with ৳10,000 of play money. Deposits and withdrawals are simulated too: no real money comes in or goes out.',
      bn: 'আপনার অ্যাকাউন্ট ৳১০,০০০ খেলার টাকা দিয়ে শুরু। জমা দেওয়া ও টাকা তোলাও এখানে শুধু দেখানোর জন্য: আসল টাকা আসেও না, যায়ও না।',
    },
    daysAgo: 2,
  },
  {
    type: 'PR',
    execution: null,
    promotionType: 'welcome',
    title: { en: 'Start with ৳10,000 of play money', bn: '৳১০,০০০ খেলার টাকা দিয়ে শুরু' },
    content: {
      en: '<p><img src="/media/banner/home2-640.webp" alt=""></p><p>Every new account gets it <b>once, at once, without conditions</b>.</p><ul><li>Open an account.</li><li>The amount is in your balance when you arrive.</li></ul><p>Play money has no value outside this site. <a href="/help#bonus">Bonus rules</a></p>',
      bn: '<p><img src="/media/banner/home2-640.webp" alt=""></p><p>প্রতিটি নতুন অ্যাকাউন্ট <b>একবারই, সঙ্গে সঙ্গে, কোনো শর্ত ছাড়া</b> পায়।</p><ul><li>একটি অ্যাকাউন্ট খুলুন।</li><li>ঢুকেই দেখবেন, টাকাটা আপনার ব্যালেন্সে।</li></ul><p>এই সাইটের বাইরে খেলার টাকার কোনো মূল্য নেই। <a href="/help#bonus">বোনাসের নিয়ম</a></p>',
    },
    daysAgo: 12,
  },
  {
    type: 'PR',
    execution: null,
    promotionType: 'limits',
    title: { en: 'A break is always free', bn: 'বিরতি নিতে কিছুই লাগে না' },
    content: {
      en: '<p><img src="/media/banner/home4-640.webp" alt=""></p><p>You lose no reward and no VIP rank when you stop. There are no streaks, no countdowns and no prize for staying longer.</p>',
      bn: '<p><img src="/media/banner/home4-640.webp" alt=""></p><p>খেলা থামালে কোনো পুরস্কার বা ভিআইপি স্তর হারায় না। টানা খেলার পুরস্কার নেই, সময়ের তাড়াও নেই।</p>',
    },
    daysAgo: 25,
  },
  {
    type: 'PR',
    execution: null,
    promotionType: 'new-games',
    title: { en: 'Try Kites over the Maidan', bn: '“ময়দানে ঘুড়ি” খেলে দেখুন' },
    content: {
      en: '<p><img src="/media/banner/home1-640.webp" alt=""></p><p>Our first own slot, with 20 lines and free spins. Try it with play money, and check each round if you like.</p><p><a href="/rng?vassalage=MAIDAN">To the games of the house</a></p>',
      bn: '<p><img src="/media/banner/home1-640.webp" alt=""></p><p>আমাদের প্রথম নিজস্ব স্লট: ২০টি লাইন, সঙ্গে ফ্রি স্পিন। খেলার টাকায় খেলে দেখুন; চাইলে প্রতিটি রাউন্ড যাচাই করুন।</p><p><a href="/rng?vassalage=MAIDAN">নিজস্ব গেমগুলোতে যান</a></p>',
    },
    daysAgo: 3,
  },
  {
    type: 'PR',
    execution: null,
    promotionType: 'fairness',
    title: { en: 'Check a round yourself', bn: 'নিজেই রাউন্ড যাচাই করুন' },
    content: {
      en: '<p><img src="/media/banner/home3-640.webp" alt=""></p><p>In our own games the house fixes its secret before you bet. Afterwards your own browser can compute each round again.</p><p><a href="/help#fairness">How to check a round</a></p>',
      bn: '<p><img src="/media/banner/home3-640.webp" alt=""></p><p>আমাদের নিজস্ব গেমে বাজির আগেই হাউসের গোপন সংখ্যা ঠিক করা থাকে। পরে আপনার নিজের ব্রাউজারেই প্রতিটি রাউন্ড আবার হিসাব করে দেখা যায়।</p><p><a href="/help#fairness">রাউন্ড কীভাবে যাচাই করবেন</a></p>',
    },
    daysAgo: 7,
  },
];
