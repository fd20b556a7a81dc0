import { getVendorRun } from '@maidan/contract/vendor-simulator/get-vendor-run.ts';
import { getVendorSimulator } from '@maidan/contract/vendor-simulator/get-vendor-simulator.ts';
import { startVendorRun } from '@maidan/contract/vendor-simulator/start-vendor-run.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { failure, fakePlatform, success, type Answers } from '#testing/fake-platform.ts';
import { renderPage } from '#testing/render-page.tsx';
import { VendorSimulatorPage } from './vendor-simulator-page.tsx';
import type { VendorRun } from './vendor-simulator.queries.ts';

const SIMULATOR = {
  partners: [{ code: 'SIMULATED-OURS', shape: 'ours' }],
  players: [
    { username: 'rahim', balance: '10000.00', own: true },
    { username: 'demo', balance: '500.00', own: false },
  ],
};
const TRACE = 'ab'.repeat(16);
const CALL: VendorRun['calls'][number] = {
  n: 1,
  order: 'plain',
  call: 'bet',
  fault: null,
  requestId: `${TRACE}-1`,
  transactionId: `${TRACE}-plain-bet`,
  at: '2026-11-18T12:00:00.000Z',
  ms: 7,
  bytes: 311,
  sent: '{"amount":"10.00"}',
  httpStatus: 200,
  status: 'OK',
  balance: '9990.00',
  platformTransactionIds: ['71'],
  ledger: [{ transactionId: '901', entries: ['12:4', '13:9'] }],
};
const RUN: VendorRun = {
  traceId: TRACE,
  partner: 'SIMULATED-OURS',
  shape: 'ours',
  player: 'rahim',
  scenario: 'won-round',
  stake: '10.00',
  faults: {
    copies: 3,
    reorder: true,
    lateSeconds: 0,
    dropReply: false,
    garble: false,
    wrongSignature: false,
    rollbackFirst: false,
  },
  state: 'done',
  balances: [
    { order: 'plain', before: '10000.00', after: '10010.00' },
    { order: 'faulty', before: '10010.00', after: '10020.00' },
  ],
  calls: [
    CALL,
    { ...CALL, n: 2, order: 'faulty', fault: 'garbled', status: 'BAD_REQUEST', balance: null, ledger: [] },
    { ...CALL, n: 3, order: 'faulty', fault: 'reply-dropped', status: null, httpStatus: null, ledger: [] },
  ],
};

function Page({ trace }: { trace?: string }) {
  const [shown, setShown] = useState(trace);
  return <VendorSimulatorPage trace={shown} onTrace={setShown} notFound={<p>no such page</p>} />;
}

function show(answers: Answers, trace?: string) {
  const sent = fakePlatform({ [getVendorSimulator.path]: () => success(SIMULATOR), ...answers });
  renderPage(trace === undefined ? <Page /> : <Page trace={trace} />);
  return sent;
}

test('a press sends what was chosen under a trace id of its own, and shows what came of it', async () => {
  const sent = show({
    [startVendorRun.path]: ({ body }) =>
      success({ traceId: (JSON.parse(body ?? '{}') as { traceId: string }).traceId }),
    [getVendorRun.path]: () => success(RUN),
  });
  expect(await screen.findByText('Nothing was sent yet')).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Round'), { target: { value: 'rolled-back' } });
  fireEvent.change(screen.getByLabelText('Each call is sent'), { target: { value: '5' } });
  fireEvent.click(screen.getByLabelText('Rollback before what it undoes'));
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(
    await screen.findByText(/Both orders ended in the same balance: each changed it by 10.00/),
  ).toBeTruthy();
  const start = sent.find(({ url }) => url === startVendorRun.path);
  const body = JSON.parse(start?.body ?? '{}') as Record<string, unknown>;
  expect(body).toMatchObject({
    traceId: expect.stringMatching(/^[0-9a-f]{32}$/) as string,
    shape: 'ours',
    player: 'rahim',
    scenario: 'rolled-back',
    stake: '10.00',
    faults: { copies: 5, lateSeconds: 0, reorder: true, rollbackFirst: true },
  });
  expect(sent.at(-1)?.url).toContain(`traceId=${String(body['traceId'])}`);
});

test('each call is followed into the ledger, and what had no answer says so', async () => {
  show({ [getVendorRun.path]: () => success(RUN) }, TRACE);
  const plain = within(await screen.findByRole('region', { name: 'As they were made' }));
  expect(plain.getByText('901, entries 12:4 13:9')).toBeTruthy();
  expect(plain.getByText('311 bytes sent')).toBeTruthy();
  const faulty = within(screen.getByRole('region', { name: 'With faults' }));
  expect(faulty.getByText('cut short').closest('li')?.textContent).toContain('BAD_REQUEST');
  expect(faulty.getByText('reply lost').closest('li')?.textContent).toContain('no answer');
});

test('orders that end differently, a run that broke off and one under way are told apart', async () => {
  const [plain] = RUN.balances;
  const apart = [plain, { order: 'faulty', before: '10010.00', after: '10010.00' }];
  let run: object = { ...RUN, balances: apart };
  show({ [getVendorRun.path]: () => success(run) }, TRACE);
  expect((await screen.findByRole('alert')).textContent).toContain('by 10.00 and by 0.00');
  run = { ...RUN, state: 'failed' };
  show({ [getVendorRun.path]: () => success(run) }, TRACE);
  expect(await screen.findByText(/The run was broken off/)).toBeTruthy();
  run = { ...RUN, state: 'running', balances: [{ ...plain, after: null }] };
  show({ [getVendorRun.path]: () => success(run) }, TRACE);
  expect(await screen.findByText('Calls are being sent …')).toBeTruthy();
});

test('a refusal stands above the button, and an unknown trace id is told as such', async () => {
  show(
    {
      [startVendorRun.path]: () => failure(409, 'VENDOR_RUN_UNDER_WAY', 'Calls are still being sent.'),
      [getVendorRun.path]: () => failure(404, 'NOT_FOUND', 'This does not exist.'),
    },
    TRACE,
  );
  expect(await screen.findByText(/No run has this trace id/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('Calls are still being sent.'));
});

test('where the calls do not exist there is no page; where they fail they can be asked again', async () => {
  show({ [getVendorSimulator.path]: () => failure(404, 'NOT_FOUND', 'This does not exist.') });
  expect(await screen.findByText('no such page')).toBeTruthy();
  show({ [getVendorSimulator.path]: () => failure(503, 'UNAVAILABLE', 'Please try again.') });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
});
