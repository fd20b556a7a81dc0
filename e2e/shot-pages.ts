import type { Page } from '@playwright/test';
import type { Language } from '@maidan/contract/constants.ts';
import { word } from './words.ts';

export type Viewer = 'visitor' | 'member' | 'agent';
export type Look = { language: Language; theme: 'dark' | 'light'; width: 390 | 1440 };

export type Shot = {
  name: string;
  who: Viewer;
  path: string;
  /** What somebody does before the picture is taken. */
  act?: (page: Page, look: Look) => Promise<void>;
  /** Where the picture makes no sense at the other width. */
  only?: 390 | 1440;
  /** The whole length of the page and not only the first view. */
  whole?: boolean;
};

const of = (who: Viewer, paths: Record<string, string>, whole = false): Shot[] =>
  Object.entries(paths).map(([name, path]) => ({ name: `${who}-${name}`, who, path, whole }));

const press =
  (key: string) =>
  async (page: Page, { language }: Look): Promise<void> => {
    await page
      .getByRole('button', { name: word(language, key), exact: true })
      .filter({ visible: true })
      .first()
      .click();
  };

const hoverMenu =
  (path: string) =>
  async (page: Page): Promise<void> => {
    await page.locator(`header nav a[href="${path}"]`).first().hover();
    await page.locator('header .drop-menu').waitFor();
  };

const modal = (key: string) => async (page: Page, look: Look) => {
  await press(key)(page, look);
  await page.getByRole('dialog').waitFor();
};

const VISITOR: Shot[] = [
  ...of('visitor', { home: '/' }, true),
  ...of('visitor', {
    rng: '/rng',
    'rng-vendor': '/rng?vassalage=MAIDAN',
    'rng-nothing': '/rng?search=zzzzzz',
    live: '/live',
    fish: '/fish',
    pvp: '/pvp',
    cockfight: '/cockfight',
    mxwin: '/mxwin',
    sports: '/sports',
    esports: '/esports',
    lott: '/lott',
    elott: '/elott',
    promotions: '/promotions',
    'point-mall': '/pointMall',
    help: '/help',
    service: '/service',
    favourites: '/favorite',
    login: '/login',
    register: '/register',
    'agent-login': '/agent',
    inbox: '/sandbox/inbox',
    reset: '/reset',
    offline: '/offline',
    'not-found': '/no-such-page',
  }),
  ...of('visitor', { app: '/app' }, true),
  { name: 'visitor-menu-small', who: 'visitor', path: '/', act: hoverMenu('/live'), only: 1440 },
  { name: 'visitor-menu-large', who: 'visitor', path: '/', act: hoverMenu('/rng'), only: 1440 },
  { name: 'visitor-menu-more', who: 'visitor', path: '/', act: press('shell.more'), only: 1440 },
  { name: 'visitor-drawer', who: 'visitor', path: '/', act: modal('shell.menu-open'), only: 390 },
  {
    name: 'visitor-language',
    who: 'visitor',
    path: '/',
    act: async (page, look) => {
      if (look.width === 390) await modal('shell.menu-open')(page, look);
      await press('shell.language')(page, look);
      await page.getByRole('dialog', { name: word(look.language, 'shell.language') }).waitFor();
    },
  },
];

const MEMBER: Shot[] = [
  ...of('member', { home: '/' }),
  ...of('member', { account: '/member/securityCenter', bets: '/member/personalHistoryCopy' }, true),
  ...of('member', {
    deposit: '/member/depositv2',
    withdraw: '/member/withdraw',
    referral: '/member/referral',
    messages: '/member/messageV2',
    favourites: '/favorite',
    recent: '/recent',
    game: '/seamless?game=10001',
  }),
  { name: 'member-menu', who: 'member', path: '/', act: press('shell.member-menu') },
  { name: 'member-drawer', who: 'member', path: '/', act: modal('shell.menu-open'), only: 390 },
];

const AGENT: Shot[] = [
  ...of('agent', { home: '/', center: '/agentHome' }),
  { name: 'agent-menu', who: 'agent', path: '/', act: press('shell.member-menu') },
];

export const SHOTS: readonly Shot[] = [...VISITOR, ...MEMBER, ...AGENT];
