import { openBetsChannel } from '@maidan/contract/live.ts';
import type { WalletCallName } from '@maidan/contract/seamless-wallet/wallet.ts';
import type { FastifyBaseLogger } from 'fastify';
import type { App } from '#call/platform.ts';
import { nextNewsVersion } from '#live/news-version.store.ts';
import type { WalletReply } from './seamless-wallet.store.ts';

/** A batch of bet and win begins and ends its round at once: nothing was open before it, and nothing is after it. */
const OPEN_OR_CLOSE: ReadonlySet<WalletCallName> = new Set(['bet', 'win', 'rollback']);

/** MEM-15: after the commit, also where no money moved: a bet that is lost is over too. News may be lost; pages ask again when they are welcomed. */
export async function tellOpenBets(
  { platform: { bus, db } }: App,
  log: FastifyBaseLogger,
  name: WalletCallName,
  { status, memberId }: Pick<WalletReply, 'status' | 'memberId'>,
): Promise<void> {
  if (status !== 'OK' || memberId === null || !OPEN_OR_CLOSE.has(name)) return;
  try {
    await bus.publish({
      kind: 'frame',
      frame: {
        type: 'open-bets',
        channel: openBetsChannel(String(memberId)),
        version: await nextNewsVersion(db),
        data: {},
      },
    });
  } catch (error) {
    log.warn({ err: error }, 'what is open could not be told');
  }
}
