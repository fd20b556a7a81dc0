import type { AgentContract } from '@maidan/contract/agents/agent-contract.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { useToastStore } from '#lib/overlays/toast-store.ts';
import { storeToken } from '#lib/session/session-token.ts';
import { failure, fakePlatform, success, type Answers } from '#testing/fake-platform.ts';
import { renderPage } from '#testing/render-page.tsx';
import { ContractsPage } from './contracts-page.tsx';
import { readContractsSearch } from './contracts-search.ts';

const LIST = '/wps/agent/contracts';
const PARTNERS = '/wps/agent/contracts/partners';
const ENDS = '/wps/agent/contracts/ends';
const OFFER_ENDS = '/wps/agent/contracts/offer/ends';
const TRY = '/wps/agent/contracts/try';
const END = '/wps/agent/contracts/terminate';
const BACK = '/wps/agent/contracts/withdraw';

const TIER = {
  rateBasisPoints: 200,
  activeMembers: 0,
  validBet: '0.00',
  profitLoss: '0.00',
  betAmount: '0.00',
};
const contract = (change: Partial<AgentContract> = {}): AgentContract => ({
  id: '7',
  type: 'hourly',
  version: 1,
  state: 'accepted',
  upline: 'agent41',
  downline: 'rahim77',
  rateBasisPoints: 200,
  tiers: [TIER],
  period: 'daily',
  feeBasisPoints: 0,
  carriesLosses: false,
  proposedAt: '2026-11-15T10:00:00.000Z',
  decidedAt: null,
  endedAt: null,
  startsAt: '2026-11-15T11:00:00.000Z',
  endsAt: null,
  currencySymbol: '৳',
  ...change,
});
const partner = (id: string, username: string) => ({
  id,
  username,
  nickname: '',
  contracts: [],
  waiting: [],
});
const partners = (found: object[], more = false) =>
  success({
    currencySymbol: '৳',
    own: [
      {
        type: 'hourly',
        rateBasisPoints: 300,
        period: 'daily',
        tiers: [TIER],
        feeBasisPoints: 0,
        carriesLosses: false,
      },
    ],
    partners: found,
    more,
  });
const list = (contracts: AgentContract[], downline: object | null = null) =>
  success({ contracts, downline, nextCursor: null });

beforeEach(() => {
  storeToken('T'.repeat(43));
  useToastStore.setState({ toasts: [] });
});

function open(search: Record<string, unknown>, answers: Answers) {
  const sent = fakePlatform({ [PARTNERS]: () => partners([partner('100007', 'rahim77')]), ...answers });
  const [onShown, onOffering] = [vi.fn<(shown: object) => void>(), vi.fn<(offering: boolean) => void>()];
  const { offer, ...shown } = readContractsSearch(search);
  renderPage(<ContractsPage shown={shown} onShown={onShown} offering={offer} onOffering={onOffering} />);
  const posted = (path: string) =>
    sent.filter(({ url }) => url === path).map(({ body = '' }) => JSON.parse(body));
  return { sent, onShown, onOffering, posted };
}
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

test('[AGT-05] an address keeps what makes sense, and a downline only among those below', () => {
  expect(readContractsSearch({ side: 'x', shown: 'y', type: 'z', downline: '-1', offer: 'old' })).toEqual({
    side: 'above',
    shown: 'now',
    offer: false,
  });
  expect(readContractsSearch({ downline: 7 })).not.toHaveProperty('downline');
  expect(readContractsSearch({ side: 'below', downline: 7, type: 'daily', offer: 'new' })).toEqual({
    side: 'below',
    shown: 'now',
    type: 'daily',
    downline: '7',
    offer: true,
  });
});

