import { gameFrameMessage } from '@maidan/contract/vendor/launch.ts';
import { PLAY_API, playState, rotateAnswer, spinAnswer, type PlaySession } from '@maidan/games/play.ts';
import type { GameHost } from '@maidan/games/screen-plug.ts';
import { ask } from './house-api.ts';

const NOTE_PREFIX = 'maidan-note:';

/** Ties a screen to this house. Messages go to the site that launched the game, and to no other page. */
export function gameHost(session: PlaySession): GameHost {
  const { sessionToken: token, siteOrigin } = session;
  return {
    language: session.language,
    title: session.title,
    skin: session.skin,
    currencySymbol: session.currencySymbol,
    state: () => ask(PLAY_API.state, playState, { token }),
    spin: (operationId, bet) => ask(PLAY_API.spin, spinAnswer, { token, body: { operationId, bet } }),
    rotateSeed: (commitment, clientSeed) =>
      ask(PLAY_API.rotateSeed, rotateAnswer, { token, body: { commitment, clientSeed } }),
    tell(message) {
      if (window.parent !== window) window.parent.postMessage(gameFrameMessage.parse(message), siteOrigin);
    },
    remember(key, value) {
      if (value === null) sessionStorage.removeItem(NOTE_PREFIX + key);
      else sessionStorage.setItem(NOTE_PREFIX + key, value);
    },
    recall: (key) => sessionStorage.getItem(NOTE_PREFIX + key),
  };
}
