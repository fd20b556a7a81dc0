import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { commitmentOf } from '#random.ts';
import { fakeHost } from '#testing/fake-host.ts';
import { fakeLines, flight, ownBet, uuid } from '#testing/fake-line.ts';
import { flightOf } from './chain.ts';
import type { CrashFrame } from './crash-wire.ts';
import { typedMultiplier } from './multiplier.ts';
import { openCrash } from './screen.tsx';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const RUNNING = { state: 'running', startsInMs: null, flyingForMs: 0 } as const;
const ENDED = { state: 'ended', startsInMs: null, brokeAt: 231, link: 'c'.repeat(64) } as const;

async function open(notes: Record<string, string> = {}) {
  vi.useFakeTimers();
  const { host, kept, told } = fakeHost([], notes);
  const lines = fakeLines(host);
  const { Screen } = await openCrash('en');
  render(<Screen host={lines.host} />);
  const hear = (frame: CrashFrame) => act(async () => lines.hear(frame));
  return { ...lines, hear, kept, told };
}
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const bet = (number: number) => within(screen.getByRole('region', { name: `Lantern ${number}` }));
const press = (number: number, name: string | RegExp) =>
  act(async () => void fireEvent.click(bet(number).getByRole('button', { name })));
const said = () => screen.getAllByRole('status').at(-1)?.textContent;

test('a bet is placed before the start, says what it pays while it rises, and is taken by a press', async () => {
  const { hear, said: sent, welcome } = await open();
  expect(said()).toBe('Preparing your game…');
  await act(async () => welcome(flight(1)));
  expect(said()).toBe('Bets are open for 7 seconds.');
  await press(1, 'Bet ৳5.00');
  expect(bet(1).getByRole('button', { name: 'One moment…' })).toBeTruthy();
  const placed = ownBet(sent()[0]);
  await hear({ type: 'answer', ref: 1, bet: placed });
  expect(bet(1).getByText('Your ৳5.00 is in.')).toBeTruthy();
  expect(bet(1).getByRole('button', { name: 'Take back' })).toBeTruthy();

  await hear({ type: 'round', round: flight(1, RUNNING) });
  expect(said()).toBe('The lantern is rising.');
  await pass(11_600);
  expect(screen.getByTestId('multiplier').textContent).toMatch(/^(2\.00|1\.99)×$/);
  expect(bet(1).getByRole('button', { name: 'Take' }).textContent).toMatch(/৳(9\.9|10\.0)\d$/);
  await press(1, 'Take');
  expect(sent().at(-1)).toEqual({ type: 'leave', ref: 2, betId: placed.id });
  await hear({ type: 'answer', ref: 2, bet: { ...placed, state: 'settled', leftAt: 200, win: '10.00' } });
  expect(said()).toBe('Taken at 2.00×: ৳10.00');
  await hear({ type: 'round', round: flight(1, ENDED) });
  expect(said()).toBe('The lantern went out at 2.31×; you have ৳10.00.');
  expect(screen.getByRole('list', { name: 'Last lanterns' }).textContent).toBe('2.31×');
});

test('two bets have stakes and multipliers of their own; one that is no multiplier is not sent', async () => {
  const { said: sent, welcome, kept } = await open({ 'stake-1': '20.00', 'auto-1': '1.5' });
  await act(async () => welcome(flight(1)));
  await press(1, 'Raise the stake');
  fireEvent.change(bet(1).getByRole('textbox'), { target: { value: '0.5' } });
  await press(1, /^Bet/);
  expect(sent()).toEqual([]);
  expect(bet(1).getByText('From 1.01× to 1,000.00×')).toBeTruthy();
  fireEvent.change(bet(1).getByRole('textbox'), { target: { value: '3' } });
  await press(1, 'Bet ৳10.00');
  await press(2, 'Bet ৳20.00');
  expect(sent()).toMatchObject([
    { place: 0, stake: '10.00', leavesAt: 300, leavesWhenLost: true },
    { place: 1, stake: '20.00', leavesAt: 150 },
  ]);
  expect(kept.get('auto-0')).toBe('3');
});

test('a multiplier is read in the digits of every language', () => {
  expect(['2', '1.5', '২.৫০', '3,25', '10x', ' '].map(typedMultiplier)).toEqual([
    200,
    150,
    250,
    325,
    1_000,
    null,
  ]);
  expect(['1', '0.99', '1001', 'two', '1.234', '-2'].map(typedMultiplier)).toEqual(Array(6).fill(undefined));
});

