import type { ContractType } from '@maidan/contract/agents/agent-contract.ts';
import type { PayRow } from '@maidan/contract/pay/pay-row.ts';
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { More, NothingHere, RecordFailed, RecordSkeleton } from '#lib/records/record-states.tsx';
import { Totals } from '#lib/records/totals.tsx';
import { storeToken } from '#lib/session/session-token.ts';
import { failure, fakePlatform, success, type Answers } from '#testing/fake-platform.ts';
import { renderPage } from '#testing/render-page.tsx';
import { PayPage } from './pay-page.tsx';
import { PayChoices } from './pay-choices.tsx';
import type { OpenPay } from './pay-parts.ts';
import { readPayChoice, type PayChoice } from './pay-search.ts';

const LIST = '/wps/agent/pay';
const PARTS = { Totals, Failed: RecordFailed, Loading: RecordSkeleton, Nothing: NothingHere, More };
const RANGE = { from: '2026-11-01', to: '2026-11-30' };

const row = (change: Partial<PayRow> = {}): PayRow => ({
  id: '5',
  type: 'hourly',
  from: '2026-11-15T10:00:00.000Z',
  to: '2026-11-15T11:00:00.000Z',
  members: 3,
  turnover: '2000.00',
  profitLoss: '500.00',
  tier: 1,
  rateBasisPoints: 150,
  gross: '30.00',
  shared: '10.00',
  amount: '20.00',
  state: 'paid',
  late: false,
  paidAt: '2026-11-15T11:05:00.000Z',
  ...change,
});
const pay = (rows: PayRow[]) =>
  success({
    rows,
    sums: { turnover: '2000.00', shared: '10.00', paid: '20.00', withheld: '0.00' },
    nextCursor: null,
  });

beforeEach(() => storeToken('T'.repeat(43)));

function open(
  type: ContractType,
  answers: Answers,
  { isOffered = true, search = {} }: { isOffered?: boolean; search?: Record<string, unknown> } = {},
) {
  const sent = fakePlatform(answers);
  const [onOpen, onAll] = [vi.fn<(open: OpenPay | null) => void>(), vi.fn<() => void>()];
  renderPage(
    <PayPage
      type={type}
      range={RANGE}
      choice={readPayChoice(search)}
      open={undefined}
      onOpen={onOpen}
      onAll={onAll}
      isOffered={isOffered}
      days={<p>the days</p>}
      save={null}
      parts={PARTS}
      currencySymbol="৳"
      contractsLink={<p>to the contracts</p>}
    />,
  );
  return { sent, onOpen, onAll };
}

test('[AGT-07] pay that does not load says why, and days without any say so', async () => {
  let asked = 0;
  const { onAll } = open('dividend', {
    [LIST]: () => ((asked += 1) === 1 ? failure(503, 'UNAVAILABLE', 'Busy.') : pay([])),
  });
  await screen.findByText('Busy.');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Clear filters' }));
  expect(onAll).toHaveBeenCalled();
});

test.each([
  [
    'dividend',
    'Dividends',
    { from: '2026-10-31T18:00:00.000Z', to: '2026-11-15T18:00:00.000Z' },
    /1.*15 Nov 2026/,
  ],
  [
    'daily',
    'Daily salary',
    { from: '2026-11-14T18:00:00.000Z', to: '2026-11-15T18:00:00.000Z' },
    /15 Nov 2026/,
  ],
  ['hourly', 'Hourly salary', {}, /15 Nov 2026, 16:00–17:00/],
  ['realtime', 'Real-time salary', { to: '2026-11-15T10:05:00.000Z' }, /15 Nov 2026, 16:00–16:05/],
] as const)(
  '[AGT-01] [AGT-07] the page of %s lists its slots as rows and as cards, each opens',
  async (type, title, slot, time) => {
    const { sent, onOpen } = open(type, { [LIST]: () => pay([row({ type, ...slot })]) });
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeTruthy();
    const table = within(await screen.findByRole('table'));
    expect(sent[0]?.url).toContain(`type=${type}`);
    expect(table.getByText('1.5%')).toBeTruthy();
    const cards = within(screen.getAllByRole('list')[0] as HTMLElement);
    const card = cards.getByRole('button', { name: time });
    expect(cards.getByText('+৳20.00')).toBeTruthy();
    expect(cards.getByText('Paid')).toBeTruthy();
    fireEvent.click(card);
    fireEvent.click(table.getByRole('button', { name: time }));
    expect(onOpen.mock.calls).toEqual([[{ row: '5' }], [{ row: '5' }]]);
  },
);

test('[AGT-07] a card says what is withheld, what is late and that no tier was reached', async () => {
  open('hourly', {
    [LIST]: () =>
      pay([
        row({ state: 'withheld', late: true, paidAt: null }),
        row({ id: '6', state: 'nothing', tier: null, amount: '0.00' }),
      ]),
  });
  await screen.findByRole('table');
  const [first, second] = within(screen.getAllByRole('list')[0] as HTMLElement).getAllByRole('listitem');
  expect(first?.textContent).toMatch(/Late.*Withheld/);
  expect(first?.textContent).not.toContain('+৳20.00');
  expect(second?.textContent).toMatch(/–.*Nothing due/);
});

test('[AGT-08] whoever has no running contract of the kind is told so, with the way to the contracts', async () => {
  open('daily', { [LIST]: () => pay([row({ type: 'daily' })]) }, { isOffered: false });
  expect(screen.getByText('You have no running contract of this kind.')).toBeTruthy();
  expect(screen.getByText('to the contracts')).toBeTruthy();
  expect(await screen.findByRole('table')).toBeTruthy();
});

test('[AGT-07] slots are asked for by their status and by what changed late; only sums that hold for them are shown', async () => {
  expect(readPayChoice({ state: 'due', late: 'yes' })).toEqual({});
  const { sent } = open(
    'hourly',
    { [LIST]: () => pay([row({ state: 'withheld' })]) },
    { search: { state: 'withheld' } },
  );
  await screen.findByRole('table');
  expect(sent[0]?.url).toContain('state=withheld');
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Withheld']);
});

test('[AGT-07] one choice of slots leaves the other', () => {
  const onChoice = vi.fn<(choice: PayChoice) => void>();
  fakePlatform({});
  renderPage(<PayChoices choice={{ state: 'paid' }} onChoice={onChoice} />);
  fireEvent.change(screen.getByLabelText('Changed late'), { target: { value: 'only' } });
  expect(onChoice).toHaveBeenLastCalledWith({ state: 'paid', late: 'only' });
  fireEvent.change(screen.getByLabelText('Status'), { target: { value: '' } });
  expect(onChoice).toHaveBeenLastCalledWith({});
});
