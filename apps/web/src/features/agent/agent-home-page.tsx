import type { ResponseOf } from '@maidan/contract/operation.ts';
import type { getMemberInfo } from '@maidan/contract/accounts/profile/get-member-info.ts';
import { RECORD_TIME_ZONE } from '@maidan/contract/records/record-words.ts';
import { Button } from '@maidan/ui/button.tsx';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { CircleHelp, Gamepad2, Headset, LogOut, ShieldCheck } from 'lucide-react';
import { useT } from '#lib/texts/i18n.tsx';
import { openModal } from '#lib/overlays/modal-store.ts';
import { PageHead } from '#lib/page/page-head.tsx';
import { useFormats, useNow } from '#lib/texts/use-formats.ts';
import { AgentClock } from './agent-clock.tsx';
import { AgentFrame } from './agent-frame.tsx';
import { ServiceNote } from './service-note.tsx';

type Member = ResponseOf<typeof getMemberInfo>;

const LINKS = [
  { name: 'security', to: '/member/securityCenter', sign: <ShieldCheck size={22} aria-hidden /> },
  { name: 'service', to: '/service', sign: <Headset size={22} aria-hidden /> },
  { name: 'help', to: '/help', sign: <CircleHelp size={22} aria-hidden /> },
  { name: 'lobby', to: '/', sign: <Gamepad2 size={22} aria-hidden /> },
] as const;

/** RTE-04: stands alone, without side menu, header and footer of the site. */
export function AgentCenter({ children }: { children: ReactNode }) {
  const t = useT('agent');
  return (
    <AgentFrame
      actions={
        <Button look="outline" onClick={() => openModal('logout')}>
          <LogOut size={18} aria-hidden />
          {t('signOut')}
        </Button>
      }
    >
      {children}
    </AgentFrame>
  );
}

export function AgentHomePage({ member }: { member: Member }) {
  const t = useT('agent');
  return (
    <>
      <PageHead title={t('center')} />
      <div className="page-width flex flex-1 flex-col gap-8 py-8">
        <Greeting member={member} />
        <nav aria-label={t('links.label')}>
          <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
            {LINKS.map(({ name, to, sign }) => (
              <li key={name}>
                <Link
                  to={to}
                  className="bg-surface hover:bg-raised shadow-low flex h-full flex-col gap-3 rounded-xl p-5 transition-colors"
                >
                  <span className="text-gain bg-gain/12 grid size-11 place-items-center rounded-lg">
                    {sign}
                  </span>
                  <span className="font-semibold">{t(`links.name.${name}`)}</span>
                  <span className="text-muted text-sm text-pretty">{t(`links.text.${name}`)}</span>
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className="max-w-xl">
          <ServiceNote />
        </div>
      </div>
    </>
  );
}

const NOON = 12;
const EVENING = 17;

function Greeting({ member }: { member: Member }) {
  const t = useT('agent');
  const format = useFormats();
  const now = useNow(60_000);
  const hour = Number(
    new Intl.DateTimeFormat('en-GB', {
      timeZone: RECORD_TIME_ZONE,
      hour: '2-digit',
      hourCycle: 'h23',
    }).format(now),
  );
  const part = hour < NOON ? 'morning' : hour < EVENING ? 'afternoon' : 'evening';
  const name = member.nickname === '' ? member.account : member.nickname;
  return (
    <div className="flex flex-col gap-2">
      <h1 className="text-3xl font-bold tracking-tight text-balance">{t(`greeting.${part}`, { name })}</h1>
      <p className="text-muted">
        {t('account', { account: member.account })}
        {member.lastLoginAt !== null &&
          ` · ${t('lastLogin', { at: format.dateTime(new Date(member.lastLoginAt), { dateStyle: 'medium', timeStyle: 'short', hourCycle: 'h23' }) })}`}
      </p>
      <AgentClock />
    </div>
  );
}
