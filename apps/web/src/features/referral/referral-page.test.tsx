import type { ReferredFriend } from '@maidan/contract/referral/referral.ts';
import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useToastStore } from '#lib/overlays/toast-store.ts';
import { storeToken } from '#lib/session/session-token.ts';
import { failure, fakePlatform, success } from '#testing/fake-platform.ts';
import type { Answers } from '#testing/fake-platform.ts';
import { renderPage } from '#testing/render-page.tsx';
import { noteVisit } from './note-visit.ts';
import { ReferralPage } from './referral-page.tsx';

const OWN = '/wps/member/referral';
const FRIENDS = '/wps/member/referral/friends';
const CLAIM = '/wps/member/rewards/claim';
const VISIT = '/wps/referral/visit';
const terms = {
  title: 'Invite a friend',
  summary: 'For each friend.',
  amount: '200.00',
  stake: '2000.00',
  days: 30,
  monthly: '2000.00',
  claimDays: 14,
  payment: 'cash',
  wagering: null,
};
const totals = {
  visits: 12,
  registrations: 3,
  deposits: 2,
  rewards: 1,
  earned: '200.00',
  thisMonth: '200.00',
};
const own = (change: object = {}) =>
  success({
    referralCode: 'DEMO7788',
    terms,
    paused: null,
    totals,
    days: [{ day: '2026-11-18', visits: 4, registrations: 1, deposits: 0 }],
    ...change,
  });
const friend = (change: Partial<ReferredFriend> = {}): ReferredFriend => ({
  key: 'friend-0123456789abcdef',
  name: 'n***a',
  registeredAt: '2026-11-07T10:00:00.000Z',
  stage: 'played',
  reward: 'ready',
  amount: '200.00',
  code: 'invite-friends',
  until: '2027-01-06T18:00:00.000Z',
  givenAt: null,
  reason: null,
  ...change,
});
const friends = (...all: ReferredFriend[]) => success({ friends: all, nextCursor: null });
const show = (answers: Answers = {}) => {
  const sent = fakePlatform({ [OWN]: () => own(), [FRIENDS]: () => friends(), ...answers });
  renderPage(
    <ReferralPage currencySymbol="৳" drawCode={(address) => <p data-testid="code">{address}</p>} />,
    '/',
    ['/member/limits', '/member/rewardCenter'],
  );
  return sent;
};

beforeEach(() => storeToken('T'.repeat(43)));
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
});

test('[MEM-09] what does not load says why and comes with a retry; nobody yet is said', async () => {
  let times = 0;
  show({ [OWN]: () => ((times += 1) === 1 ? failure(503, 'UNAVAILABLE', 'The service is busy.') : own()) });
  expect(screen.getAllByRole('status', { name: 'Loading your invitations' }).length).toBeGreaterThan(0);
  await screen.findByText('The service is busy.');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Nobody yet')).toBeTruthy();
});

test('[MEM-09] the link is there as text, as a code and for the clipboard, and the rule is told in plain words', async () => {
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  show();
  const link = `${window.location.origin}/register?referralCode=DEMO7788`;
  expect((await screen.findByTestId('code')).textContent).toBe(link);
  fireEvent.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(await screen.findByRole('button', { name: 'Copied' })).toBeTruthy();
  expect(writeText).toHaveBeenCalledWith(link);
  expect(screen.getByText('৳200 for each friend')).toBeTruthy();
  expect(screen.getByText(/bets come to ৳2,000 by the end of day 30/)).toBeTruthy();
  expect(screen.getByText(/At most ৳2,000 in a month/)).toBeTruthy();
  const row = screen.getByRole('row', { name: /18 Nov|Nov 18/ });
  expect(within(row).getByText('4')).toBeTruthy();
});

test('[MEM-09] each friend says what the invitation has come to, and a reward that is ready is taken there', async () => {
  const taken = useToastStore.getState().toasts.length;
  const sent = show({
    [FRIENDS]: () =>
      friends(
        friend(),
        friend({ key: 'friend-1', reward: 'held', until: null }),
        friend({ key: 'friend-2', reward: 'rejected', until: null, reason: 'One household.' }),
        friend({ key: 'friend-3', reward: 'growing', stage: 'registered' }),
      ),
    [CLAIM]: () => success({ grants: [] }),
  });
  expect(await screen.findByText(/A person looks at this first/)).toBeTruthy();
  expect(screen.getByText('Not given: One household.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Take ৳200' }));
  await vi.waitFor(() => expect(useToastStore.getState().toasts.length).toBe(taken + 1));
  const claim = sent.find(({ url }) => url.includes('claim'));
  expect(JSON.parse(claim?.body ?? '')).toMatchObject({
    rewards: [{ code: 'invite-friends', period: 'friend-0123456789abcdef' }],
  });
});

test('[MEM-09] R2: whoever rests is offered nothing, and told why', async () => {
  show({ [OWN]: () => own({ paused: 'limit', terms: null }), [FRIENDS]: () => friends(friend()) });
  expect(await screen.findByText(/One of your own limits is nearly used up/)).toBeTruthy();
  expect(screen.queryByTestId('code')).toBeNull();
  await screen.findByText('n***a');
  expect(screen.queryByRole('button', { name: /Take/ })).toBeNull();
});

test('[MEM-09] with no rule on nothing is promised, and the link still stands there', async () => {
  show({ [OWN]: () => own({ terms: null }) });
  expect(await screen.findByText(/brings no reward at the moment/)).toBeTruthy();
  expect(screen.getByTestId('code')).toBeTruthy();
  expect(screen.queryByText('What it brings')).toBeNull();
});

test('[MEM-09] a visit is told once by a browser, with the code and nothing else', async () => {
  const sent = fakePlatform({ [VISIT]: () => failure(503, 'UNAVAILABLE', 'The service is busy.') });
  for (const code of ['demo7788', 'DEMO7788', '"><script>', 'OTHER123']) noteVisit(code);
  await vi.waitFor(() => expect(sent.filter(({ url }) => url.includes(VISIT))).toHaveLength(2));
  expect(sent.map(({ body }) => JSON.parse(body ?? '{}') as unknown)).toEqual([
    { referralCode: 'DEMO7788' },
    { referralCode: 'OTHER123' },
  ]);
});
