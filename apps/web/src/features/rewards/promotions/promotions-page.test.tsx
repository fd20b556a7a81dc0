import { createHash, createHmac } from 'node:crypto';
import type { Promotion, PromotionStanding } from '@maidan/contract/rewards/promotions/promotion.ts';
import { PROMOTION_STATES } from '@maidan/contract/rewards/promotions/promotion-words.ts';
import { raffleOrder } from '@maidan/contract/rewards/promotions/raffle-draw.ts';
import { XSS_CORPUS } from '@maidan/server/testing/xss-corpus.ts';
import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { storeToken } from '#lib/session/session-token.ts';
import { failure, fakePlatform, success } from '#testing/fake-platform.ts';
import type { Answers } from '#testing/fake-platform.ts';
import { renderPage } from '#testing/render-page.tsx';
import { BonusStrip } from './bonus-strip.tsx';
import { PromotionBoard } from './promotion-board.tsx';
import { TermsPage } from './terms-page.tsx';
import { PromotionPage } from './promotion-page.tsx';

const ALL = '/wps/promotions';
const OWN = '/wps/member/promotions';
const APPLY = '/wps/member/promotions/apply';
const terms: Promotion['terms'] = {
  counts: 'fixed',
  rates: [],
  basisPoints: null,
  amount: '10.00',
  prizes: [],
  period: 'once',
  needsJoin: true,
  byApplication: false,
  newcomerDays: null,
  audience: null,
  target: null,
  levels: [],
  friend: null,
  smallest: '0.01',
  largest: '10.00',
  claimDays: 7,
  payment: 'cash',
  wagering: null,
  rounds: null,
};
const gift = (change: Partial<Promotion> = {}): Promotion => ({
  code: 'gift',
  type: 'gift',
  version: 2,
  onFrom: '2026-10-01T00:00:00.000Z',
  title: 'A small gift',
  summary: 'For whoever takes part.',
  phase: 'open',
  isSpent: false,
  startsAt: null,
  endsAt: null,
  terms,
  raffle: null,
  ...change,
});
const stands = (change: Partial<PromotionStanding> = {}): PromotionStanding => ({
  code: 'gift',
  state: 'join',
  joinedAt: null,
  held: null,
  ended: null,
  number: null,
  waiting: [],
  growing: null,
  application: null,
  grant: null,
  rounds: null,
  ...change,
});
const all = (...promotions: Promotion[]) => ({ [ALL]: () => success({ promotions }) });
const own = (standings: PromotionStanding[], change: object = {}) => ({
  [OWN]: () => success({ wanted: true, paused: null, standings, named: [], bonus: null, ...change }),
});
const STATUS = { '/wps/system/status': () => success({ currencySymbol: '৳' }) };
const show = (page: React.ReactElement, answers: Answers) => {
  const sent = fakePlatform({ ...STATUS, ...answers });
  return {
    sent,
    ...renderPage(page, '/', ['/promotions', '/promotions/$code', '/member/rewardCenter', '/seamless']),
  };
};
const inGame = (bonus: object | null) => ({
  '/wps/member/promotions/in-game': () => success({ bonus }),
});
const member = (answers: Answers) => show(<PromotionPage code="gift" reader="member" />, answers);

beforeEach(() => storeToken('T'.repeat(43)));
afterEach(() => vi.unstubAllGlobals());

test('[PRO-01] what does not load says why and comes with a retry; nothing on offer is said, and whoever rests is told why', async () => {
  let times = 0;
  const first = show(<PromotionBoard type={undefined} reader="visitor" />, {
    [ALL]: () =>
      (times += 1) === 1 ? failure(503, 'UNAVAILABLE', 'The service is busy.') : success({ promotions: [] }),
  });
  expect(screen.getByRole('status', { name: 'Loading the promotions' })).toBeTruthy();
  await screen.findByText('The service is busy.');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Nothing to take part in right now')).toBeTruthy();
  first.unmount();
  show(<PromotionBoard type={undefined} reader="member" />, {
    ...all(gift()),
    ...own([], { paused: 'break' }),
  });
  expect(await screen.findByText('You are on a break')).toBeTruthy();
  expect(screen.queryByText('A small gift')).toBeNull();
});

