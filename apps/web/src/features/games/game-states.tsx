import { Button, buttonClass } from '@maidan/ui/button.tsx';
import { EmptyState } from '@maidan/ui/empty-state.tsx';
import { Spinner } from '@maidan/ui/spinner.tsx';
import { Link } from '@tanstack/react-router';
import { DoorOpen, Gamepad2, Hourglass, LogIn, Unplug } from 'lucide-react';
import type { ReactNode } from 'react';
import { CallError } from '#lib/call/call-error.ts';
import { useT } from '#lib/texts/i18n.tsx';
import { openModal } from '#lib/overlays/modal-store.ts';
import { launchAddress } from './games.queries.ts';

function Actions({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap justify-center gap-3">{children}</div>;
}

function ChooseAnother({ look = 'outline' }: { look?: 'outline' | 'action' }) {
  const t = useT('game');
  return (
    <Link to="/" className={buttonClass(look)}>
      {t('chooseAnother')}
    </Link>
  );
}

export function GameLoading({ name }: { name: string | undefined }) {
  const t = useT('game');
  return (
    <output className="text-muted absolute inset-0 grid place-content-center justify-items-center gap-4">
      <span className="text-action">
        <Spinner size={36} />
      </span>
      {name === undefined ? t('loadingUnknown') : t('loading', { name })}
    </output>
  );
}

export function GameSlow({ onReload }: { onReload: () => void }) {
  const t = useT('game');
  return (
    <EmptyState
      icon={<Hourglass size={28} aria-hidden />}
      title={t('slowTitle')}
      text={t('slowText')}
      action={
        <Actions>
          <Button onClick={onReload}>{t('bar.reload')}</Button>
          <ChooseAnother />
        </Actions>
      }
    />
  );
}

/** GAM-09: the vendor that keeps a wallet of its own, when there is nothing in it yet. */
export function vendorToFund(error: Error): string | undefined {
  return error instanceof CallError ? error.fields['vendorCode'] : undefined;
}

/** The server's words say why: closed, busy, or not for a trial account. */
export function GameFailed({
  error,
  onRetry,
  onFund,
}: {
  error: Error;
  onRetry: () => void;
  /** Offers once more to move money to the vendor. */
  onFund?: () => void;
}) {
  const t = useT('game');
  const code = error instanceof CallError ? error.code : undefined;
  const needsAccount = code === 'NEEDS_REAL_ACCOUNT';
  return (
    <EmptyState
      icon={<Unplug size={28} aria-hidden />}
      title={t('failedTitle')}
      text={needsAccount ? t('in_need_true_account') : error.message}
      action={
        <Actions>
          {needsAccount ? (
            <Button onClick={() => openModal('register')}>{t('openAccount')}</Button>
          ) : vendorToFund(error) !== undefined && onFund !== undefined ? (
            <Button onClick={onFund}>{t('moveMoney')}</Button>
          ) : code === 'ACCOUNT_CLOSED' ? (
            // Trying again changes nothing; people who can help do.
            <Link to="/service" className={buttonClass()}>
              {t('service')}
            </Link>
          ) : code === 'IN_DEBT' ? (
            // Nor does it here: the page says what is owed and what pays it.
            <Link to="/member/depositv2" className={buttonClass()}>
              {t('payDebt')}
            </Link>
          ) : (
            <Button onClick={onRetry}>{t('retry')}</Button>
          )}
          <ChooseAnother />
        </Actions>
      }
    />
  );
}

export function NoGame() {
  const t = useT('game');
  return (
    <EmptyState
      icon={<Gamepad2 size={28} aria-hidden />}
      title={t('missingTitle')}
      text={t('missingText')}
      action={<ChooseAnother look="action" />}
    />
  );
}

export function GameEnded({ onAgain }: { onAgain: () => void }) {
  return <Ended text={useT('game')('endedText')} onAgain={onAgain} />;
}

/** Nothing was won or lost, so nothing is up to date. */
export function TryEnded({ onAgain }: { onAgain: () => void }) {
  return <Ended text={useT('game')('try.endedText')} onAgain={onAgain} />;
}

function Ended({ text, onAgain }: { text: string; onAgain: () => void }) {
  const t = useT('game');
  return (
    <EmptyState
      icon={<DoorOpen size={28} aria-hidden />}
      title={t('endedTitle')}
      text={text}
      action={
        <Actions>
          <Button onClick={onAgain}>{t('playAgain')}</Button>
          <ChooseAnother />
        </Actions>
      }
    />
  );
}

/** The session ended while the game was open. */
export function LoggedOut({ nodeId }: { nodeId: string }) {
  const t = useT('game');
  return (
    <EmptyState
      icon={<LogIn size={28} aria-hidden />}
      title={t('loggedOutTitle')}
      text={t('loggedOutText')}
      action={
        <Button onClick={() => openModal('login', { returnTo: launchAddress(nodeId) })}>{t('login')}</Button>
      }
    />
  );
}
