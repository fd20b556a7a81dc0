import { confirmHandOver } from '@maidan/contract/accounts/hand-over/confirm-hand-over.ts';
import { Button } from '@maidan/ui/button.tsx';
import { DialogFooter } from '@maidan/ui/dialog-footer.tsx';
import { Dialog } from '@maidan/ui/dialog.tsx';
import { useMutation } from '@tanstack/react-query';
import { Smartphone } from 'lucide-react';
import { call } from '#lib/call/call.ts';
import { useT } from '#lib/texts/i18n.tsx';
import { showToast } from '#lib/overlays/toast-store.ts';

type HandOverAskedProps = { id: string; device: string; onClose: () => void };

/** T19: a photographed screen gives nothing away, because this screen is asked. Only a yes lets somebody in. */
export function HandOverAsked({ id, device, onClose }: HandOverAskedProps) {
  const t = useT('security');
  const { mutateAsync, isPending, variables, error } = useMutation({
    mutationFn: (allow: boolean) => call(confirmHandOver, { id, allow }),
  });
  const answer = async (allow: boolean): Promise<void> => {
    await mutateAsync(allow);
    showToast(t(allow ? 'asked.allowed' : 'asked.refused'), allow ? 'gain' : 'info');
    onClose();
  };
  const press = (allow: boolean): void => void answer(allow).catch(() => undefined);
  return (
    <Dialog
      title={t('asked.title')}
      closeLabel={t('close')}
      shape="box"
      dismissable={error !== null}
      onClose={onClose}
    >
      <div className="flex flex-col gap-5 px-6 pb-6">
        <p className="text-muted text-pretty">{t('asked.text')}</p>
        <p className="bg-ground/60 flex items-center gap-3 rounded-xl p-4">
          <Smartphone size={24} aria-hidden="true" className="text-accent shrink-0" />
          <span>
            <span className="text-muted block text-sm">{t('asked.device')}</span>
            <span className="font-semibold">{device === '' ? t('devices.unknown') : device}</span>
          </span>
        </p>
        <p className="text-sm text-pretty">{t('asked.warn')}</p>
        <DialogFooter problem={error?.message}>
          <Button look="outline" pending={isPending && !variables} onClick={() => press(false)}>
            {t('asked.no')}
          </Button>
          <Button pending={isPending && variables} onClick={() => press(true)}>
            {t('asked.yes')}
          </Button>
        </DialogFooter>
      </div>
    </Dialog>
  );
}
