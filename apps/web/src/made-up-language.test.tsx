import { MADE_UP } from '@maidan/contract/testing/made-up-language.ts';
import { createMemoryHistory } from '@tanstack/react-router';
import { act, render } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient, Providers } from '#app/providers.tsx';
import { createAppRouter } from '#app/router.tsx';
import { markPageWhole } from '#lib/page/page-whole.ts';
import { clearSession, storeToken } from '#lib/session/session-token.ts';
import { loadCatalogue } from '#lib/texts/i18n.tsx';
import { failure, fakePlatform, success } from '#testing/fake-platform.ts';
import { leftInEnglish } from '#testing/made-up-texts.ts';
import { METHODS } from '#testing/sample-deposits.ts';
import { sampleGame, sampleLane } from '#testing/sample-games.ts';
import { sampleMember } from '#testing/sample-member.ts';
import { sampleSecurity } from '#testing/sample-security.ts';
import { samplePermission, sampleStatus } from '#testing/sample-settings.ts';
import { sampleDesk, sampleWithdrawal } from '#testing/sample-withdrawals.ts';

vi.mock('@maidan/contract/languages.ts', async (original) => {
  const { withMadeUpLanguage } = await import('@maidan/contract/testing/made-up-language.ts');
  return withMadeUpLanguage(await original());
});
vi.mock('#lib/texts/locale-file.ts', async (original) => {
  const { withMadeUpTexts } = await import('#testing/made-up-texts.ts');
  return withMadeUpTexts(await original());
});

beforeEach(() => {
  clearSession();
  document.documentElement.lang = MADE_UP;
});

const games = ['hot', 'isNew', 'maintenance'].map((state, index) => sampleGame(index, { [state]: true }));
const ANSWERS: Record<string, unknown> = {
  '/wps/system/status': sampleStatus(),
  '/wps/system/permission': samplePermission(),
  '/wps/relay/GCSGAME_newGameVendor': { data: { lanes: [sampleLane('RNG', 2), sampleLane('LIVE', 1)] } },
  '/wps/relay/GCSGAME_hotGamesV2': { list: games, basis: 'rounds' },
  '/wps/relay/MCSFE_getListAnnouncements': { banners: [], player: [], popup: [], promotion: [] },
  '/wps/relay/GCSGAME_gameList': { games, pageNo: 1, totalPages: 2, totalGames: 30 },
  '/wps/member/info': sampleMember({ hasUpline: true, isAgent: true }),
  '/wps/v2/wallets/balance': {
    balance: '-20.00',
    held: '0.00',
    owedInWallets: '5.00',
    fundsInWallets: '30.00',
    currencySymbol: '৳',
    version: 1,
  },
  // The platform answers with their names in the reader's language.
  '/wps/member/deposit/methods': {
    ...METHODS,
    methods: METHODS.methods.map((method) => ({ ...method, name: `⟦${method.name}⟧` })),
  },
  '/wps/member/deposit/list': { deposits: [], nextCursor: null },
  '/wps/member/withdrawals/desk': sampleDesk(),
  '/wps/member/withdrawals': { withdrawals: [sampleWithdrawal()], nextCursor: null },
  '/wps/member/security': sampleSecurity(),
  '/wps/member/vip': {
    label: null,
    level: null,
    days: 90,
    staked: '0.00',
    next: null,
    rests: false,
    levels: [],
    reached: [],
    currencySymbol: '৳',
  },
  '/wps/session/list': { sessions: [] },
  '/wps/member/securityEvents': { events: [], nextCursor: null },
  '/wps/member/records/bets': { bets: [], nextCursor: null },
  '/wps/member/records/movements': { movements: [], nextCursor: null },
  '/wps/protection/state': {
    currencySymbol: '৳',
    limits: [{ kind: 'stake', period: 'day', value: '500.00', used: '125.00', left: '375.00', wish: null }],
    break: null,
    realityMinutes: 60,
  },
  '/wps/system/helpCenter': { articles: [] },
};

/** Of the brand, of games and their makers, of the member and their account; and months, which the browser writes. */
const NAMES = [
  ...'Maidan;Maidan Games;Game;Vendor;PG;EG2;PT;JDB;CQ9;FC;JL;BGS;rahim;Rahim;Shapla Pay;D•••• R••••;GMT'.split(
    ';',
  ),
  ...'Jan;Feb;Mar;Apr;May;Jun;Jul;Aug;Sept;Oct;Nov;Dec'.split(';'),
];

/** The whole page as a member sees it once everything has come; what the platform has no answer for is refused. */
async function english(url: string): Promise<string[]> {
  fakePlatform(
    new Proxy(
      {},
      {
        has: () => true,
        get: (_, path: string) => () =>
          path in ANSWERS ? success(ANSWERS[path]) : failure(503, 'UNAVAILABLE', '⟦The service is busy.⟧'),
      },
    ),
  );
  storeToken('T'.repeat(43));
  markPageWhole();
  const queryClient = createQueryClient();
  queryClient.setDefaultOptions({ queries: { retry: false } });
  const router = createAppRouter(
    { queryClient, language: MADE_UP },
    createMemoryHistory({ initialEntries: [url] }),
  );
  await router.load();
  const messages = await loadCatalogue(MADE_UP);
  // Texts that come later are waited for.
  await act(async () => {
    render(<Providers router={router} queryClient={queryClient} language={MADE_UP} messages={messages} />);
  });
  await expect.poll(() => document.querySelector('main h1, main h2')?.textContent ?? '').toContain('⟦');
  await expect.poll(() => queryClient.isFetching()).toBe(0);
  return leftInEnglish(document, NAMES);
}

test.each([
  '/',
  '/rng',
  '/nothing',
  '/member',
  '/member/depositv2',
  '/member/withdraw',
  '/member/personalHistoryCopy',
  '/member/securityCenter',
  '/member/settings',
  '/member/limits',
  '/member/rewardCenter',
  '/member/manualRebate',
  '/member/missionLeaderboard',
  '/member/vip',
  '/member/referral',
  '/member/openBets',
  '/member/transactionHistory',
  '/member/personalProfit',
  '/member/bonusDetails',
  '/member/messageV2',
  '/member/feedback',
  '/member/transferFund',
  '/member/transferUpline',
  '/promotions',
  '/promotions/welcome',
  '/pointMall',
  '/favorite',
  '/recent',
  '/help',
  '/lottery',
  '/agentHome',
])('[I18-01] in a language of brackets nothing on %s is English to a member', async (url) => {
  expect(await english(url)).toEqual([]);
});
