import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ACCESS_CASES } from './cases-access.ts';
import { BATCH_CASES } from './cases-batch.ts';
import { PLAY_CASES } from './cases-play.ts';
import { ROLLBACK_CASES } from './cases-rollback.ts';
import { WIRE_CASES } from './cases-wire.ts';
import { serveWallet } from '#testing/serve-wallet.ts';
import { createTrial } from './trial.ts';

const CASES = [...PLAY_CASES, ...ROLLBACK_CASES, ...BATCH_CASES, ...ACCESS_CASES, ...WIRE_CASES];

let served: Awaited<ReturnType<typeof serveWallet>>;
beforeAll(async () => {
  served = await serveWallet();
});
afterAll(() => served.close());

describe.each([
  [1, 'each call once'],
  [20, 'each call in 20 copies at once'],
])('seamless wallet, %$: %s', (copies) => {
  for (const one of CASES)
    test(`${one.id} ${one.rule}: ${one.title}`, async () => {
      await expect(one.run(createTrial(served.wallet, copies))).resolves.toBeUndefined();
    });
});
