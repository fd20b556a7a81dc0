import type { Game } from '@maidan/contract/games/game.ts';
import { useNavigate } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import { useT } from '#lib/i18n.tsx';
import { openModal, showPrompt } from '#lib/modal-store.ts';
import { readToken } from '#lib/session-token.ts';

type Launch = (game: Pick<Game, 'nodeId' | 'displayName' | 'open'>, press: MouseEvent) => void;

/**
 * GAM-02, LOG-09: what stands between a press on a game and its page. The card is a plain link to that page, so a
 * press that asks for a new tab is left to the browser; the page itself guards its door.
 */
export function useLaunch({ isTrial }: { isTrial: boolean }): Launch {
  const t = useT('games');
  const navigate = useNavigate();
  return (game, press) => {
    if (press.metaKey || press.ctrlKey || press.shiftKey || press.altKey || press.button !== 0) return;
    press.preventDefault();
    if (!game.open) {
      showPrompt({ kind: 'info', message: t('closedText', { name: game.displayName }) });
    } else if (readToken() === null) {
      openModal('login', { returnTo: `/seamless?game=${game.nodeId}` });
    } else if (isTrial) {
      openModal('needAccount');
    } else {
      void navigate({ to: '/seamless', search: { game: game.nodeId } });
    }
  };
}
