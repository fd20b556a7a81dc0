import { useQuery } from '@tanstack/react-query';
import { Button } from '@maidan/ui/button.tsx';
import { EmptyState } from '@maidan/ui/empty-state.tsx';
import { Skeleton } from '@maidan/ui/skeleton.tsx';
import { Clock, KeyRound, RotateCw } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import type { ReactNode } from 'react';
import { useT } from '#lib/texts/i18n.tsx';
import { openModal } from '#lib/overlays/modal-store.ts';
import { PageHead } from '#lib/page/page-head.tsx';
import { whitelabelQuery } from '#lib/site/site-settings.ts';
import { useHeldWords } from '#lib/texts/use-held-words.ts';
import { AskedDialog, type Asked } from './asked-dialog.tsx';
import { Panel } from '#lib/widgets/panel.tsx';
import { ContactCard } from '#features/security/contacts/contacts.tsx';
import { Devices } from '#features/security/devices/devices.tsx';
import { Events } from '#features/security/devices/events.tsx';
import { IdentitiesCard } from '#features/security/passkeys/identities.tsx';
import { Overview } from './overview.tsx';
import type { NextStep } from './overview.tsx';
import { PasskeysCard } from '#features/security/passkeys/passkeys.tsx';
import { PaymentPasswordCard } from './payment-password.tsx';
import { PersonCard } from './person-card.tsx';
import { LossNotice } from '#features/security/second-step/second-step.tsx';
import { securityQuery } from '#features/security/security.queries.ts';
import type { Security } from '#features/security/security.queries.ts';
import { TotpCard } from '#features/security/second-step/totp.tsx';
import { VipCard } from './vip-card.tsx';
import { useWhen } from '#features/security/use-when.ts';

const FIRST = { first: true, returnTo: '/member/securityCenter' };
const CONTACTS = ['mobile', 'email'] as const;
const ASKED_BY_STEP = { wayIn: 'passkey', second: 'totp', payment: 'payment', recovery: 'mobile' } as const;

/** What a link from elsewhere can open here. */
const LINKED = ['payment', 'mobile', 'email', 'totp', 'passkey'] as const;
type Linked = (typeof LINKED)[number];

/** What the address asks for; anything else opens nothing. */
export function linkedPart(asked: unknown): Linked | undefined {
  return LINKED.find((part) => part === asked);
}

type SecurityPageProps = {
  /** Opened with the page; `onOpened` is told once, so that going back does not open it again. */
  open?: Linked | undefined;
  onOpened?: () => void;
  /** MEM-14: where money is sent to; the route brings it. */
  accounts?: ReactNode;
};

/** LOG-16, PWD-05, LOG-13, MEM-14: everything that protects an account, on one page. */
export function SecurityPage(props: SecurityPageProps) {
  const t = useT('security');
  const { data: security, error, refetch } = useQuery(securityQuery());
  return (
    <div className="flex flex-col gap-5">
      <PageHead title={t('title')} />
      <div>
        <h1 className="text-2xl font-bold tracking-tight sm:text-3xl">{t('title')}</h1>
        <p className="text-muted">{t('intro')}</p>
      </div>
      {security !== undefined && <Center security={security} {...props} />}
      {security === undefined && error === null && <CenterSkeleton />}
      {security === undefined && error !== null && (
        <EmptyState
          icon={<RotateCw size={28} aria-hidden />}
          title={t('failedTitle')}
          text={error.message}
          action={<Button onClick={() => void refetch()}>{t('retry')}</Button>}
        />
      )}
    </div>
  );
}

function Center({ security, accounts, open, onOpened }: { security: Security } & SecurityPageProps) {
  const t = useT('security');
  const { data: offers } = useQuery(whitelabelQuery());
  const [asked, setAsked] = useState<Asked>(() => linkedDialog(open, security));
  const opened = useEffectEvent(() => open !== undefined && onOpened?.());
  useEffect(() => void opened(), []);
  const onStep = (step: NextStep): void => setAsked(ASKED_BY_STEP[step]);
  const actionText = (step: NextStep): string => t(`overview.action.${step}`);
  return (
    <>
      <LossNotice secondStep={security.secondStep} />
      <Held until={security.heldUntil} because={security.heldBecause} />
      <Overview security={security} actionText={actionText} onStep={onStep} />
      <div className="grid items-start gap-5 xl:grid-cols-2">
        <div className="flex min-w-0 flex-col gap-5">
          <PasswordCard security={security} />
          <PaymentPasswordCard security={security} onOpen={() => setAsked('payment')} />
          {CONTACTS.map((kind) => (
            <ContactCard
              key={kind}
              kind={kind}
              security={security}
              onOpen={() => setAsked(kind)}
              onRemove={() => setAsked(`${kind}Remove`)}
            />
          ))}
          <PersonCard checks={security.checks} />
          <TotpCard
            security={security}
            onOpen={() => setAsked(security.totp ? 'totpRemove' : 'totp')}
            onCodes={() => setAsked('codes')}
            onLooser={() => setAsked('looser')}
          />
        </div>
        <div className="flex min-w-0 flex-col gap-5">
          <VipCard />
          {accounts}
          <Devices />
          <PasskeysCard
            security={security}
            offered={offers?.passkeys === true}
            onAdd={() => setAsked('passkey')}
          />
          <IdentitiesCard
            security={security}
            offered={{ google: offers?.google === true, facebook: offers?.facebook === true }}
            leaveFor={(url) => window.location.assign(url)}
          />
        </div>
      </div>
      <Events />
      <AskedDialog asked={asked} security={security} offers={offers} onAsk={setAsked} />
    </>
  );
}

/** What is done already is shown, not opened; what needs a login password waits for one. */
function linkedDialog(open: Linked | undefined, security: Security): Asked {
  if (open === undefined || (open === 'totp' && security.totp)) return null;
  return security.hasPassword || open === 'passkey' || open === 'totp' ? open : null;
}

function PasswordCard({ security }: { security: Security }) {
  const t = useT('security');
  const { ago } = useWhen();
  const { hasPassword, passwordChangedAt } = security;
  const changed =
    passwordChangedAt === null
      ? t('password.never')
      : t('password.changed', { when: ago(passwordChangedAt) });
  return (
    <Panel
      on={hasPassword}
      icon={<KeyRound size={22} />}
      title={t('password.title')}
      text={hasPassword ? changed : t('password.missing')}
      action={
        <Button look="outline" onClick={() => openModal('changePassword', hasPassword ? {} : FIRST)}>
          {t(hasPassword ? 'password.change' : 'password.set')}
        </Button>
      }
    />
  );
}

/** T25 */
function Held({ until, because }: { until: string | null; because: Security['heldBecause'] }) {
  const t = useT('security');
  const held = useHeldWords();
  const { exact } = useWhen();
  if (until === null) return null;
  return (
    <p className="bg-action/14 flex items-center gap-3 rounded-xl px-4 py-3 text-pretty">
      <Clock size={20} aria-hidden="true" className="text-accent shrink-0" />
      {held(because, t('held', { time: exact(until) }))}
    </p>
  );
}

function CenterSkeleton() {
  const t = useT('security');
  return (
    <output aria-label={t('loading')} className="flex flex-col gap-5">
      <Skeleton className="h-64 w-full rounded-2xl lg:h-56" />
      <span className="grid gap-5 xl:grid-cols-2">
        <Skeleton className="h-80 w-full rounded-2xl" />
        <Skeleton className="h-80 w-full rounded-2xl" />
      </span>
    </output>
  );
}
