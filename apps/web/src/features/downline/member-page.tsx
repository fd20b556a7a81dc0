import { buttonClass } from '@maidan/ui/button.tsx';
import { EmptyState } from '@maidan/ui/empty-state.tsx';
import { Skeleton } from '@maidan/ui/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ChevronLeft, CornerDownRight, Send, UserX } from 'lucide-react';
import type { ReactNode } from 'react';
import { CallError } from '#lib/call/call-error.ts';
import { useLanguage, useT } from '#lib/texts/i18n.tsx';
import { useMemberWords, useMoment } from '#lib/texts/use-member-words.ts';
import { Panel } from '#lib/widgets/panel.tsx';
import { ContractLinks } from './contract-links.tsx';
import { DownlinePath } from './downline-path.tsx';
import { downlineMemberQuery, type MemberPage as Page } from './downline.queries.ts';
import { Failed } from './failed.tsx';
import { PageTitle } from './page-title.tsx';
import { rateText } from './rate.ts';
import { TYPE_WORDS } from './type-words.ts';
import { RebateForm } from './rebate-form.tsx';

type Props = { id: string; onGo: (under: string | undefined) => void };

/** AGT-09: one account below, and what can be done with it. */
export function MemberPage({ id, onGo }: Props) {
  const t = useT('downline');
  const { data, error, refetch } = useQuery(downlineMemberQuery(id));
  if (data !== undefined) return <Found page={data} onGo={onGo} />;
  if (error instanceof CallError && error.code === 'DOWNLINE_UNKNOWN')
    return (
      <EmptyState
        level={1}
        icon={<UserX size={28} aria-hidden />}
        title={t('member.unknown')}
        action={
          <Link to="/agentHome/downlineManagmentView" className={buttonClass()}>
            {t('member.back')}
          </Link>
        }
      />
    );
  if (error !== null) return <Failed text={error.message} onRetry={() => void refetch()} />;
  return (
    <output aria-label={t('loading')} className="flex flex-col gap-4">
      <Skeleton className="h-12 w-64 rounded-xl" />
      <Skeleton className="h-64 w-full rounded-2xl" />
    </output>
  );
}

function Found({ page, onGo }: { page: Page; onGo: Props['onGo'] }) {
  const t = useT('downline');
  const { member, path } = page;
  return (
    <div className="flex flex-col gap-6">
      <PageTitle
        title={member.username}
        text={`${t(`type.${TYPE_WORDS[member.type]}`)} · ${t('member.depth', { count: member.depth })}`}
        above={
          <Link
            to="/agentHome/downlineManagmentView"
            className="text-accent mb-2 inline-flex items-center gap-1 text-sm font-medium"
          >
            <ChevronLeft size={16} aria-hidden />
            {t('member.back')}
          </Link>
        }
        action={<Actions page={page} onGo={onGo} />}
      />
      {path.length > 1 && <DownlinePath path={path} onGo={onGo} />}
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <Facts page={page} />
        <div className="flex flex-col gap-5">
          <RebateForm page={page} />
          <Between page={page} />
        </div>
      </div>
    </div>
  );
}

function Actions({ page: { member }, onGo }: { page: Page; onGo: Props['onGo'] }) {
  const t = useT('downline');
  return (
    <div className="flex flex-wrap gap-2">
      {member.open && (
        <Link to="/agentHome/agentTransfer" search={{ to: member.id }} className={buttonClass()}>
          <Send size={18} aria-hidden />
          {t('member.send')}
        </Link>
      )}
      {member.direct > 0 && (
        <button type="button" className={buttonClass('outline')} onClick={() => onGo(member.id)}>
          <CornerDownRight size={18} aria-hidden />
          {t('member.level')}
        </button>
      )}
      <ContractLinks member={member} look="words" />
    </div>
  );
}

function Facts({ page: { member, channel, currencySymbol } }: { page: Page }) {
  const t = useT('downline');
  const language = useLanguage();
  const words = useMemberWords(currencySymbol);
  const when = useMoment('numeric');
  return (
    <Panel title={t('member.facts')}>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-3 tabular-nums">
        <Line name={t('member.number')}>{words.count(member.id)}</Line>
        <Line name={t('member.status')}>{member.open ? t('list.stateOpen') : t('list.stateClosed')}</Line>
        {member.balance !== null && (
          <Line name={t('list.balance')}>
            <span className="text-gain font-semibold">{words.money(member.balance)}</span>
          </Line>
        )}
        <Line name={t('list.rebate')}>{rateText(member.rebate, language)}</Line>
        <Line name={t('list.below')}>{words.count(member.direct)}</Line>
        <Line name={t('list.all')}>{words.count(member.team)}</Line>
        <Line name={t('list.joined')}>{when(member.joinedAt)}</Line>
        <Line name={t('list.seen')}>{member.lastSeenAt === null ? t('never') : when(member.lastSeenAt)}</Line>
        <Line name={t('member.channel')}>
          {channel === null ? t('member.noChannel') : channel === '' ? t('register.links.unnamed') : channel}
        </Line>
      </dl>
    </Panel>
  );
}

function Between({ page: { sent30, received30, rebateEarned, currencySymbol } }: { page: Page }) {
  const t = useT('downline');
  const words = useMemberWords(currencySymbol);
  return (
    <Panel title={t('member.between')}>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-3 tabular-nums">
        <Line name={t('member.sent')}>{words.money(sent30)}</Line>
        <Line name={t('member.received')}>{words.money(received30)}</Line>
        <Line name={t('member.earned')}>{words.money(rebateEarned)}</Line>
      </dl>
    </Panel>
  );
}

function Line({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-muted">{name}</dt>
      <dd className="min-w-0 text-right break-words">{children}</dd>
    </>
  );
}
