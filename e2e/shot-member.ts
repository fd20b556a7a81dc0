import { textIn } from '@maidan/contract/local-text.ts';
import { operator } from './desk.ts';
import { rows } from './rows.ts';
import { both, fill, inDialog, modal, of, on, press, type Act, type Shot } from './shot-acts.ts';
import { word } from './words.ts';

const idOf = async (statement: string): Promise<string> => {
  const [row] = await rows<{ id: string | bigint }>(statement, []);
  return String(row?.id ?? 'none');
};
const OWN = `member_id = (select id from member where username = 'vip')`;

const HOME: Shot[] = [
  ...of('member', { home: '/', favourites: '/favorite', recent: '/recent', game: '/seamless?game=10001' }),
  { name: 'member-menu', who: 'member', path: '/', act: press('shell.member-menu') },
  { name: 'member-menu-more', who: 'member', path: '/', act: press('shell.more'), only: 1440 },
  { name: 'member-drawer', who: 'member', path: '/', act: modal('shell.menu-open'), only: 390 },
  {
    name: 'member-sign-out',
    who: 'member',
    path: '/help',
    act: async (page, look) => {
      await press('shell.member-menu')(page, look);
      await page
        .getByRole('button', { name: word(look.language, 'shell.sign-out') })
        .last()
        .click();
      await page.getByRole('dialog').last().waitFor();
    },
  },
  {
    name: 'member-chat',
    who: 'member',
    path: async ({ language }) => `/chat/${textIn({ en: 'tea-stall', bn: 'adda' }, language)}`,
  },
  ...of('member', {
    rewards: '/member/rewardCenter',
    'reward-terms': '/member/rewardTerms?code=daily-rebate&version=1',
    promotion: '/promotions/reload-bonus',
    referral: '/member/referral',
    missions: '/member/missionLeaderboard',
    messages: '/member/messageV2',
    rebate: '/member/manualRebate',
    vip: '/member/vip',
    mall: '/pointMall',
    raffle: '/promotions/boat-race-raffle',
    'raffle-drawn': '/promotions/opening-raffle',
    application: '/promotions/idea-gift',
    'application-answer': '/promotions/birthday-gift',
    'bonus-in-hand': '/promotions/starter-bonus',
  }),
  ...on('member', '/seamless?game=10001', {
    'game-bonus': async (page) => {
      await page.locator('details:has(a[href="/promotions"]) summary').click();
    },
  }),
  ...of('fresh', {
    rewards: '/member/rewardCenter',
    missions: '/member/missionLeaderboard',
    messages: '/member/messageV2',
    vip: '/member/vip',
    referral: '/member/referral',
    mall: '/pointMall',
  }),
];

const chooseMethod =
  (place: number): Act =>
  async (page) => {
    await page.getByRole('main').getByRole('radio').nth(place).check({ force: true });
  };
const deposit = (state: string): Shot => ({
  name: `member-deposit-${state}`,
  who: 'member',
  path: async () =>
    `/member/depositv2?deposit=${await idOf(`select id from deposit where ${OWN} and state = '${state}' order by id desc`)}`,
  whole: true,
});

const MONEY: Shot[] = [
  ...of('member', { deposit: '/member/depositv2', withdraw: '/member/withdraw' }, true),
  ...on('member', '/member/depositv2', {
    'deposit-second': both(chooseMethod(1), fill('deposit.amount', '1500')),
    'deposit-third': both(chooseMethod(2), press('deposit.toTransfer')),
    'deposit-wrong': both(fill('deposit.amount', '12'), press('deposit.toPayment')),
  }),
  ...['paid', 'partly', 'failed', 'expired', 'waiting', 'review'].map(deposit),
  {
    name: 'member-payment-page',
    who: 'member',
    path: async () =>
      `/sandbox/pay/${await idOf(`select provider_reference as id from deposit where ${OWN} and state = 'waiting' and method_id = 'sandbox-pay' order by deposit.id desc`)}`,
  },
  ...of('member', { 'deposit-unknown': '/member/depositv2?deposit=999999' }),
  ...on('member', '/member/withdraw', {
    'withdraw-empty': press('withdraw.form.submit'),
    'withdraw-account': both(modal('withdraw.accounts.add'), inDialog('withdraw.accounts.save')),
    'withdraw-answer': both(modal('withdraw.answer.ask'), async (page, { language }) => {
      await page.getByLabel(word(language, 'withdraw.answer.partly')).check();
    }),
  }),
  ...of('fresh', { withdraw: '/member/withdraw', deposit: '/member/depositv2' }, true),
  ...of('member', { upline: '/member/transferUpline' }, true),
  ...on('member', '/member/transferUpline', {
    'upline-review': both(fill('upline.form.amount', '500'), press('upline.form.review')),
  }),
  ...of('fresh', { upline: '/member/transferUpline' }),
  ...of('member', { wallet: '/member/transferFund' }),
  ...[
    { name: 'member-wallets', whole: true },
    { name: 'member-wallets-move', act: walletDialog },
  ].map((shot): Shot => ({
    who: 'member',
    path: '/member/transferFund',
    before: () => operator('set', 'merchantWallet.isSingle', 'false'),
    after: () => operator('set', 'merchantWallet.isSingle', 'true'),
    ...shot,
  })),
];