test('while the line is broken it says what becomes of open bets, and nothing can be pressed', async () => {
  const { hear, said: sent, welcome, lose } = await open();
  await act(async () => welcome(flight(1)));
  await press(1, /^Bet/);
  const placed = ownBet(sent()[0]);
  await hear({ type: 'answer', ref: 1, bet: placed });
  await hear({ type: 'round', round: flight(1, RUNNING) });
  await act(async () => lose());
  expect(screen.getByRole('alert').textContent).toContain('takes your open bets out as soon as it notices');
  expect(bet(1).getByRole('button', { name: 'Take' }).getAttribute('aria-disabled')).toBe('true');
  await pass(1_000);
  await act(async () => welcome(flight(1, RUNNING), { own: [placed] }));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a bet that was on its way when the line broke is not called safe or gone', async () => {
  const { welcome, lose } = await open();
  await act(async () => welcome(flight(1)));
  await press(2, /^Bet/);
  await act(async () => lose());
  expect(screen.getByRole('alert').textContent).toContain('it counts once at most');
});

test('whoever wants to stay in when the line breaks says so for the next bets', async () => {
  const { said: sent, welcome } = await open();
  await act(async () => welcome(flight(1)));
  fireEvent.click(screen.getByRole('button', { name: 'When the connection breaks' }));
  fireEvent.click(screen.getByRole('switch'));
  await press(1, /^Bet/);
  expect(sent()).toMatchObject([{ leavesWhenLost: false }]);
});

test('a late bet is refused in words; space presses the first bet', async () => {
  const { hear, said: sent, welcome } = await open();
  await act(async () => welcome(flight(1)));
  await act(async () => void fireEvent.keyDown(document.body, { key: ' ' }));
  expect(sent()).toMatchObject([{ type: 'bet', place: 0 }]);
  await hear({ type: 'refusal', ref: 1, code: 'TOO_LATE' });
  expect(screen.getByRole('alert').textContent).toContain('No stake was taken.');
  fireEvent.click(screen.getByRole('button', { name: 'All right' }));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('everybody’s bets are in view without a name, the largest first', async () => {
  const { welcome } = await open();
  const other = { player: 'a1b2c3d4', isBot: false, leftAt: null, win: null, isOut: false };
  const bets = [
    { ...other, id: uuid(60), stake: '5.00', leftAt: 150, win: '7.50' },
    { ...other, id: uuid(61), stake: '50.00' },
    { ...other, id: uuid(62), stake: '1.00', isOut: true },
  ];
  await act(async () => welcome(flight(1, RUNNING), { bets }));
  expect(screen.getByRole('button', { name: '2 bets · ৳55.00' })).toBeTruthy();
  const beside = within(screen.getByRole('complementary', { name: 'Everybody’s bets' }));
  expect(beside.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Player a1b2৳50.00',
    'Player a1b2৳5.001.50×৳7.50',
  ]);
});

test('bets of bots are called so, in the list and in the count', async () => {
  const { welcome } = await open();
  const one = { player: 'a1b2c3d4', isBot: false, leftAt: null, win: null, isOut: false };
  const bets = [
    { ...one, id: uuid(60), stake: '5.00' },
    { ...one, id: uuid(61), stake: '3.00', isBot: true },
  ];
  await act(async () => welcome(flight(1, RUNNING), { bets }));
  expect(screen.getByRole('button', { name: '2 bets · ৳8.00 · 1 by bots' })).toBeTruthy();
  const beside = within(screen.getByRole('complementary', { name: 'Everybody’s bets' }));
  expect(beside.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Player a1b2৳5.00',
    'Bot a1b2৳3.00',
  ]);
});

test('G1: the last lanterns are computed again in the page, and one that was changed is found', async () => {
  const { welcome } = await open();
  vi.stubGlobal('isSecureContext', true);
  const link = 'd'.repeat(64);
  let first = link;
  for (let number = 4; number > 0; number -= 1) first = await commitmentOf(first);
  const salt = 'b'.repeat(64);
  const brokeAt = await flightOf({ link, salt, number: 4 });
  const right = flight(4, { ...ENDED, link, commitment: await commitmentOf(link), salt, first, brokeAt });
  const history = [right, { ...right, id: uuid(3), brokeAt: brokeAt + 1 }];
  await act(async () => welcome(flight(5, { first }), { history }));
  fireEvent.click(screen.getByRole('button', { name: 'Fairness' }));
  fireEvent.click(screen.getByRole('button', { name: 'Check them in this browser' }));
  vi.useRealTimers();
  await vi.waitFor(() => {
    expect(screen.getAllByText('checked')).toHaveLength(1);
    expect(screen.getAllByText('does not match')).toHaveLength(1);
  });
});
