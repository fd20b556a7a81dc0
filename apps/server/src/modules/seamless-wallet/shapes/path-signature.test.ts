import { DECIMAL_WORDS, INTEGER_WORDS } from '@maidan/contract/seamless-wallet/partner-shape.ts';
import { SIGNATURE_HEADERS } from '@maidan/contract/seamless-wallet/signature.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTrial, type Trial } from '#conformance/trial.ts';
import { serveWallet } from '#testing/serve-wallet.ts';

describe.each([
  ['ours', SIGNATURE_HEADERS.timestamp, /^\d{10}$/],
  ['integer', INTEGER_WORDS.headers.timestamp, /^\d{13}$/],
  ['decimal', DECIMAL_WORDS.headers.timestamp, /^\d{13}$/],
] as const)('the shape %s', (shape, timestamp, form) => {
  let served: Awaited<ReturnType<typeof serveWallet>>;
  let trial: Trial;
  beforeAll(async () => {
    served = await serveWallet(shape);
    trial = createTrial(served.wallet, 1);
  });
  afterAll(() => served.close());

  const written = (name: 'bet' | 'round' | 'freeBet', body: object) =>
    JSON.stringify(trial.wire.write(name, { requestId: 'request-1', ...body }));

  test('C30, W8: a bet or a look-up sent to the end of a round closes nothing', async () => {
    const player = await trial.driver.newPlayer('100.00');
    const bet = trial.betOf(player, '10.00');
    await trial.send('bet', bet);
    const { token } = player;
    const { roundId } = bet;
    for (const [name, body] of [
      ['bet', written('bet', bet)],
      ['round', written('round', { token, roundId })],
    ] as const) {
      const signed = trial.wire.sign(name, served.wallet, body);
      expect(await trial.sendRaw('endRound', body, signed), name).toMatchObject({
        status: 'INVALID_SIGNATURE',
      });
    }
    const { round } = await trial.send('round', { token, roundId });
    expect(round).toMatchObject({ state: 'open' });
  });

  test('C30, W18: a free bet that was refused is no bet at its path', async () => {
    const player = await trial.driver.newPlayer('100.00');
    const { kind: _kind, ...bet } = trial.betOf(player, '10.00');
    const body = written('freeBet', { ...bet, campaignId: 'campaign-nobody-gave' });
    const signed = trial.wire.sign('freeBet', served.wallet, body);
    expect(await trial.sendRaw('freeBet', body, signed)).toMatchObject({ status: 'CAMPAIGN_NOT_FOUND' });
    expect(await trial.sendRaw('bet', body, signed)).toMatchObject({ status: 'INVALID_SIGNATURE' });
    await trial.expectBooks(player, '100.00', 0);
  });

  test('C30, W5: a bet that was refused takes no money when the same bytes come again', async () => {
    const player = await trial.driver.newPlayer('10.00');
    const won = trial.betOf(player, '10.00');
    await trial.send('bet', won);
    const body = written('bet', trial.betOf(player, '10.00'));
    const signed = trial.wire.sign('bet', served.wallet, body);
    expect(signed[timestamp]).toMatch(form);
    expect(await trial.sendRaw('bet', body, signed)).toMatchObject({ status: 'INSUFFICIENT_FUNDS' });
    await trial.send('win', trial.winOf(player, won, '50.00'));
    expect(await trial.sendRaw('bet', body, signed)).toMatchObject({ status: 'INVALID_SIGNATURE' });
    await trial.expectBooks(player, '50.00', 2);
  });
});
