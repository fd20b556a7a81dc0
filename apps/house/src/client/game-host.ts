import { gameFrameMessage } from '@maidan/contract/seamless-wallet/launch.ts';
import {
  PLAY_API,
  STREAM_NAME,
  actAnswer,
  historyAnswer,
  jackpotState,
  playState,
  rotateAnswer,
  seenAnswer,
  spinAnswer,
  type PlaySession,
} from '@maidan/games/play.ts';
import { seaView } from '@maidan/games/fishing/sea-wire.ts';
import { slotLook } from '@maidan/games/slots/look.ts';
import type { GameHost } from '@maidan/games/screen-plug.ts';
import { openAllowed } from './allowed.ts';
import { ask } from './house-api.ts';
import { lotteryHouse } from './lottery-house.ts';
import { openLine } from './live-line.ts';

/** Ties a screen to this house. Messages go to the site that launched the game, and to no other page. */
export function gameHost(session: PlaySession): GameHost {
  const { sessionToken: token, siteOrigin } = session;
  const noteKey = (key: string): string => `maidan-note:${session.noteScope}:${key}`;
  const allowed = openAllowed(token, session.allows);
  return {
    language: session.language,
    title: session.title,
    skin: session.skin,
    currencySymbol: session.currencySymbol,
    stream: document.querySelector<HTMLMetaElement>(`meta[name=${STREAM_NAME}]`)?.content ?? null,
    get allows() {
      return allowed.now();
    },
    onAllows: allowed.onChange,
    look: async () => (session.look === null ? null : ask(session.look, slotLook, {})),
    state: async () => allowed.hear(await ask(PLAY_API.state, playState, { token })),
    spin: async (operationId, bet, resume, campaignId) =>
      allowed.hear(
        await ask(PLAY_API.spin, spinAnswer, {
          token,
          body: {
            operationId,
            bet,
            ...(resume && { resume }),
            ...(campaignId !== undefined && { campaignId }),
          },
        }),
      ),
    act: (roundId, step, action) => ask(PLAY_API.act, actAnswer, { token, body: { roundId, step, action } }),
    history: async () => (await ask(PLAY_API.history, historyAnswer, { token })).rounds,
    jackpot: () => ask(PLAY_API.jackpot, jackpotState, { token }),
    sea: (room) => ask(PLAY_API.sea, seaView, { token, body: { room } }),
    seen(roundId, place) {
      // What is lost is watched a second time, nothing more.
      ask(PLAY_API.seen, seenAnswer, { token, body: { roundId, place } }).catch(() => undefined);
    },
    rotateSeed: (commitment, clientSeed) =>
      ask(PLAY_API.rotateSeed, rotateAnswer, { token, body: { commitment, clientSeed } }),
    lottery: lotteryHouse(token),
    call: (path, schema, body) => ask(path, schema, { token, ...(body && { body }) }),
    live: (path, hearing) => openLine(path, token, hearing),
    tell(message) {
      if (window.parent !== window) window.parent.postMessage(gameFrameMessage.parse(message), siteOrigin);
    },
    remember(key, value) {
      if (value === null) sessionStorage.removeItem(noteKey(key));
      else sessionStorage.setItem(noteKey(key), value);
    },
    recall: (key) => sessionStorage.getItem(noteKey(key)),
  };
}
