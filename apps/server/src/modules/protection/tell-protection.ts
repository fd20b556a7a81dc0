import { protectionChannel } from '@maidan/contract/live.ts';
import { sessionOf, type CallContext } from '#call/call-context.ts';
import { selectMoment } from './protection.store.ts';

/** After the commit: every open page of the member, on every node, follows at once. */
export async function tellProtection(context: CallContext, onBreak: boolean): Promise<void> {
  const channel = protectionChannel(sessionOf(context).memberId);
  const version = await selectMoment(context.db);
  await context.bus.publish({
    kind: 'frame',
    frame: { type: 'protection', channel, version, data: { onBreak } },
  });
}
