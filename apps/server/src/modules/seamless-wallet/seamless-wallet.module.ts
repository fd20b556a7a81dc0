import type { App } from '#call/platform.ts';
import { DECIMAL_SHAPE } from './shapes/decimal-shape.ts';
import { INTEGER_SHAPE } from './shapes/integer-shape.ts';
import { OUR_SHAPE } from './shapes/our-shape.ts';
import type { Shape } from './shapes/shape.ts';
import * as calls from './wallet-calls.ts';
import { batchesRoute } from './wallet-batches-route.ts';
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
    for (const shape of [OUR_SHAPE, INTEGER_SHAPE, DECIMAL_SHAPE]) mountShape(scope, shape);
    batchesRoute(scope);
  });
}

/** The same calls in other words (decision 0070). */
function mountShape(app: App, shape: Shape): void {
  walletRoute(app, shape, 'authenticate', calls.authenticate);
  walletRoute(app, shape, 'refresh', calls.refreshWith(app.platform.config.secret));
  walletRoute(app, shape, 'balance', calls.balance);
  walletRoute(app, shape, 'bet', calls.bet);
  walletRoute(app, shape, 'win', calls.win);
  walletRoute(app, shape, 'batch', calls.batch);
  walletRoute(app, shape, 'freeBet', calls.freeBet);
  walletRoute(app, shape, 'freeWin', calls.freeWin);
  walletRoute(app, shape, 'adjustment', calls.adjustment);
  walletRoute(app, shape, 'rollback', calls.rollback);
  walletRoute(app, shape, 'endRound', calls.endRound);
  walletRoute(app, shape, 'transaction', calls.transaction);
  walletRoute(app, shape, 'round', calls.round);
}