test('[PRO-01] all nine states stand on cards in words, and a kind is filtered by its address', async () => {
  const promotions = PROMOTION_STATES.map((state, index) =>
    gift({ code: state, title: `Card ${state}`, type: index === 0 ? 'raffle' : 'gift' }),
  );
  const standings = PROMOTION_STATES.map((state) => stands({ code: state, state }));
  const first = show(<PromotionBoard type={undefined} reader="member" />, {
    ...all(...promotions),
    ...own(standings),
  });
  const words = [
    'Open to join',
    'To take',
    'Being looked at',
    'Rejected',
    'Ready to play',
    'Taken',
    'Under way',
    'You take part',
    'Coming soon',
  ];
  for (const [index, state] of PROMOTION_STATES.entries()) {
    const card = (await screen.findByRole('heading', { name: `Card ${state}` })).closest('li') as HTMLElement;
    expect(within(card).getByText(words[index] ?? '')).toBeTruthy();
  }
  first.unmount();
  show(<PromotionBoard type="raffle" reader="member" />, { ...all(...promotions), ...own(standings) });
  await screen.findByRole('heading', { name: 'Card join' });
  expect(screen.queryByRole('heading', { name: 'Card claim' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Raffle' }).getAttribute('aria-current')).toBe('page');
});

test('[PRO-01] what was all given before its last day is called over, and names no day that has not come', async () => {
  show(<PromotionBoard type={undefined} reader="member" />, {
    ...all(gift({ phase: 'over', isSpent: true, endsAt: '2030-01-01T00:00:00.000Z' })),
    ...own([stands({ state: 'joined', ended: 'spent' })]),
  });
  const card = (await screen.findByRole('heading', { name: 'A small gift' })).closest('li') as HTMLElement;
  expect(within(card).getByText('Ended')).toBeTruthy();
  expect(within(card).getByText('All of it has been given')).toBeTruthy();
  expect(card.textContent).not.toContain('2030');
});

test('[PRO-01] a visitor reads the terms and is led to log in; nothing is asked about where they stand', async () => {
  sessionStorage.clear();
  const { sent } = show(<PromotionPage code="gift" reader="visitor" />, all(gift()));
  expect(await screen.findByRole('button', { name: 'Log in to take part' })).toBeTruthy();
  expect(await screen.findByText('Nothing has to be staked or paid in. You get ৳10.00.')).toBeTruthy();
  expect(sent.filter(({ url }) => url.includes(OWN))).toEqual([]);
});

test('[PRO-01] terms and their example are written from the rule: what is locked says what frees it, what leaving costs and what does not count', async () => {
  const wagering = {
    times: 5,
    days: 30,
    weights: [
      { category: 'RNG' as const, percent: 100 },
      { category: 'LIVE' as const, percent: 20 },
    ],
  };
  const deposit = {
    ...terms,
    counts: 'deposit' as const,
    amount: null,
    basisPoints: 2_000,
    smallest: '20.00',
    largest: '150.00',
    payment: 'locked' as const,
    wagering,
  };
  member({ ...all(gift({ type: 'deposit', terms: deposit })), ...own([stands()]) });
  expect(
    await screen.findByText(
      '20% of your deposits that were begun after you joined. A deposit counts from the next day on.',
    ),
  ).toBeTruthy();
  // A fifth of 1,000 is 200, and no more than 150 is given.
  expect(await screen.findByText('Pay in ৳1,000.00 and ৳150.00 comes together.')).toBeTruthy();
  expect(
    screen.getByText(
      /A bonus of ৳150.00 needs counted bets of ৳750.00. In .*, where a bet counts 20%, those are bets of ৳3,750.00./,
    ),
  ).toBeTruthy();
  expect(
    screen.getByText('The bonus, and nothing else: your balance and what you won stay yours.'),
  ).toBeTruthy();
  expect(screen.getByText(/Deposits begun before you joined or within a day after a loss/)).toBeTruthy();
});

test('[PRO-02] too little goes nowhere, a refusal keeps the words, and what was written is read as text alone', async () => {
  const asked = { ...all(gift({ terms: { ...terms, needsJoin: false, byApplication: true } })) };
  const { sent, unmount } = member({
    ...asked,
    ...own([stands()]),
    [APPLY]: () => failure(409, 'PROMOTION_APPLIED', 'You have asked for this already.'),
  });
  const box = await screen.findByLabelText<HTMLTextAreaElement>('Your comment');
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('Please write why, in 1 to 140 letters.')).toBeTruthy();
  expect(sent.filter(({ url }) => url.includes(APPLY))).toEqual([]);
  fireEvent.change(box, { target: { value: ' My birthday ' } });
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('You have asked for this already.')).toBeTruthy();
  expect(box.value).toBe(' My birthday ');
  expect(JSON.parse(sent.find(({ url }) => url.includes(APPLY))?.body ?? '')).toEqual({
    code: 'gift',
    comment: 'My birthday',
    pictures: [],
  });
  unmount();

  // T16: every text of a promotion that somebody else has written.
  for (const text of XSS_CORPUS.filter((one) => one.trim() !== '').slice(0, 60)) {
    const application = {
      id: '1',
      comment: text,
      pictures: [],
      appliedAt: '2026-11-01T00:00:00.000Z',
      answeredAt: '2026-11-01T00:00:00.000Z',
      answer: text,
    };
    const { container, unmount: leave } = member({
      ...all(gift({ title: text, summary: text })),
      ...own([stands({ state: 'rejected', application })]),
    });
    await screen.findByText('Where you stand');
    expect(container.textContent).toContain(text);
    expect(
      container.querySelector(
        'script, iframe, object, embed, img, form, video, audio, style, base, meta, [onload], [onerror], [onclick]',
      ),
    ).toBeNull();
    leave();
  }
});

test('[PRO-03] a raffle shows its digest before and its seed after, and the page computes the draw again', async () => {
  const seed = 'ab'.repeat(32);
  const digest = createHash('sha256').update(seed).digest('hex');
  const entries = 7;
  const order = await raffleOrder({ seed, code: 'gift', entries });
  const prizes = [{ amount: '50.00', count: 2 }];
  const raffle = { entries, digest, drawnAt: null, seed: null, winners: [] };
  const promotion = gift({
    type: 'raffle',
    endsAt: '2026-12-01T00:00:00.000Z',
    terms: { ...terms, counts: 'raffle', amount: null, prizes },
    raffle,
  });
  const before = member({ ...all(promotion), ...own([stands({ state: 'joined', number: 3 })]) });
  expect(await screen.findByText(digest)).toBeTruthy();
  expect(screen.getByText(/each entry wins with a chance of 2 in 7/)).toBeTruthy();
  expect(
    screen.getByText('Your number is passed over if you have opted out of all rewards when it is drawn.'),
  ).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Compute the draw again' })).toBeNull();
  before.unmount();

  const drawn = (numbers: number[]) => ({
    ...promotion,
    phase: 'over' as const,
    raffle: {
      ...raffle,
      drawnAt: '2026-12-01T00:00:10.000Z',
      seed,
      winners: numbers.map((number) => ({ number, amount: '50.00' })),
    },
  });
  const right = member({
    ...all(drawn([order[0] ?? 0, order[2] ?? 0])),
    ...own([stands({ state: 'joined', ended: 'drawn', number: 3 })]),
  });
  // By the words of the page alone: its message for number 1, and the pattern for the others.
  const words = (await screen.findByText(/^Each number gets a mark/)).textContent ?? '';
  const [pattern = '', first = ''] = [...words.matchAll(/message is “([^”]+)”/g)].map(([, text]) => text);
  const message = (number: number) => pattern.replace(':E:', `:${entries}:`).replace(/:N$/, `:${number}`);
  expect(message(1)).toBe(first);
  const marked = Array.from({ length: entries }, (_, at) => ({
    number: at + 1,
    mark: createHmac('sha256', seed)
      .update(message(at + 1))
      .digest('hex'),
  }));
  const sorted = marked.toSorted((a, b) => (a.mark < b.mark ? -1 : 1)).map(({ number }) => number);
  expect(sorted).toEqual(order);
  // What is over is not called by what somebody once did.
  expect(await screen.findByText('The raffle was drawn. Your number won nothing this time.')).toBeTruthy();
  expect(screen.getByText('Your entry has number 3.')).toBeTruthy();
  expect(screen.queryByText('You take part')).toBeNull();
  expect(screen.queryByText(/Nothing waits for you yet/)).toBeNull();
  fireEvent.click(await screen.findByRole('button', { name: 'Compute the draw again' }));
  expect(await screen.findByText(/The seed fits the digest, and the prizes went/)).toBeTruthy();
  expect(screen.getByText(new RegExp(`^Passed over on the way.*: ${order[1]}$`))).toBeTruthy();
  right.unmount();
  member({ ...all(drawn([order[2] ?? 0, order[0] ?? 0])), ...own([]) });
  fireEvent.click(await screen.findByRole('button', { name: 'Compute the draw again' }));
  expect(await screen.findByText('Something does not fit. Please tell us.')).toBeTruthy();
});

const givenRounds: PromotionStanding['grant'] = {
  id: '9',
  code: 'gift',
  version: 1,
  type: 'gift',
  title: 'A small gift',
  period: 'once',
  from: '2026-11-10T00:00:00.000Z',
  to: '2026-11-11T00:00:00.000Z',
  amount: '40.00',
  rounds: { count: 20, stake: '2.00' },
  lines: [],
  state: 'rounds',
  chargedBack: null,
  grantedAt: '2026-11-12T00:00:00.000Z',
  endedAt: null,
};

test('[PRO-03] what a raffle drew is claimed by its own call, free rounds say where they are played', async () => {
  const relay = '/wps/relay/MCS2_claimRafflePromotion';
  const waiting = [{ period: 'once', amount: '50.00', until: null }];
  const { sent, unmount } = member({
    ...all(gift({ type: 'raffle' })),
    ...own([stands({ state: 'claim', waiting })]),
    [relay]: () => failure(409, 'REWARD_BUDGET', 'All of it has been given.'),
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Take ৳50.00' }));
  expect(await screen.findByText('All of it has been given.')).toBeTruthy();
  expect(JSON.parse(sent.find(({ url }) => url.includes(relay))?.body ?? '')).toEqual({
    code: 'gift',
    language: 'en',
  });
  unmount();
  const rounds = {
    count: 20,
    stake: '2.00',
    mostWon: '1000.00',
    days: 7,
    games: [{ nodeId: 'n1', name: 'Line slot' }],
  };
  member({
    ...all(gift({ terms: { ...terms, amount: '40.00', payment: 'rounds', rounds } })),
    ...own([
      stands({
        state: 'issued',
        rounds: { count: 20, played: 5, until: '2026-12-01T00:00:00.000Z', isOver: false },
        grant: givenRounds,
      }),
    ]),
  });
  expect(await screen.findByText(/5 of 20 rounds played/)).toBeTruthy();
  // What is given is rounds, and never the money that they would cost.
  expect(
    screen.getByText('Nothing has to be staked or paid in. You get 20 free rounds of 2.00 each.'),
  ).toBeTruthy();
  expect(
    screen.getByText('20 free rounds of 2.00 each. At most 1,000.00 is paid for all of them.'),
  ).toBeTruthy();
  expect(screen.getByText(/^Given on .*: 20 free rounds of 2.00/)).toBeTruthy();
  expect(document.body.textContent).not.toMatch(/\b40\.00/);
  expect(screen.getByRole('link', { name: 'Play Line slot' }).getAttribute('href')).toBe('/seamless?game=n1');
});

test('[PRO-01] what is for newcomers says so in its terms, and to whoever has been here longer that it is not for them', async () => {
  member({ ...all(gift({ terms: { ...terms, newcomerDays: 7 } })), ...own([]) });
  expect(
    await screen.findByText(/^Only new members: whoever registered within the last 7 days/),
  ).toBeTruthy();
  expect(screen.getByText('It is for new members: whoever registered within the last 7 days.')).toBeTruthy();
  expect(screen.queryByText('Ended')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Take part' })).toBeNull();
});

test('[PRO-01] a promotion that is not there says so in the title of the page, too', async () => {
  show(<PromotionPage code="nope" reader="visitor" />, all(gift()));
  await screen.findByRole('heading', { name: 'This promotion is not there' });
  expect(document.title).toBe('This promotion is not there · Maidan');
});

test('[PRO-01] the keyboard keeps its place where the pressed button goes away, and nobody who left is brought back', async () => {
  let standing = stands();
  member({
    ...all(gift()),
    [OWN]: () => success({ wanted: true, paused: null, standings: [standing], named: [], bonus: null }),
    '/wps/member/promotions/join': () => {
      standing = stands({ state: 'claim', waiting: [{ period: 'once', amount: '10.00', until: null }] });
      return success({ number: 1 });
    },
    '/wps/member/rewards/claim': () => {
      standing = stands({ state: 'claimed' });
      return success({ grants: [] });
    },
  });
  const join = await screen.findByRole('button', { name: 'Take part' });
  join.focus();
  fireEvent.click(join);
  const take = await screen.findByRole('button', { name: 'Take ৳10.00' });
  expect(document.activeElement?.textContent).toBe('Something of yours waits here to be taken.');
  take.focus();
  take.blur();
  fireEvent.click(take);
  await screen.findByText('You have taken what there was.');
  expect(document.activeElement).toBe(document.body);
});

test('[PRO-01] in a game it is said how much bets there count for the bonus in hand and what leaving costs, and nothing without one', async () => {
  const bonus = { title: 'A', amount: '10.00', left: '20.00' };
  const first = show(<BonusStrip game="n1" />, inGame({ ...bonus, percent: 20 }));
  expect(await screen.findByText('Bets here count 20% for your bonus. ৳20.00 left.')).toBeTruthy();
  expect(screen.getByText(/Giving it up costs the bonus of ৳10.00 and nothing else/)).toBeTruthy();
  first.unmount();
  const second = show(<BonusStrip game="n1" />, inGame({ ...bonus, percent: 0 }));
  expect(await screen.findByText('Bets here do not count for your bonus. ৳20.00 left.')).toBeTruthy();
  second.unmount();
  const { sent, container } = show(<BonusStrip game="n1" />, inGame(null));
  await expect.poll(() => sent.length).toBeGreaterThan(0);
  expect(container.textContent).toBe('');
});

test('[PRO-01] whoever joined an older version reads its terms and its title, and may read the newer ones', async () => {
  const held = {
    ...gift({ title: 'A large gift', version: 1 }),
    terms: {
      ...terms,
      amount: '90.00',
      wagering: { times: 3, days: 9, weights: [] },
      payment: 'locked' as const,
    },
  };
  member({ ...all(gift()), ...own([stands({ state: 'joined', held })]) });
  expect(await screen.findByRole('heading', { level: 1, name: 'A large gift' })).toBeTruthy();
  expect(screen.getByText(/You read the terms of version 1/)).toBeTruthy();
  expect(screen.getByText(/as they were when you took part/)).toBeTruthy();
  expect(screen.getByText(/after bets of 3 times its amount within 9 days/)).toBeTruthy();
  const newer = screen.getByText('The newer terms').closest('details') as HTMLElement;
  expect(within(newer).getByText('As your own money at once, without conditions.')).toBeTruthy();
});

test('[PRO-01] terms say whom they are for; what names its members is told to those alone, and others read that it is not for them', async () => {
  const audience = { fromLevel: 3, named: true, languages: ['bn' as const] };
  const named = gift({ terms: { ...terms, audience } });
  const first = member({ ...all(), ...own([stands()], { named: [named] }) });
  expect(await screen.findByText('Only from VIP level 3 on.')).toBeTruthy();
  expect(screen.getByText(/whom the house has named/)).toBeTruthy();
  expect(screen.getByText(/read here in বাংলা/)).toBeTruthy();
  first.unmount();
  member({ ...all(named), ...own([]) });
  expect(await screen.findByText('This is for others: the terms say for whom.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Take part' })).toBeNull();
});

const TERMS = '/wps/member/rewards/terms';
test('[MEM-02] a version of any kind of rule opens in words; one that was never on is not there', async () => {
  const page = <TermsPage code="gift" version={1} />;
  const shown = (change: Partial<Promotion['terms']>, type: 'mission' | 'vip' | 'referral') => ({
    [TERMS]: () => success({ version: { ...gift({ version: 1 }), type, terms: { ...terms, ...change } } }),
  });
  const target = { of: 'stake' as const, reach: '500.00', categories: ['RNG' as const] };
  const first = show(page, shown({ counts: 'mission', target, period: 'day' }, 'mission'));
  expect(await screen.findByText(/^Stakes of .*500\.00$/)).toBeTruthy();
  expect(screen.getByText(/^Version 1, on since/)).toBeTruthy();
  first.unmount();
  const levels = [{ level: 2, gift: '50.00', basisPoints: 20 }];
  const second = show(page, shown({ counts: 'vip', amount: null, levels, period: 'month' }, 'vip'));
  expect(await screen.findByText('Level 2')).toBeTruthy();
  expect(screen.getByText('0.2% of settled bets')).toBeTruthy();
  second.unmount();
  const friend = { stake: '100.00', days: 30, monthly: '900.00' };
  const third = show(page, shown({ counts: 'friend', friend }, 'referral'));
  expect(await screen.findByText(/within 30 days\. In a month at most .*900\.00/)).toBeTruthy();
  third.unmount();
  show(page, { [TERMS]: () => success({ version: null }) });
  expect(await screen.findByText('These terms are not there')).toBeTruthy();
});
