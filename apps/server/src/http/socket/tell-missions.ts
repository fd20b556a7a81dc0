import { setTimeout as pause } from 'node:timers/promises';
import { missionsChannel, type LiveFrame } from '@maidan/contract/live.ts';
import type { App } from '#call/platform.ts';
import { each } from '#jobs/each.ts';
import { watchMissions } from '#modules/rewards/missions/watch-missions.ts';

/** A member is looked at once in this time at most, however quickly they play. */
const EVERY_MS = 3_000;

/** News that come after a bet or a win; their channel says whose. */
const OF_PLAY: ReadonlySet<LiveFrame['type']> = new Set(['balance', 'vendor-wallet', 'open-bets']);

const memberOf = ({ channel }: LiveFrame): string => channel.slice(channel.indexOf(':') + 1);

/** MEM-10: while a member has a page open on this node, it hears how missions come along. */
export function tellMissions(app: App): void {
  const watch = watchMissions(app.platform);
  const ending = new AbortController();
  const isHere = (memberId: string) => app.live.isHeard(missionsChannel(memberId));
  let played = new Set<string>();
  const unsubscribe = app.platform.bus.subscribe((message) => {
    if (message.kind !== 'frame' || !OF_PLAY.has(message.frame.type)) return;
    const memberId = memberOf(message.frame);
    if (isHere(memberId)) played.add(memberId);
  });
  const look = async () => {
    const all = [...played].filter(isHere);
    played = new Set();
    watch.forget(isHere);
    if (all.length === 0) return;
    const rules = await watch.readRules();
    const tell = async (memberId: string) => {
      for (const frame of await watch.look(memberId, rules)) app.live.broadcast(frame);
    };
    await each(
      all.map((memberId) => ({ name: `missions of ${memberId}`, act: () => tell(memberId) })),
      'missions could not be looked at',
    );
  };
  const keepLooking = async () => {
    while (!ending.signal.aborted) {
      await look().catch((error: unknown) => app.log.warn({ err: error }, 'missions could not be read'));
      await pause(EVERY_MS, undefined, { ref: false, signal: ending.signal }).catch(() => undefined);
    }
  };
  const done = keepLooking();
  app.addHook('onClose', async () => {
    ending.abort();
    unsubscribe();
    await done;
  });
}
