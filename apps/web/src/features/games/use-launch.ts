import type { Game } from '@maidan/contract/games/game.ts';
import { useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import type { MouseEvent } from 'react';
import { noteCategoryUse } from '#lib/games/category-use.ts';
import { gameAddress, isLottery } from '#lib/games/game-address.ts';
import type { GamePlace } from '#lib/games/game-address.ts';
import { useT } from '#lib/texts/i18n.tsx';
import { openModal, showPrompt } from '#lib/overlays/modal-store.ts';
import { readToken } from '#lib/session/session-token.ts';
import { openInWindow, wantsWindow } from './game-window.ts';

type Launch = (
  game: GamePlace & Pick<Game, 'displayName' | 'open'> & { maintenance?: boolean },
  press: Pick<MouseEvent, 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'button' | 'preventDefault'>,
  /** Where it opens, when that is not the game's own page. */
  address?: string,
) => void;

/** What rests opens again; what has never been open opens one day. */
function closedText({ maintenance }: { maintenance?: boolean }): 'restText' | 'closedText' {
  return maintenance === true ? 'restText' : 'closedText';
}

/**
 * GAM-02, LOG-09: what stands between a press on a game and its page, for every way a game starts. What is pressed is
 * a plain link to that page, so a press that asks for a new tab is left to the browser; the page guards its own door.
 */
export function useLaunch({ isTrial }: { isTrial: boolean }): Launch {
  const t = useT('games');
  const navigate = useNavigate();
  // The same for as long as it does the same: cards that are there need not be drawn again for it.
  return useCallback<Launch>(
    (game, press, address = gameAddress(game)) => {
      if (press.metaKey || press.ctrlKey || press.shiftKey || press.altKey || press.button !== 0) return;
      press.preventDefault();
      if (game.gameType !== undefined) noteCategoryUse(game.gameType);
      if (!game.open && !isLottery(game)) {
        showPrompt({ kind: 'info', message: t(closedText(game), { name: game.displayName }) });
      } else if (readToken() === null) {
        openModal('login', { returnTo: address, game });
      } else if (isTrial) {
        openModal('needAccount');
        // MOD-02: a browser that refuses the window shows the page instead.
      } else if (!(wantsWindow() && openInWindow(address))) {
        void navigate({ href: address });
      }
    },
    [t, navigate, isTrial],
  );
}
