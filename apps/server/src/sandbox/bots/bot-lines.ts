import { DEFAULT_LANGUAGE } from '@maidan/contract/languages.ts';
import type { GameHost } from '@maidan/games/screen-plug.ts';
import { findPlayable, type LaunchPlace } from '#modules/games/launch-parts.ts';
import { openGame } from '#modules/games/open-game.ts';
import { hostOf } from './bot-page.ts';
import { readTitleOf, type BotRow } from './bots.store.ts';
import { enterHouse } from './house-calls.ts';
import { topUp } from './top-up.ts';

/** Between two tries of one bot to join. */
const REST_MS = 60_000;

export type BotLines = {
  /** So many of them are in the game from now on. The house tells them of a round while somebody watches, and of none else. */
  keep(bots: readonly BotRow[]): Promise<void>;
  close(): void;
};

/** Plays until it is stopped. `gone` is told when there is nothing more to bet with, or the session is over. */
export type BotPlay = (host: GameHost, gone: () => void) => () => void;

/** Bots in one game of many players, each with the client and the line of a player's page. */
export function createBotLines(place: LaunchPlace, engine: string, play: BotPlay): BotLines {
  const playing = new Map<string, () => void>();
  /** Until when those who could not join, or had to go, are left alone. */
  const resting = new Map<string, number>();

  const leave = (memberId: string): void => {
    playing.get(memberId)?.();
    playing.delete(memberId);
  };
  const join = async (memberId: string): Promise<void> => {
    const nodeId = await readTitleOf(place.db, place.config.merchant, engine);
    if (nodeId === null || !(await topUp(place, memberId, new Date()))) return;
    const playable = await findPlayable(place, nodeId);
    const wishes = { language: DEFAULT_LANGUAGE, theme: 'dark', device: 'desktop' } as const;
    const bot = { memberId, sessionId: null, isBot: true } as const;
    const { url } = await openGame(place, bot, playable, wishes);
    const { sessionToken } = await enterHouse(url);
    playing.set(
      memberId,
      play(hostOf(url.origin, sessionToken), () => leave(memberId)),
    );
  };

  return {
    async keep(bots) {
      const wanted = new Set(bots.map(({ memberId }) => memberId));
      for (const memberId of playing.keys()) if (!wanted.has(memberId)) leave(memberId);
      for (const memberId of wanted) {
        if (playing.has(memberId) || (resting.get(memberId) ?? 0) > performance.now()) continue;
        resting.set(memberId, performance.now() + REST_MS);
        await join(memberId);
      }
    },
    close() {
      for (const memberId of playing.keys()) leave(memberId);
    },
  };
}
