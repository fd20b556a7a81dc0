import type { ResponseOf } from '@maidan/contract/operation.ts';
import type { getMemberInfo } from '@maidan/contract/accounts/profile/get-member-info.ts';
import type { ReactNode } from 'react';
import { RECORD_TIME_ZONE } from '@maidan/contract/records/record-words.ts';
import { useT } from '#lib/texts/i18n.tsx';
import { PageHead } from '#lib/page/page-head.tsx';
import { useFormats, useNow } from '#lib/texts/use-formats.ts';
import { ServiceNote } from './service-note.tsx';

type Member = ResponseOf<typeof getMemberInfo>;

export function AgentHomePage({ member, children }: { member: Member; children?: ReactNode }) {
  const t = useT('agent');
  return (
    <>
      <PageHead title={t('center')} />
      <div className="flex flex-1 flex-col gap-8">
        <Greeting member={member} />
        {children}
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
    </div>
  );
}
