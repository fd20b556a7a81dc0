import type { InvitationLink } from '@maidan/contract/invitation/invitation-link.ts';
import { Button } from '@maidan/ui/button.tsx';
import { Dialog } from '@maidan/ui/dialog.tsx';
import { clsx } from 'clsx';
import { QrCode } from 'lucide-react';
import { useState } from 'react';
import { useLanguage, useT } from '#lib/texts/i18n.tsx';
import { useNow } from '#lib/texts/use-formats.ts';
import { useMemberWords, useMoment } from '#lib/texts/use-member-words.ts';
import { CopyButton } from '#lib/widgets/copy-button.tsx';
import { useSetInvitationLink } from './downline.mutations.ts';
import { rateText } from './rate.ts';
import type { DrawQr } from './draw-qr.ts';

type Props = { link: InvitationLink; qr: DrawQr };

/** REG-08: what the registration understands. */
const addressOf = (code: string): string =>
  `${window.location.origin}/register?affiliateCode=${encodeURIComponent(code)}`;

export function LinkCard({ link, qr }: Props) {
  const t = useT('downline');
  const language = useLanguage();
  const when = useMoment('numeric');
  const close = useT('common')('close');
  const now = useNow(60_000);
  const [shown, setShown] = useState(false);
  const { code, expiresAt, domain } = link;
  const channel = link.channel === '' ? code : link.channel;
  const over = expiresAt !== null && new Date(expiresAt) <= now;
  const address = addressOf(code);
  const facts = [
    t('register.links.rebate', { rate: rateText(link.rebate, language) }),
    ...(expiresAt === null
      ? []
      : [t(over ? 'register.links.over' : 'register.links.until', { at: when(expiresAt) })]),
    ...(domain === null ? [] : [t('register.links.domain', { domain })]),
  ];
  return (
    <li
      className={clsx(
        'bg-surface shadow-low flex min-w-0 flex-col gap-4 rounded-2xl p-5',
        over && 'opacity-75',
      )}
    >
      <div className="flex items-start gap-3">
        <div className="min-w-0 flex-1">
          <h3 className="truncate font-semibold">{channel}</h3>
          <p className="text-muted text-sm text-pretty">{facts.join(' · ')}</p>
        </div>
        {!over && <Switch link={link} channel={channel} />}
      </div>
      <Funnel link={link} channel={channel} />
      <div className="bg-ground/60 flex items-center rounded-xl py-0.5 pr-0.5 pl-4">
        <code
          className="min-w-0 flex-1 truncate text-sm"
          title={address}
          aria-label={t('register.links.address')}
        >
          {code}
        </code>
        <CopyButton text={address} />
        <Button look="quiet" size="small" aria-label={t('register.links.qr')} onClick={() => setShown(true)}>
          <QrCode size={18} aria-hidden />
        </Button>
      </div>
      {shown && (
        <Dialog
          title={t('register.links.qrTitle', { channel })}
          closeLabel={close}
          shape="box"
          onClose={() => setShown(false)}
        >
          <div className="flex flex-col items-center gap-4 px-6 pb-8 text-center">
            {qr(address)}
            <code className="text-muted text-sm break-all">{address}</code>
          </div>
        </Dialog>
      )}
    </li>
  );
}

function Switch({ link: { code, on }, channel }: { link: InvitationLink; channel: string }) {
  const t = useT('downline');
  const change = useSetInvitationLink();
  const shown = change.isPending ? change.variables.on : on;
  return (
    <button
      type="button"
      role="switch"
      aria-checked={shown}
      aria-label={t('register.links.switch', { channel })}
      className="flex h-9 shrink-0 cursor-pointer items-center gap-2 text-sm font-medium"
      onClick={() => {
        if (!change.isPending) change.mutate({ code, on: !on });
      }}
    >
      <span
        aria-hidden="true"
        className={clsx(
          'flex h-6 w-10 items-center rounded-full p-0.5 transition-colors',
          shown ? 'bg-gain' : 'bg-raised-strong',
        )}
      >
        <span
          className={clsx(
            'bg-surface size-5 rounded-full transition-transform motion-reduce:transition-none',
            shown && 'translate-x-4',
          )}
        />
      </span>
      <span className={shown ? 'text-gain' : 'text-muted'}>
        {t(shown ? 'register.links.on' : 'register.links.off')}
      </span>
    </button>
  );
}

const STEPS = ['visits', 'registered', 'deposited', 'active'] as const;

/** Each step as wide as its share of the widest, beside its number. */
function Funnel({ link: { funnel }, channel }: { link: InvitationLink; channel: string }) {
  const t = useT('downline');
  const words = useMemberWords('');
  const most = Math.max(1, ...STEPS.map((step) => funnel[step]));
  return (
    <dl
      aria-label={t('register.links.funnel', { channel })}
      className="grid grid-cols-[auto_1fr_auto] items-center gap-x-3 gap-y-1.5 text-sm"
    >
      {STEPS.map((step) => (
        <div key={step} className="contents">
          <dt className="text-muted">{t(`register.links.${step}`)}</dt>
          <dd aria-hidden="true" className="bg-raised h-2 overflow-hidden rounded-full">
            <span
              className="bg-gain block h-full rounded-full"
              style={{ width: `${(funnel[step] / most) * 100}%` }}
            />
          </dd>
          <dd className="text-right font-semibold tabular-nums">{words.count(funnel[step])}</dd>
        </div>
      ))}
    </dl>
  );
}
