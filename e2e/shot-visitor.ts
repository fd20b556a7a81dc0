import { operator } from './desk.ts';
import {
  both,
  fill,
  hoverMenu,
  inDialog,
  modal,
  of,
  on,
  onPhone,
  press,
  pressText,
  search,
  type Shot,
} from './shot-acts.ts';
import { rows } from './rows.ts';

const LISTS = ['live', 'fish', 'pvp', 'cockfight', 'mxwin', 'sports', 'esports', 'lott', 'elott'] as const;

const PLACES: Shot[] = [
  ...of('visitor', { home: '/', help: '/help', app: '/app', responsible: '/responsible' }, true),
  ...of('visitor', Object.fromEntries(LISTS.map((name) => [name, `/${name}`])), true),
  ...of('visitor', {
    rng: '/rng',
    'rng-vendor': '/rng?vassalage=MAIDAN',
    'rng-filtered': '/rng?volatility=high&rtp=96-97&sort=rtp',
    'rng-nothing': '/rng?search=zzzzzz',
    'rng-no-match': '/rng?volatility=low&features=jackpot&class=SC&rtp=over-97',
    lottery: '/lottery',
    'lottery-sea': '/seaLottery',
    'lottery-vn': '/vnLottery',
    'point-mall': '/pointMall',
    'help-article': '/help#term',
    'help-nothing': '/help?search=qqqq',
    service: '/service',
    favourites: '/favorite',
    recent: '/recent',
    'agent-login': '/agent',
    inbox: '/sandbox/inbox',
    'vendor-simulator': '/sandbox/vendor',
    reset: '/reset',
    'reset-form': '/reset#no-link-of-ours-but-long-enough-for-one',
    'social-nothing': '/login/social',
    receipt: '/receipt/no-such-receipt',
    offline: '/offline',
    'not-found': '/no-such-page',
  }),
  ...of(
    'visitor',
    { promotions: '/promotions', raffle: '/promotions/opening-raffle', news: '/promotions?view=news' },
    true,
  ),
];

const MENUS: Shot[] = [
  { name: 'visitor-menu-small', who: 'visitor', path: '/', act: hoverMenu('/live'), only: 1440 },
  { name: 'visitor-menu-large', who: 'visitor', path: '/', act: hoverMenu('/rng'), only: 1440 },
  { name: 'visitor-drawer', who: 'visitor', path: '/', act: modal('shell.menu-open'), only: 390 },
  ...on('visitor', '/help', {
    language: both(onPhone(modal('shell.menu-open')), modal('shell.language')),
    'search-empty': search(''),
    'search-found': search('the'),
    'search-near': search('kites over the maidn'),
    'search-nothing': search('qqqqqq'),
  }),
  {
    name: 'visitor-filters',
    who: 'visitor',
    path: '/rng',
    act: async (page, look) => {
      await page.locator('main button[aria-expanded=false]').filter({ visible: true }).last().click();
      if (look.width === 390) await page.getByRole('dialog').waitFor();
    },
  },
  ...on('newcomer', '/', { popup: (page) => page.getByRole('dialog').waitFor() }),
  {
    name: 'visitor-promotion-open',
    who: 'visitor',
    path: async () => {
      const [offer] = await rows<{ id: bigint }>(
        `select id from announcement where promotion_type is not null order by sort_order, id limit 1`,
        [],
      );
      return `/promotions?show=${String(offer?.id)}`;
    },
    act: (page) => page.getByRole('dialog').waitFor(),
  },
];

const DOORS: Shot[] = [
  ...of('visitor', { login: '/login', register: '/register' }),
  ...on('visitor', '/login', {
    'login-empty': inDialog('login.submit'),
    'login-wrong': both(
      fill('login.username', 'nobodyhere'),
      fill('login.password', 'Not-a-password-1'),
      inDialog('login.submit'),
      (page) => page.getByRole('dialog').getByRole('alert').first().waitFor(),
    ),
    'login-sms': both(inDialog('login.ways.sms'), inDialog('login.submit')),
    'forgot-mail': both(inDialog('login.forgot'), inDialog('password.forgot.submit')),
    'forgot-phone': both(
      inDialog('login.forgot'),
      pressText('password.forgot.phone'),
      inDialog('password.forgot.resetAndLogin'),
    ),
  }),
  ...on('visitor', '/register', {
    'register-more': async (page, look) => {
      await page.getByRole('dialog').locator('button[aria-expanded=false]').click();
      await inDialog('register.submit')(page, look);
    },
    'register-mobile': both(pressText('register.kindMobile'), inDialog('register.submit')),
    'register-terms': async (page) => {
      await page.getByRole('dialog').getByRole('link').first().click();
      await page.getByRole('dialog').last().getByRole('listitem').first().waitFor();
    },
  }),
  ...on('visitor', '/service', { leaving: modal('service.channel.facebook') }),
];

/** The house is shut for everybody while these are taken. */
const CLOSED: Shot[] = [
  {
    name: 'visitor-maintenance',
    who: 'visitor',
    path: '/',
    before: () => operator('maintenance', 'on', '+90m'),
    after: () => operator('maintenance', 'off'),
  },
  {
    name: 'visitor-region',
    who: 'visitor',
    path: '/',
    before: () => operator('region', 'block', '127.0.0.0/8'),
    after: () => operator('set', 'blockedAddresses', '[]'),
  },
];

/** The browser keeps the menu narrow from then on. */
const NARROW: Shot[] = [
  { name: 'visitor-side-narrow', who: 'visitor', path: '/', act: press('shell.side-narrow'), only: 1440 },
];

export const VISITOR_SHOTS: readonly Shot[] = [...PLACES, ...MENUS, ...DOORS, ...CLOSED, ...NARROW];
