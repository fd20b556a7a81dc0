import { useNavigate } from '@tanstack/react-router';
import { useT } from '#lib/texts/i18n.tsx';
import { PromptBox } from '#lib/overlays/prompt-box.tsx';
import { useLogout } from '#features/session/state/session.mutations.ts';
import { useOnce } from '#lib/forms/use-once.ts';

export function LogoutPrompt({ onClose }: { onClose: () => void }) {
  const t = useT('login');
  const navigate = useNavigate();
  const { mutateAsync, isPending } = useLogout();

  const leave = useOnce(async () => {
    // Whether or not the call came through, this page no longer holds the session: there is nothing to retry.
    await mutateAsync().catch(() => undefined);
    onClose();
    await navigate({ to: '/' });
  });

  return (
    <PromptBox
      kind="confirm"
      title={t('logout.in_popup_prompt')}
      message={t('logout.in_sure_logout')}
      agree={{
        text: t('logout.confirm'),
        onPress: () => void leave(),
        pending: isPending,
        pendingText: t('logout.pending'),
      }}
      decline={{ text: t('logout.cancel'), onPress: onClose }}
    />
  );
}
