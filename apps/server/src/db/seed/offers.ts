import type { AnnouncementSeed } from './content.ts';

/** PU and PR: what opens over the page, and what is offered. */
export const OFFERS: readonly AnnouncementSeed[] = [
  {
    type: 'PU',
    execution: 'B',
    promotionType: 'welcome',
    title: { en: 'Welcome to the Maidan', bn: 'ময়দানে স্বাগতম' },
    content: {
      en: '<p>Look around freely. To play you need an account:</p><ul><li>for adults of 18 and over,</li><li>with <b>৳10,000 of play money</b> to start with,</li><li>and nothing to pay, ever.</li></ul>',
      bn: '<p>ঘুরে দেখুন নিশ্চিন্তে। খেলতে একটি অ্যাকাউন্ট লাগবে:</p><ul><li>১৮ বছর ও তার বেশি বয়সীদের জন্য,</li><li>শুরুতেই <b>৳১০,০০০ খেলার টাকা</b>,</li><li>আর কখনো কিছু দিতে হয় না।</li></ul>',
    },
    daysAgo: 2,
  },
  {
    type: 'PU',
    execution: 'B',
    promotionType: 'fairness',
    title: { en: 'Sealed before you bet', bn: 'বাজির আগেই সিল করা' },
    content: {
      en: '<p>Every outcome is fixed before the bet and can be checked after it. <b>Nobody has other odds than you.</b></p><p><a href="/help#fairness">How to check a round</a></p>',
      bn: '<p>প্রতিটি ফলাফল বাজির আগেই ঠিক হয়, পরে যাচাই করা যায়। <b>সবার জন্য সম্ভাবনা সমান।</b></p><p><a href="/help#fairness">রাউন্ড কীভাবে যাচাই করবেন</a></p>',
    },
    daysAgo: 4,
  },
  {
    type: 'PU',
    execution: 'A',
    promotionType: 'new-games',
    title: { en: 'New on the ground', bn: 'মাঠে নতুন' },
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
    title: { en: 'Your first ৳10,000', bn: 'আপনার প্রথম ৳১০,০০০' },
    content: {
      en: 'Your account starts with ৳10,000 of play money. Deposits and withdrawals are practice as well: no real money comes in or goes out.',
      bn: 'আপনার অ্যাকাউন্ট ৳১০,০০০ খেলার টাকা দিয়ে শুরু। জমা ও উত্তোলনও এখানে অনুশীলন: আসল টাকা আসেও না, যায়ও না।',
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
      en: '<p><img src="/media/banner/home4-640.webp" alt=""></p><p>Nothing here runs out because you stop. No streaks, no countdowns, no prize for staying longer.</p>',
      bn: '<p><img src="/media/banner/home4-640.webp" alt=""></p><p>আপনি থামলে এখানে কিছুই ফুরিয়ে যায় না। টানা খেলার পুরস্কার নেই, সময়ের তাড়া নেই।</p>',
    },
    daysAgo: 25,
  },
  {
    type: 'PR',
    execution: null,
    promotionType: 'new-games',
    title: { en: 'Kites week', bn: 'ঘুড়ির সপ্তাহ' },
    content: {
      en: '<p><img src="/media/banner/home1-640.webp" alt=""></p><p>All week the kites fly over the front page. Try the slot with play money and look at the proof of each round.</p><p><a href="/rng?vassalage=MAIDAN">To the games of the house</a></p>',
      bn: '<p><img src="/media/banner/home1-640.webp" alt=""></p><p>সারা সপ্তাহ মূল পাতায় ঘুড়ি উড়বে। খেলার টাকায় স্লটটি খেলে দেখুন, আর প্রতিটি রাউন্ডের প্রমাণ মিলিয়ে নিন।</p><p><a href="/rng?vassalage=MAIDAN">নিজস্ব গেমগুলোতে যান</a></p>',
    },
    daysAgo: 3,
  },
  {
    type: 'PR',
    execution: null,
    promotionType: 'referral',
    title: { en: 'Bring a friend', bn: 'বন্ধুকে আনুন' },
    content: {
      en: '<p><img src="/media/banner/home3-640.webp" alt=""></p><p>Invitations open soon: a link of your own, and a thank-you for both of you, with the conditions written on it before you share it.</p>',
      bn: '<p><img src="/media/banner/home3-640.webp" alt=""></p><p>শিগগিরই আসছে আমন্ত্রণ: আপনার নিজের একটি লিংক, আর দুজনের জন্যই ধন্যবাদ উপহার। শর্তগুলো শেয়ার করার আগেই তাতে লেখা থাকবে।</p>',
    },
    daysAgo: 7,
  },
  {
    type: 'PR',
    execution: null,
    promotionType: 'points',
    title: { en: 'Points that never expire', bn: 'যে পয়েন্ট কখনো ফুরায় না' },
    content: {
      en: '<p>The point mall opens soon. Points will be counted for play you did anyway; they never expire, so there is no reason to hurry.</p>',
      bn: '<p>শিগগিরই খুলছে পয়েন্ট মল। আপনি যা খেলেন, তাতেই পয়েন্ট জমবে; পয়েন্ট কখনো ফুরায় না, তাই তাড়ারও কিছু নেই।</p>',
    },
    daysAgo: 9,
  },
];