async function walletDialog(page: Parameters<Act>[0], { language }: Parameters<Act>[1]): Promise<void> {
  const name = word(language, 'wallets.moveIn');
  await page.getByRole('main').getByRole('button').filter({ hasText: name }).first().click();
  await page.getByRole('dialog').waitFor();
}

const RECORDS: Shot[] = [
  ...of(
    'member',
    {
      'open-bets': '/member/openBets',
      bets: '/member/personalHistoryCopy',
      movements: '/member/transactionHistory',
      statement: '/member/transactionHistory?view=statement',
      profit: '/member/personalProfit',
      bonuses: '/member/bonusDetails',
    },
    true,
  ),
  ...of('member', {
    'bets-nothing': '/member/personalHistoryCopy?from=2020-01-01&to=2020-01-07',
    'profit-nothing': '/member/personalProfit?from=2020-01-01&to=2020-01-07',
  }),
  ...['/member/personalHistoryCopy', '/member/transactionHistory?kind=win'].map((path, place): Shot => ({
    name: place === 0 ? 'member-receipt' : 'member-movement-receipt',
    who: 'member',
    path,
    act: async (page) => {
      await page.locator('main a[href*="bet="]').filter({ visible: true }).first().click();
      await page.getByRole('dialog').getByRole('button').nth(1).waitFor();
    },
  })),
  ...on('member', '/member/personalProfit', {
    'profit-table': async (page, { language }) => {
      await page.getByText(word(language, 'records.profit.table')).click();
      await page.getByRole('table').first().scrollIntoViewIfNeeded();
    },
  }),
  ...of('fresh', {
    bets: '/member/personalHistoryCopy',
    profit: '/member/personalProfit',
    movements: '/member/transactionHistory',
    bonuses: '/member/bonusDetails',
    favourites: '/favorite',
    recent: '/recent',
  }),
];

const named = (action: 'set' | 'change', kind: string, period: string): Act =>
  async function openLimit(page, look) {
    const { language } = look;
    await modal(`protection.${action}Named`, {
      kind: word(language, `protection.kind.${kind}`),
      period: word(language, `protection.period.${period}`),
    })(page, look);
  };
const card =
  (title: string, key: string): Act =>
  async (page, { language }) => {
    await page
      .locator('main section', {
        has: page.getByRole('heading', { name: word(language, title), exact: true }),
      })
      .last()
      .getByRole('button', { name: word(language, key), exact: true })
      .first()
      .click();
    await page.getByRole('dialog').last().waitFor();
  };

const SELF: Shot[] = [
  ...of(
    'member',
    {
      account: '/member/securityCenter',
      limits: '/member/limits',
      settings: '/member/settings',
      feedback: '/member/feedback',
    },
    true,
  ),
  ...of('fresh', { account: '/member/securityCenter', feedback: '/member/feedback' }, true),
  ...on('fresh', '/member/feedback', { 'feedback-empty': press('feedback.form.send') }),
  ...on('fresh', '/member/securityCenter', {
    password: card('security.password.title', 'security.password.change'),
    payment: both(card('security.payment.title', 'security.payment.set'), inDialog('security.payment.save')),
    totp: card('security.totp.title', 'security.totp.setUp'),
    passkey: card('security.passkeys.title', 'security.passkeys.add'),
    contact: both(modal('security.contact.addLabel.mobile'), inDialog('security.contact.send')),
  }),
  ...on('member', '/member/securityCenter', {
    'contact-change': modal('security.contact.changeLabel.email'),
    others: modal('security.devices.others'),
  }),
  {
    name: 'member-phone',
    who: 'member',
    path: '/help',
    act: async (page, look) => {
      if (look.width === 390) await modal('shell.menu-open')(page, look);
      await page
        .getByRole('button', { name: word(look.language, 'shell.on-phone'), exact: true })
        .last()
        .click();
      await page.getByRole('dialog').last().getByRole('img').first().waitFor();
    },
  },
  ...on('member', '/member/limits', {
    'limit-set': both(named('set', 'stake', 'week'), inDialog('protection.save')),
    'limit-change': named('change', 'deposit', 'day'),
    'break-sure': modal('protection.break.start'),
  }),
  {
    name: 'fresh-reality',
    who: 'fresh',
    path: '/help',
    act: async (page) => {
      await page.route('**/wps/protection/realityCheck', async (route) => {
        const answer = await route.fetch();
        const body = (await answer.json()) as { value: object };
        const value = { ...body.value, seconds: 3725, stakes: '1250.00', wins: '980.50', net: '-269.50' };
        await route.fulfill({ json: { ...body, value } });
      });
      await page.reload();
      await page.getByRole('dialog').waitFor();
      await page.unroute('**/wps/protection/realityCheck');
    },
  },
  ...on('fresh', '/member/limits', {
    break: async (page, look) => {
      await both(modal('protection.break.start'), inDialog('protection.break.begin'))(page, look);
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
      await page.goto('/member/depositv2');
      await page.getByRole('heading', { name: word(look.language, 'protection.away.title') }).waitFor();
    },
  }),
  ...of('excluded', { deposit: '/member/depositv2', limits: '/member/limits', game: '/seamless?game=10001' }),
  ...of('trial', { home: '/', deposit: '/member/depositv2', game: '/seamless?game=10001' }),
];

export const MEMBER_SHOTS: readonly Shot[] = [...HOME, ...MONEY, ...RECORDS, ...SELF];
