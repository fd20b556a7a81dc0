import type { GameCategory } from '@maidan/contract/constants.ts';
import { LANGUAGES } from '@maidan/contract/languages.ts';
import type { LocalText } from '@maidan/contract/local-text.ts';
import type { Locale } from '#locales/read-locale.ts';
import { inEveryLanguage, textsIn } from '#locales/texts.ts';

export type SitePage = {
  path: string;
  name: LocalText;
  /** Other words somebody may look for it with, in all languages. */
  also: string;
  needs: 'nobody' | 'member' | 'agent';
};

type Texts = { name: string; also: string };

function page(path: string, needs: SitePage['needs'], pick: (pages: Locale['pages']) => Texts): SitePage {
  return {
    path,
    name: inEveryLanguage(({ pages }) => pick(pages).name),
    also: LANGUAGES.map((language) => pick(textsIn(language).pages).also).join(' '),
    needs,
  };
}

/** The list of a category's games. */
export function categoryPage(category: GameCategory): SitePage {
  return page(`/${category.toLowerCase()}`, 'nobody', (pages) => pages.category[category]);
}

/**
 * Pages of the site under the names its menus use. One that a build of the site does not have is left out by the page
 * itself, which knows its own addresses.
 */
const SITE: readonly (readonly [keyof Locale['pages']['site'], SitePage['needs']])[] = [
  ['/', 'nobody'],
  ['/favorite', 'member'],
  ['/recent', 'member'],
  ['/promotions', 'nobody'],
  ['/member/rewardCenter', 'member'],
  ['/member/manualRebate', 'member'],
  ['/member/missionLeaderboard', 'member'],
  ['/member/vip', 'member'],
  ['/member/referral', 'member'],
  ['/pointMall', 'nobody'],
  ['/service', 'nobody'],
  ['/help', 'nobody'],
  ['/app', 'nobody'],
  ['/member/', 'member'],
  ['/login', 'nobody'],
  ['/register', 'nobody'],
  ['/member/depositv2', 'member'],
  ['/member/withdraw', 'member'],
  ['/member/securityCenter', 'member'],
  ['/member/personalHistoryCopy', 'member'],
  ['/member/openBets', 'member'],
  ['/member/transactionHistory', 'member'],
  ['/member/personalProfit', 'member'],
  ['/member/messageV2', 'member'],
  ['/member/limits', 'member'],
  ['/member/settings', 'member'],
  ['/member/feedback', 'member'],
  ['/agentHome', 'agent'],
];

export function sitePages(): SitePage[] {
  return SITE.map(([path, needs]) => page(path, needs, (pages) => pages.site[path]));
}
