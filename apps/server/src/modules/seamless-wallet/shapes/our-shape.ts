import { walletCalls, type WalletCallName } from '@maidan/contract/seamless-wallet/wallet.ts';
import { checkSignature } from '#modules/seamless-wallet/signature.ts';
import type { Shape } from './shape.ts';

const paths = Object.fromEntries(
  Object.entries(walletCalls).map(([name, { path }]) => [name, path]),
) as Record<WalletCallName, string>;

/** Nothing is translated: this is what the wallet speaks itself. */
export const OUR_SHAPE: Shape = {
  name: 'ours',
  paths,
  checkSignature: (call, headers, rawBody, partners) =>
    checkSignature(paths[call], headers, rawBody, (code) => partners.get(code) ?? null),
  readRequest: (_call, request) => request,
  present: (answer) => ({ httpStatus: answer.status === 'UNKNOWN' ? 500 : 200, body: answer }),
};
