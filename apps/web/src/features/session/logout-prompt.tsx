import { Button } from '@maidan/ui/button.tsx';
import { Dialog } from '@maidan/ui/dialog.tsx';
import { useNavigate } from '@tanstack/react-router';
import { useT } from '#lib/i18n.tsx';
import { useLogout } from './session.mutations.ts';
import { useOnce } from './use-once.ts';

export function LogoutPrompt({ onClose }: { onClose: () => void }) {
  const t = useT('session');
  const common = useT('common');
  const navigate = useNavigate();
  const { mutateAsync, isPending } = useLogout();

  const leave = useOnce(async () => {
    // Whether or not the call came through, this page no longer holds the session: there is nothing to retry.
    await mutateAsync().catch(() => undefined);
    onClose();
    await navigate({ to: '/' });
  });

  return (
    <Dialog title={t('logout.in_popup_prompt')} closeLabel={common('close')} shape="box" onClose={onClose}>
      <div className="flex flex-col gap-6 px-6 pb-6">
        <p className="text-muted text-pretty">{t('logout.in_sure_logout')}</p>
        <div className="grid grid-cols-2 gap-3">
          <Button look="outline" onClick={onClose}>
            {t('logout.cancel')}
          </Button>
          <Button
            pending={isPending}
            aria-label={isPending ? t('logout.pending') : undefined}
            onClick={() => void leave()}
          >
            {t('logout.confirm')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
