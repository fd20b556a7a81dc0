import { endOneSession } from '@maidan/contract/accounts/sessions/end-one-session.ts';
import { endOtherSessions } from '@maidan/contract/accounts/sessions/end-other-sessions.ts';
import { Button } from '@maidan/ui/button.tsx';
import { useQuery } from '@tanstack/react-query';
import { Laptop, MonitorSmartphone, Smartphone } from 'lucide-react';
import { useState } from 'react';
import { useT } from '#lib/texts/i18n.tsx';
import { showToast } from '#lib/overlays/toast-store.ts';
import { Panel } from '#lib/widgets/panel.tsx';
import { ConfirmDialog } from '#lib/overlays/confirm-dialog.tsx';
import { PartFailed, PartSkeleton } from '#features/security/part-states.tsx';
import { useSecurityChange } from '#features/security/security.mutations.ts';
import { sessionsQuery } from '#features/security/security.queries.ts';
import type { OpenSession } from '#features/security/security.queries.ts';
import { usePlace } from '#features/security/use-place.ts';
import { useWhen } from '#features/security/use-when.ts';

const PHONE = /Android|iPhone|iPad/;
/** Enough for most; the rest is one press away. */
const SHOWN_FIRST = 4;

/** LOG-16: where the account is open, and the way to close it there. */
export function Devices() {
  const t = useT('security');
  const { data: sessions, error, refetch } = useQuery(sessionsQuery());
  const [asked, setAsked] = useState<OpenSession | 'others' | null>(null);
  const [all, setAll] = useState(false);
  const others = sessions?.filter(({ current }) => !current).length ?? 0;
  return (
    <Panel
      icon={<MonitorSmartphone size={22} />}
      title={t('devices.title')}
      text={others > 0 || sessions === undefined ? t('devices.text') : t('devices.alone')}
    >
      {sessions === undefined ? (
        error === null ? (
          <PartSkeleton rows={2} />
        ) : (
          <PartFailed error={error} onRetry={() => void refetch()} />
        )
      ) : (
        <ul className="flex flex-col gap-2">
          {(all ? sessions : sessions.slice(0, SHOWN_FIRST)).map((session) => (
            <Device key={session.id} session={session} onEnd={() => setAsked(session)} />
          ))}
        </ul>
      )}
      {others > 0 && (
        <div className="flex flex-wrap gap-3">
          <Button look="outline" onClick={() => setAsked('others')}>
            {t('devices.others')}
          </Button>
          {!all && others >= SHOWN_FIRST && (
            <Button look="quiet" onClick={() => setAll(true)}>
              {t('devices.all', { count: others + 1 })}
            </Button>
          )}
        </div>
      )}
      {asked === 'others' && <EndOthers count={others} onClose={() => setAsked(null)} />}
      {asked !== null && asked !== 'others' && <EndOne session={asked} onClose={() => setAsked(null)} />}
    </Panel>
  );
}

function Device({ session, onEnd }: { session: OpenSession; onEnd: () => void }) {
  const t = useT('security');
  const { ago, exact, isNow } = useWhen();
  const place = usePlace();
  const device = session.device === '' ? t('devices.unknown') : session.device;
  const Icon = PHONE.test(session.device) ? Smartphone : Laptop;
  const active = isNow(session.lastSeenAt);
  return (
    <li className="bg-ground/60 flex items-center gap-3 rounded-xl p-3">
      <Icon size={22} aria-hidden="true" className="text-muted shrink-0" />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 font-medium">
          {device}
          {session.current && (
            <span className="bg-gain/12 text-gain rounded-md px-2 py-0.5 text-xs font-semibold">
              {t('devices.this')}
            </span>
          )}
        </p>
        <p className="text-muted text-sm break-words">{place(session.country, session.ip)}</p>
        <p className="text-muted text-sm">
          <time dateTime={session.lastSeenAt} title={exact(session.lastSeenAt)}>
            {active ? t('devices.now') : t('devices.seen', { when: ago(session.lastSeenAt) })}
          </time>
          {' · '}
          <time dateTime={session.createdAt}>{t('devices.since', { when: exact(session.createdAt) })}</time>
        </p>
      </div>
      {!session.current && (
        <Button look="outline" aria-label={t('devices.endLabel', { device })} onClick={onEnd}>
          {t('devices.end')}
        </Button>
      )}
    </li>
  );
}

function EndOne({ session, onClose }: { session: OpenSession; onClose: () => void }) {
  const t = useT('security');
  const end = useSecurityChange(endOneSession);
  const finish = async (): Promise<void> => {
    await end.mutateAsync({ id: session.id });
    showToast(t('devices.ended'));
    onClose();
  };
  return (
    <ConfirmDialog
      title={t('devices.endTitle')}
      text={t('devices.endText', { device: session.device === '' ? t('devices.unknown') : session.device })}
      closeLabel={t('close')}
      cancel={t('cancel')}
      confirm={t('devices.endConfirm')}
      pending={end.isPending}
      error={end.error}
      onConfirm={() => void finish().catch(() => undefined)}
      onClose={onClose}
    />
  );
}

function EndOthers({ count, onClose }: { count: number; onClose: () => void }) {
  const t = useT('security');
  const end = useSecurityChange(endOtherSessions);
  const finish = async (): Promise<void> => {
    const { ended } = await end.mutateAsync({});
    showToast(t('devices.endedMany', { count: ended }));
    onClose();
  };
  return (
    <ConfirmDialog
      title={t('devices.othersTitle')}
      text={t('devices.othersText', { count })}
      closeLabel={t('close')}
      cancel={t('cancel')}
      confirm={t('devices.others')}
      pending={end.isPending}
      error={end.error}
      onConfirm={() => void finish().catch(() => undefined)}
      onClose={onClose}
    />
  );
}
