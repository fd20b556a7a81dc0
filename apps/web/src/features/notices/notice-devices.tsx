import { IconButton } from '@maidan/ui/icon-button.tsx';
import { Button } from '@maidan/ui/button.tsx';
import { Problem } from '@maidan/ui/problem.tsx';
import { MonitorSmartphone, X } from 'lucide-react';
import { useState, useSyncExternalStore } from 'react';
import { useLanguage, useT } from '#lib/texts/i18n.tsx';
import { useMoment } from '#lib/texts/use-member-words.ts';
import { useAddNoticeDevice, useRemoveNoticeDevice } from './notices.mutations.ts';
import { canBeTold, ownDevice, subscribe, unsubscribe } from './subscribe.ts';

type Device = { id: string; device: string; addedAt: string };
type DevicesProps = {
  devices: readonly Device[];
  publicKey: string;
  /** Somebody who switches a device on without having chosen anything means the plain kinds. */
  beforeFirst: () => Promise<void>;
};

export function NoticeDevices({ devices, publicKey, beforeFirst }: DevicesProps) {
  const t = useT('notices');
  const when = useMoment();
  const remove = useRemoveNoticeDevice();
  const own = useSyncExternalStore(ownDevice.subscribe, ownDevice.read);
  const isHere = devices.some(({ id }) => id === own);
  const onRemove = (id: string): void => {
    remove.mutate({ id });
    // A browser that will not let go is removed on the platform all the same.
    if (id === own) unsubscribe().catch(() => undefined);
  };
  return (
    <div className="flex flex-col gap-3">
      {isHere ? (
        <p className="text-gain font-medium">{t('here.on')}</p>
      ) : (
        <Here publicKey={publicKey} beforeFirst={beforeFirst} />
      )}
      {devices.length > 0 && (
        <>
          <h3 className="text-sm font-semibold">{t('devices.title')}</h3>
          <ul className="divide-line divide-y">
            {devices.map(({ id, device, addedAt }) => {
              const name = device === '' ? t('devices.unknown') : device;
              return (
                <li key={id} className="flex items-center gap-3 py-2">
                  <MonitorSmartphone size={20} aria-hidden="true" className="text-muted shrink-0" />
                  <span className="min-w-0 flex-1">
                    <span className="block">{name}</span>
                    <span className="text-muted block text-sm tabular-nums">
                      {t('devices.since', { when: when(addedAt) })}
                    </span>
                  </span>
                  <IconButton
                    label={t('devices.remove', { device: name })}
                    icon={<X size={18} />}
                    onClick={() => onRemove(id)}
                  />
                </li>
              );
            })}
          </ul>
        </>
      )}
    </div>
  );
}

function Here({ publicKey, beforeFirst }: Pick<DevicesProps, 'publicKey' | 'beforeFirst'>) {
  const t = useT('notices');
  const language = useLanguage();
  const add = useAddNoticeDevice();
  const [problem, setProblem] = useState<'denied' | 'unsupported' | 'failed' | null>(null);
  const [busy, setBusy] = useState(false);
  const onAdd = async (): Promise<void> => {
    setBusy(true);
    setProblem(null);
    try {
      const made = await subscribe(publicKey);
      if (typeof made === 'string') {
        setProblem(made);
        return;
      }
      await beforeFirst();
      const { id } = await add.mutateAsync({ ...made, language });
      ownDevice.write(id);
    } catch {
      // Refused by the platform: the mutation says why, below.
    } finally {
      setBusy(false);
    }
  };
  if (!canBeTold()) return <p className="text-muted text-sm text-pretty">{t('here.unsupported')}</p>;
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-muted">{t('here.off')}</p>
        <Button
          look="outline"
          pending={busy}
          aria-label={busy ? t('here.adding') : undefined}
          onClick={() => void onAdd()}
        >
          {t('here.add')}
        </Button>
      </div>
      <Problem text={problem === null ? add.error?.message : t(`here.${problem}`)} />
    </>
  );
}
