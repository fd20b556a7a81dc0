import { Button } from '@maidan/ui/button.tsx';
import { useInfiniteQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import {
  DoorOpen,
  FingerprintPattern,
  History,
  KeyRound,
  Link2,
  LogIn,
  LogOut,
  Mail,
  MapPinCheck,
  ScanQrCode,
  ShieldCheck,
  ShieldX,
  Smartphone,
  TriangleAlert,
  WalletMinimal,
} from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { useT } from '#lib/texts/i18n.tsx';
import { Panel } from '#lib/widgets/panel.tsx';
import { PartFailed, PartSkeleton } from '#features/security/part-states.tsx';
import { securityEventsQuery } from '#features/security/security.queries.ts';
import type { SecurityEvent } from '#features/security/security.queries.ts';
import { usePlace } from '#features/security/use-place.ts';
import { useWhen } from '#features/security/use-when.ts';

const ICONS: Record<SecurityEvent['kind'], LucideIcon> = {
  login: LogIn,
  'login-failed': TriangleAlert,
  'login-throttled': TriangleAlert,
  'address-verified': MapPinCheck,
  'address-unproved': MapPinCheck,
  logout: LogOut,
  'session-ended': DoorOpen,
  'sessions-ended': DoorOpen,
  'password-set': KeyRound,
  'password-changed': KeyRound,
  'password-reset': KeyRound,
  'payment-password-set': WalletMinimal,
  'payment-password-wrong': TriangleAlert,
  'totp-on': ShieldCheck,
  'totp-off': ShieldX,
  'second-step-shown': ShieldCheck,
  'second-step-wrong': TriangleAlert,
  'second-step-always': ShieldCheck,
  'second-step-by-device': ShieldCheck,
  'second-step-lost': TriangleAlert,
  'second-step-kept': ShieldCheck,
  'second-step-removed': ShieldX,
  'recovery-codes-made': KeyRound,
  'recovery-code-used': TriangleAlert,
  'devices-forgotten': DoorOpen,
  'passkey-added': FingerprintPattern,
  'passkey-removed': FingerprintPattern,
  'identity-linked': Link2,
  'identity-unlinked': Link2,
  'hand-over': ScanQrCode,
  'mobile-bound': Smartphone,
  'email-bound': Mail,
  'mobile-removed': Smartphone,
  'email-removed': Mail,
  'payout-account-added': WalletMinimal,
  'payout-account-removed': WalletMinimal,
};
const LOGINS: ReadonlySet<SecurityEvent['kind']> = new Set([
  'login',
  'login-failed',
  'login-throttled',
  'address-verified',
  'address-unproved',
  'hand-over',
  'second-step-shown',
  'second-step-wrong',
  'recovery-code-used',
]);
/** Somebody else's doing, perhaps: worth a second look. */
const ALARMING: ReadonlySet<SecurityEvent['kind']> = new Set([
  'login-failed',
  'login-throttled',
  'address-unproved',
  'payment-password-wrong',
  'second-step-wrong',
  'second-step-lost',
  'recovery-code-used',
]);

/** The last logins and every change of the account's protection, in sentences. */
export function Events() {
  const t = useT('security');
  const [only, setOnly] = useState<'all' | 'logins'>('all');
  const record = useInfiniteQuery(securityEventsQuery());
  const events = record.data?.pages.flatMap((page) => page.events);
  const shown = events?.filter(({ kind }) => only === 'all' || LOGINS.has(kind));
  return (
    <Panel
      icon={<History size={22} />}
      title={t('events.title')}
      text={t('events.text')}
      action={<Filter only={only} onChange={setOnly} />}
    >
      {shown === undefined ? (
        record.error === null ? (
          <PartSkeleton rows={5} />
        ) : (
          <PartFailed error={record.error} onRetry={() => void record.refetch()} />
        )
      ) : (
        <ol className="divide-line -my-1 flex flex-col divide-y">
          {shown.map((event) => (
            <Happened key={event.id} event={event} />
          ))}
        </ol>
      )}
      {shown?.length === 0 && (
        <p className="text-muted text-sm">{t(only === 'all' ? 'events.empty' : 'events.emptyLogins')}</p>
      )}
      {record.hasNextPage ? (
        <Button
          look="outline"
          className="self-center"
          pending={record.isFetchingNextPage}
          aria-label={record.isFetchingNextPage ? t('events.loadingMore') : undefined}
          onClick={() => void record.fetchNextPage()}
        >
          {t('events.more')}
        </Button>
      ) : (
        shown !== undefined &&
        shown.length > 0 && <p className="text-muted text-center text-sm">{t('events.end')}</p>
      )}
    </Panel>
  );
}

type FilterProps = { only: 'all' | 'logins'; onChange: (only: 'all' | 'logins') => void };

function Filter({ only, onChange }: FilterProps) {
  const t = useT('security');
  return (
    <fieldset className="bg-ground/60 flex rounded-lg p-1">
      <legend className="sr-only">{t('events.filter')}</legend>
      {(['all', 'logins'] as const).map((choice) => (
        <button
          key={choice}
          type="button"
          aria-pressed={only === choice}
          className={clsx(
            'touch:h-11 h-9 cursor-pointer rounded-md px-3 text-sm font-medium transition-colors duration-150',
            only === choice ? 'bg-raised-strong text-text' : 'text-muted hover:text-text',
          )}
          onClick={() => onChange(choice)}
        >
          {t(`events.${choice}`)}
        </button>
      ))}
    </fieldset>
  );
}

function Happened({ event }: { event: SecurityEvent }) {
  const t = useT('security');
  const { ago, exact } = useWhen();
  const place = usePlace();
  const Icon = ICONS[event.kind];
  const alarming = ALARMING.has(event.kind);
  return (
    <li className="flex gap-3 py-3">
      <Icon
        size={20}
        aria-hidden="true"
        className={clsx('mt-0.5 shrink-0', alarming ? 'text-loss' : 'text-muted')}
      />
      <div className="min-w-0 flex-1 lg:grid lg:grid-cols-[4fr_5fr_4fr] lg:gap-4">
        <p className={clsx('font-medium', alarming && 'text-loss')}>{t(`event.${event.kind}`)}</p>
        <p className="text-muted text-sm break-words">
          {event.device === '' ? t('devices.unknown') : event.device} · {place(event.country, event.ip)}
        </p>
        <p className="text-muted text-sm lg:text-right">
          <time dateTime={event.at}>
            {ago(event.at)} · {exact(event.at)}
          </time>
        </p>
      </div>
    </li>
  );
}
