import { isPlayedAlone } from '@maidan/contract/games/played-alone.ts';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { ComponentType, ReactNode } from 'react';
import type { Game } from '@maidan/contract/games/game.ts';
import { useT } from '#lib/texts/i18n.tsx';
import { openModal } from '#lib/overlays/modal-store.ts';
import { whitelabelQuery } from '#lib/site/site-settings.ts';
import type { LostBy } from '#lib/overlays/modal-store.ts';
import { FormDialog } from '#features/session/form/form-dialog.tsx';
import { OtherWay } from '#features/session/form/form-parts.tsx';
import type { LoginWayProps } from './login-by-name.tsx';
import { LoginPanel } from './login-panel.tsx';

type LoginModalProps = {
  onClose: () => void;
  returnTo?: string;
  /** Why somebody who was logged in must do it again. */
  because?: LostBy;
  game?: Partial<Pick<Game, 'gameType' | 'gameClassify'>>;
  picture?: ReactNode;
  firebase?: ComponentType<LoginWayProps>;
};

/** What somebody is on their way to, by the address they come back to. */
const WAYS_ON = [
  { to: 'games', path: /^\/(?:favorite|recent)\b/ },
  { to: 'play', path: /^\/(?:seamless|lotter[ty]|seaLottery|vnLottery)\b/ },
  { to: 'member', path: /^\/member\b/ },
] as const;

const GAME_PAGE = /^\/seamless\?game=([A-Za-z0-9_-]{1,24})$/;

/** Who wants to see a game first need not open an account for it, where the operator lends the money. */
function TryGame({ returnTo = '', onClose }: { returnTo: string | undefined; onClose: () => void }) {
  const t = useT('login');
  const navigate = useNavigate();
  const { data: offers } = useQuery(whitelabelQuery());
  const game = GAME_PAGE.exec(returnTo)?.[1];
  if (game === undefined || offers?.hasFreePlay !== true) return null;
  const open = (): void => {
    onClose();
    void navigate({ to: '/try', search: { game } });
  };
  return <OtherWay question={t('justTrying')} action={t('tryGame')} onPress={open} />;
}

export function LoginModal({ onClose, returnTo, because, game, picture, firebase }: LoginModalProps) {
  const t = useT('login');
  const session = useT('session');
  const wayOn = WAYS_ON.find(({ path }) => path.test(returnTo ?? ''));
  const intro = wayOn === undefined ? t('intro') : t(`introTo.${wayOn.to}`);
  const further = returnTo === undefined ? {} : { returnTo };
  return (
    <FormDialog
      title={t('title')}
      intro={because === undefined ? intro : session(`ended.${because}`)}
      picture={picture}
      onClose={onClose}
    >
      <LoginPanel site="member" takesFocus firebase={firebase} onClose={onClose} {...further} />
      {(game === undefined || isPlayedAlone(game.gameType, game.gameClassify)) && (
        <TryGame returnTo={returnTo} onClose={onClose} />
      )}
      <OtherWay
        question={t('newHere')}
        action={t('toRegister')}
        onPress={() => openModal('register', further)}
      />
    </FormDialog>
  );
}
