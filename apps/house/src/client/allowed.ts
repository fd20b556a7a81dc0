import type { PlayOption } from '@maidan/contract/seamless-wallet/launch.ts';
import { allowsAnswer, PLAY_API } from '@maidan/games/play.ts';
import { ask } from './house-api.ts';

/** A page that stands open learns within this time that the operator has taken something back. */
const ASK_EVERY_MS = 10_000;

/** What the player may do beside playing round by round: as the launch said, then as the house says with its answers. */
export function openAllowed(token: string, atLaunch: readonly PlayOption[]) {
  let allows = atLaunch;
  const listeners = new Set<() => void>();
  const hear = <Answer extends { allows: readonly PlayOption[] }>(answer: Answer): Answer => {
    if (answer.allows.join() !== allows.join()) {
      ({ allows } = answer);
      for (const listener of listeners) listener();
    }
    return answer;
  };
  const look = async (): Promise<void> => {
    if (document.visibilityState !== 'visible') return;
    // What is not answered is asked again; a bet is answered in any case.
    await ask(PLAY_API.allows, allowsAnswer, { token }).then(hear, () => undefined);
  };
  // There is nothing to lose where nothing was given.
  if (atLaunch.length > 0) setInterval(() => void look(), ASK_EVERY_MS);
  return {
    now: () => allows,
    hear,
    onChange: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
