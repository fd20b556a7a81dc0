import { VENDOR_RUN_CHANNEL } from '@maidan/contract/live.ts';
import type { CallContext } from '#call/call-context.ts';
import { nextNewsVersion } from '#live/news-version.store.ts';

/** News may be lost; a page that looks at a run asks again by itself. */
export async function tellVendorRun(
  { bus, db }: Pick<CallContext, 'bus' | 'db'>,
  traceId: string,
): Promise<void> {
  const version = await nextNewsVersion(db);
  await bus.publish({
    kind: 'frame',
    frame: { type: 'vendor-run', channel: VENDOR_RUN_CHANNEL, version, data: { traceId } },
  });
}
