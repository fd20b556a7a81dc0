import { vendorWalletsChannel } from '@maidan/contract/live.ts';
import { minor } from '@maidan/contract/money.ts';
import type { FastifyBaseLogger } from 'fastify';
import type { App } from '#call/platform.ts';
import { nextNewsVersion } from '#live/news-version.store.ts';
import { publishBalance } from '#live/publish-balance.ts';
import type { WalletReply } from './seamless-wallet.store.ts';

/** After the commit, and only when money moved. News may be lost; the partner's answer may not. */
export async function publishWalletBalance(
  app: App,
  log: FastifyBaseLogger,
  { moved, memberId, balance, version }: WalletReply,
): Promise<void> {
  if (!moved || memberId === null || balance === null) return;
  if (balance < 0n) log.error({ memberId: String(memberId) }, 'a reversal left a balance below zero (W12)');
  try {
    // GAM-09: only the main wallet has a version; what a vendor keeps is asked for by whoever shows it.
    if (version === null) await tellVendorWallet(app, String(memberId));
    else await publishBalance(app.platform, { memberId: String(memberId), balance: minor(balance), version });
  } catch (error) {
    log.warn({ err: error }, 'a new balance could not be published');
  }
}

async function tellVendorWallet({ platform: { bus, db } }: App, memberId: string): Promise<void> {
  await bus.publish({
    kind: 'frame',
    frame: {
      type: 'vendor-wallet',
      channel: vendorWalletsChannel(memberId),
      version: await nextNewsVersion(db),
      data: {},
    },
  });
}