test('[AGT-09] contracts with one downline are asked for by number, named, and led back from', async () => {
  const { sent, onShown } = open(
    { side: 'below', downline: '100007', type: 'hourly' },
    { [LIST]: () => list([], { id: '100007', username: 'rahim77' }) },
  );
  expect(await screen.findByText('With rahim77')).toBeTruthy();
  const asked = sent.find(({ url }) => url.startsWith(`${LIST}?`))?.url;
  expect(asked).toContain('downline=100007');
  expect(asked).toContain('type=hourly');
  await press('Show everybody');
  expect(onShown).toHaveBeenLastCalledWith({ side: 'below', shown: 'now', type: 'hourly' });
  fireEvent.change(screen.getByLabelText('Kind'), { target: { value: '' } });
  expect(onShown).toHaveBeenLastCalledWith({ side: 'below', shown: 'now', downline: '100007' });
  await press('Show all');
  expect(onShown).toHaveBeenLastCalledWith({ side: 'below', shown: 'now' });
});

test('[AGT-05] A6: ending a contract shows what ends with it, is not done before the yes, and takes that list along', async () => {
  const ending = {
    id: '9',
    type: 'hourly',
    upline: { name: 'rahim77', number: '100007' },
    downline: { name: 'sa•••5', number: '100009' },
    rateBasisPoints: 100,
  };
  let tries = 0;
  const { posted } = open(
    { side: 'below' },
    {
      [LIST]: () => list([contract()]),
      [ENDS]: () => success({ ends: [ending] }),
      [END]: () =>
        (tries += 1) === 1
          ? failure(409, 'CONTRACT_STALE', 'What ends with it is another list by now.')
          : success({ contract: contract({ state: 'terminated' }) }),
    },
  );
  await press('End contract');
  const dialog = within(await screen.findByRole('dialog', { name: 'End this contract?' }));
  expect(await dialog.findByText(/sa•••5/)).toBeTruthy();
  fireEvent.click(dialog.getByRole('button', { name: 'Keep it' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(posted(END)).toEqual([]);
  await press('End contract');
  const again = within(await screen.findByRole('dialog'));
  await again.findByText(/sa•••5/);
  fireEvent.click(again.getByRole('button', { name: 'End contract' }));
  expect(await again.findByText('What ends with it is another list by now.')).toBeTruthy();
  fireEvent.click(again.getByRole('button', { name: 'End contract' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(posted(END)).toEqual([
    { id: '7', ends: ['9'] },
    { id: '7', ends: ['9'] },
  ]);
});

test('[AGT-05] an offer that nobody answered is taken back, and the list is read anew', async () => {
  let listed = 0;
  const { posted } = open(
    { side: 'below' },
    {
      [LIST]: () => {
        listed += 1;
        return list(listed === 1 ? [contract({ state: 'proposed', startsAt: null })] : []);
      },
      [BACK]: () => success({ contract: contract({ state: 'withdrawn' }) }),
    },
  );
  await press('Take it back');
  expect(await screen.findByText('No contract at the moment')).toBeTruthy();
  expect(posted(BACK)).toEqual([{ id: '7' }]);
  expect(useToastStore.getState().toasts[0]?.text).toBe('The offer to rahim77 has been taken back.');
});

test('[AGT-05] what an offer would have paid is told with figures, and that it would cost more than one has', async () => {
  const slot = {
    members: 3,
    tier: 1,
    rateBasisPoints: 150,
    turnover: '1000.00',
    share: '15.00',
    own: '10.00',
    left: '-5.00',
  };
  const { onOffering, posted } = open(
    { side: 'below', downline: '100007', offer: 'new' },
    {
      [LIST]: () => list([]),
      [OFFER_ENDS]: () => success({ ends: [] }),
      [TRY]: () =>
        success({
          slots: [
            { ...slot, from: '2026-11-15T10:00:00.000Z', to: '2026-11-15T11:00:00.000Z' },
            {
              ...slot,
              tier: null,
              share: '0.00',
              from: '2026-11-15T09:00:00.000Z',
              to: '2026-11-15T10:00:00.000Z',
            },
          ],
          sum: { turnover: '2000.00', share: '15.00', own: '10.00', left: '-5.00' },
        }),
    },
  );
  const dialog = within(await screen.findByRole('dialog', { name: 'Offer a contract' }));
  fireEvent.change(dialog.getByLabelText('Rate in %'), { target: { value: '১.৫' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Look at the offer' }));
  expect(await screen.findByText('What it would have paid in the last 2 slots')).toBeTruthy();
  const table = within(screen.getByRole('table'));
  expect(
    table
      .getAllByRole('row')
      .slice(1)
      .map((row) => within(row).getAllByRole('cell').at(-1)?.textContent),
  ).toEqual(['৳15.00', '৳0.00']);
  expect(screen.getByText(/you would have paid more than you got/)).toBeTruthy();
  expect(posted(TRY)[0]).toMatchObject({
    downline: 'rahim77',
    type: 'hourly',
    tiers: [{ rateBasisPoints: 150 }],
  });
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onOffering).toHaveBeenCalledWith(false);
});

test('[AGT-05] an offer that asks for less than the own contract is stopped at the field, with the figure', async () => {
  const { posted } = open(
    { side: 'below', downline: '100007', offer: 'new' },
    {
      [LIST]: () => list([]),
      [PARTNERS]: () =>
        success({
          currencySymbol: '৳',
          own: [
            {
              type: 'dividend',
              rateBasisPoints: 800,
              period: 'weekly',
              tiers: [
                { ...TIER, rateBasisPoints: 400 },
                { ...TIER, rateBasisPoints: 800, activeMembers: 5, validBet: '500.00' },
              ],
              feeBasisPoints: 100,
              carriesLosses: true,
            },
          ],
          partners: [partner('100007', 'rahim77')],
          more: false,
        }),
    },
  );
  const dialog = within(await screen.findByRole('dialog', { name: 'Offer a contract' }));
  const type = (label: string, value: string): void =>
    void fireEvent.change(dialog.getByLabelText(label), { target: { value } });
  const look = (): void => void fireEvent.click(dialog.getByRole('button', { name: 'Look at the offer' }));
  await waitFor(() => dialog.getByLabelText('Rate in %'));
  type('Rate in %', '6');
  look();
  expect(
    dialog.getByText('For this rate your own contract asks for 5: ask for at least as much.'),
  ).toBeTruthy();
  type('Active members', '5');
  look();
  expect(dialog.getByText(/your own contract asks for ৳500\.00/)).toBeTruthy();
  type('Settled bets', '500');
  look();
  expect(dialog.getByText(/Your own contract keeps a fee of 1%/)).toBeTruthy();
  type('Fee in %', '1');
  look();
  expect(dialog.getByRole('alert').textContent).toMatch(/counts against the next period/);
  expect(posted(OFFER_ENDS)).toEqual([]);
});

test('[AGT-09] among more agents than a list holds one is searched for, and Enter sends no offer', async () => {
  const { sent } = open(
    { side: 'below', offer: 'new' },
    {
      [LIST]: () => list([]),
      [PARTNERS]: ({ url }) =>
        url.includes('search=')
          ? partners([partner('100300', 'zahid5')])
          : partners([partner('100007', 'rahim77'), partner('100008', 'sadia5')], true),
    },
  );
  const dialog = within(await screen.findByRole('dialog', { name: 'Offer a contract' }));
  const field = await dialog.findByLabelText('Find an agent', { selector: 'input' });
  fireEvent.change(field, { target: { value: ' zah' } });
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(await dialog.findByText('1 agent found.')).toBeTruthy();
  expect(sent.some(({ url }) => url.includes('search=zah'))).toBe(true);
  fireEvent.change(dialog.getByLabelText('Agent'), { target: { value: '100300' } });
  expect(dialog.getByLabelText<HTMLSelectElement>('Agent').selectedOptions[0]?.textContent).toBe('zahid5');
  expect(dialog.getByRole('button', { name: 'Look at the offer' })).toBeTruthy();
});
