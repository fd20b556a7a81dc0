import type { GameCategory } from '@maidan/contract/constants.ts';

export type SitePage = {
  path: string;
  en: string;
  bn: string;
  /** Other words somebody may look for it with, in both languages. */
  also: string;
  needs: 'nobody' | 'member' | 'agent';
};

const page = (
  path: string,
  [en, bn]: readonly [string, string],
  also = '',
  needs: SitePage['needs'] = 'nobody',
): SitePage => ({ path, en, bn, also, needs });

/** The lists of games; one shows while its category has games. */
export const CATEGORY_PAGES: Readonly<Record<GameCategory, SitePage>> = {
  RNG: page('/rng', ['Slots', 'স্লট'], 'slot machine reels স্লট মেশিন'),
  LIVE: page('/live', ['Live casino', 'লাইভ ক্যাসিনো'], 'dealer table ডিলার'),
  FISH: page('/fish', ['Fishing', 'মাছ ধরা'], 'fish shooter মাছ ফিশিং'),
  SPORTS: page('/sports', ['Sports', 'খেলাধুলা'], 'betting cricket football বাজি ক্রিকেট ফুটবল স্পোর্টস'),
  ESPORTS: page('/esports', ['Esports', 'ই-স্পোর্টস'], 'ইস্পোর্টস'),
  ELOTT: page('/elott', ['Quick draws', 'ঝটপট ড্র'], 'lottery লটারি'),
  LOTT: page('/lott', ['Lottery', 'লটারি'], 'draw numbers ড্র'),
  PVP: page('/pvp', ['Table duels', 'মুখোমুখি খেলা'], 'cards teen patti rummy তাস তিন পাত্তি রামি'),
  COCKFIGHT: page('/cockfight', ['Rooster duel', 'মোরগ লড়াই'], 'cockfight মোরগ'),
  MXWIN: page('/mxwin', ['Crash', 'ক্র্যাশ'], 'rocket multiplier রকেট'),
};

/**
 * Pages of the site under the names its menus use. One that a build of the site does not have is left out by the page
 * itself, which knows its own addresses.
 */
export const SITE_PAGES: readonly SitePage[] = [
  page('/', ['Home', 'হোম'], 'lobby start লবি'),
  page('/favorite', ['Favourites', 'পছন্দের গেম'], 'favorite hearts পছন্দ', 'member'),
  page('/recent', ['Recent games', 'সাম্প্রতিক গেম'], 'last played history শেষ খেলা', 'member'),
  page('/promotions', ['Promotions', 'অফার'], 'offers bonus বোনাস প্রমোশন'),
  page('/pointMall', ['Rewards', 'পুরস্কার'], 'points mall vip পয়েন্ট'),
  page('/service', ['Customer service', 'গ্রাহকসেবা'], 'contact support chat যোগাযোগ সাহায্য'),
  page('/help', ['Help center', 'সহায়তা কেন্দ্র'], 'questions faq প্রশ্ন সাহায্য'),
  page('/app', ['The app', 'অ্যাপ'], 'download install android ios iphone ডাউনলোড ইনস্টল'),
  page('/member/', ['My account', 'আমার অ্যাকাউন্ট'], 'profile hub প্রোফাইল', 'member'),
  page('/login', ['Log in', 'লগইন'], 'sign in enter প্রবেশ'),
  page('/register', ['Sign up', 'নিবন্ধন'], 'register join new account রেজিস্টার'),
  page(
    '/member/depositv2',
    ['Deposit', 'জমা'],
    'add money top up bkash nagad wallet টাকা বিকাশ নগদ ওয়ালেট',
    'member',
  ),
  page('/member/withdraw', ['Withdraw', 'উত্তোলন'], 'cash out money wallet টাকা তোলা ওয়ালেট', 'member'),
  page(
    '/member/securityCenter',
    ['Security center', 'নিরাপত্তা কেন্দ্র'],
    'account password passkey devices vip পাসওয়ার্ড ডিভাইস ভিআইপি',
    'member',
  ),
  page(
    '/member/personalHistoryCopy',
    ['Betting record', 'বাজির রেকর্ড'],
    'bets rounds history বাজি রাউন্ড ইতিহাস',
    'member',
  ),
  page('/member/transactionHistory', ['Account record', 'হিসাবের রেকর্ড'], 'transactions লেনদেন', 'member'),
  page('/member/personalProfit', ['Profit and loss', 'লাভ ও ক্ষতি'], 'report হিসাব', 'member'),
  page('/member/messageV2', ['Messages', 'বার্তা'], 'inbox mail মেসেজ', 'member'),
  page('/member/limits', ['Limits and breaks', 'সীমা ও বিরতি'], 'self-exclusion break বিরতি', 'member'),
  page('/member/settings', ['Settings', 'সেটিংস'], 'theme language nickname থিম ভাষা ডাকনাম', 'member'),
  page('/member/feedback', ['Feedback', 'মতামত'], 'question complaint suggestion অভিযোগ পরামর্শ', 'member'),
  page('/agentHome', ['Agent center', 'এজেন্ট কেন্দ্র'], 'downline referral commission কমিশন', 'agent'),
];
