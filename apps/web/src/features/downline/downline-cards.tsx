import type { DownlineMember } from '@maidan/contract/downline/downline-member.ts';
import { Button, buttonClass } from '@maidan/ui/button.tsx';
import { Link } from '@tanstack/react-router';
import { CornerDownRight, Send } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLanguage, useT } from '#lib/texts/i18n.tsx';
import { useMoment, type MemberWords } from '#lib/texts/use-member-words.ts';
import { ContractLinks, hasContracts } from './contract-links.tsx';
import { MemberName } from './member-name.tsx';
import { rateText } from './rate.ts';

type Props = { members: readonly DownlineMember[]; words: MemberWords; onGo: (under: string) => void };

export function DownlineCards({ members, words, onGo }: Props) {
  return (
    <ul className="flex flex-col gap-3 lg:hidden">
      {members.map((member) => (
        <Card key={member.id} member={member} words={words} onGo={onGo} />
      ))}
    </ul>
  );
}

function Card({ member, words, onGo }: Omit<Props, 'members'> & { member: DownlineMember }) {
  const t = useT('downline');
  const language = useLanguage();
  const when = useMoment();
  const { id, username, direct, team, rebate, balance, lastSeenAt, open } = member;
  return (
    <li className="bg-surface shadow-low flex flex-col gap-3 rounded-2xl p-4">
      <div className="flex items-start justify-between gap-3">
        <MemberName member={member} words={words} />
        {balance !== null && (
          <span className="text-gain shrink-0 font-semibold tabular-nums">{words.short(balance)}</span>
        )}
      </div>
      <dl className="grid grid-cols-3 gap-2 text-sm">
        <Fact name={t('list.all')}>{words.count(team)}</Fact>
        <Fact name={t('list.rebate')}>{rateText(rebate, language)}</Fact>
        <Fact name={t('list.seen')}>{lastSeenAt === null ? t('never') : when(lastSeenAt)}</Fact>
      </dl>
      {(direct > 0 || open) && (
        <div className="flex gap-2">
          {direct > 0 && (
            <Button
              look="outline"
              size="small"
              className="min-w-0 flex-1"
              aria-label={t('list.open', { name: username })}
              onClick={() => onGo(id)}
            >
              <CornerDownRight size={16} aria-hidden />
              {t('list.below')}: {words.count(direct)}
            </Button>
          )}
          {open && (
            <Link
              to="/agentHome/agentTransfer"
              search={{ to: id }}
              className={`${buttonClass('outline', 'small')} min-w-0 flex-1`}
            >
              <Send size={16} aria-hidden />
              {t('list.send')}
            </Link>
          )}
        </div>
      )}
      {hasContracts(member) && (
        <div className="flex flex-wrap gap-2 [&>a]:min-w-0 [&>a]:flex-1">
          <ContractLinks member={member} look="small" />
        </div>
      )}
    </li>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-muted text-xs">{name}</dt>
      <dd className="truncate tabular-nums">{children}</dd>
    </div>
  );
}
