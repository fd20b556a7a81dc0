import { PARTNER_SHAPES } from '@maidan/contract/seamless-wallet/partner-shape.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serveWallet } from '#testing/serve-wallet.ts';
import { ALL_CASES } from './all-cases.ts';
import { createTrial } from './trial.ts';
import { Skipped } from './wallet-under-test.ts';

/** Asked elsewhere, by `killed-node.test.ts` and `launch-game.test.ts`. */
const ELSEWHERE = new Set(['C35', 'C39']);

describe.each(PARTNER_SHAPES)('seamless wallet in the shape %s', (shape) => {
  let served: Awaited<ReturnType<typeof serveWallet>>;
  beforeAll(async () => {
    served = await serveWallet(shape);
  });
  afterAll(() => served.close());

  describe.each([
    [1, 'each call once'],
    [20, 'each call in 20 copies at once'],
  ])('%$: %s', (copies) => {
    for (const one of ALL_CASES)
      test(`${one.id} ${one.rule}: ${one.title}`, async () => {
        const outcome = await one.run(createTrial(served.wallet, copies)).catch((error: unknown) => {
          if (error instanceof Skipped) return 'skipped';
          throw error;
        });
        expect(outcome).toBe(ELSEWHERE.has(one.id) ? 'skipped' : undefined);
      });
  });
});
