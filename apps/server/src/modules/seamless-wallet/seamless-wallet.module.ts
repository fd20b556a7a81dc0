import { walletCalls } from '@maidan/contract/seamless-wallet/wallet.ts';
import type { App } from '#call/platform.ts';
import * as calls from './wallet-calls.ts';
import { walletRoute } from './wallet-route.ts';

/** A batch of 20 stays far below. */
const MAX_BODY_BYTES = 64 * 1024;

/**
 * The seamless wallet stands beside the members' contract: other callers, another envelope, signatures instead of
 * sessions, and none of the members' rate limits, because a busy partner is many players. Who does not sign is bounded.
 */
export function mountSeamlessWallet(app: App): void {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // The signature covers the bytes as they came, so nothing may parse them before it is checked.
    scope.addContentTypeParser(
      '*',
      { parseAs: 'buffer', bodyLimit: MAX_BODY_BYTES },
      (_request, body, done) => done(null, body),
    );
    walletRoute(scope, walletCalls.authenticate, calls.authenticate);
    walletRoute(scope, walletCalls.balance, calls.balance);
    walletRoute(scope, walletCalls.bet, calls.bet);
    walletRoute(scope, walletCalls.win, calls.win);
    walletRoute(scope, walletCalls.batch, calls.batch);
    walletRoute(scope, walletCalls.rollback, calls.rollback);
    walletRoute(scope, walletCalls.endRound, calls.endRound);
    walletRoute(scope, walletCalls.transaction, calls.transaction);
    walletRoute(scope, walletCalls.round, calls.round);
  });
}
