import { NONCE_KEPT_SECONDS } from '@maidan/contract/seamless-wallet/signature.ts';
import type { NodeWork } from '#jobs/node-work.ts';
import { forgetNonces } from './seamless-wallet.store.ts';

export const forgetNoncesWork: NodeWork = {
  name: 'old nonces of game partners',
  everyMs: 60_000,
  run: async ({ db }) => {
    await forgetNonces(db, NONCE_KEPT_SECONDS);
    return 0;
  },
};
