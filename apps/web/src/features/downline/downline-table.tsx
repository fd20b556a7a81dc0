import type { DownlineMember } from '@maidan/contract/downline/downline-member.ts';
import { buttonClass } from '@maidan/ui/button.tsx';
import { IconButton } from '@maidan/ui/icon-button.tsx';
import { Link } from '@tanstack/react-router';
import { CornerDownRight, Send } from 'lucide-react';
import { useLanguage, useT } from '#lib/texts/i18n.tsx';
import { useMoment, type MemberWords } from '#lib/texts/use-member-words.ts';
import { ContractLinks } from './contract-links.tsx';
import { MemberName } from './member-name.tsx';
import { rateText } from './rate.ts';

type Props = { members: readonly DownlineMember[]; words: MemberWords; onGo: (under: string) => void };

export function DownlineTable({ members, words, onGo }: Props) {
  const t = useT('downline');
  const money = members.some(({ balance }) => balance !== null);
  return (
    <div className="bg-surface shadow-low overflow-hidden rounded-2xl max-lg:hidden">
      <table className="w-full text-sm">
        <thead className="text-muted border-line border-b text-left text-xs">
          <tr>
            <th className="py-3 pl-5 font-medium">{t('list.account')}</th>
            <th className="px-3 py-3 text-right font-medium">{t('list.below')}</th>
            <th className="px-3 py-3 text-right font-medium">{t('list.all')}</th>
            <th className="px-3 py-3 text-right font-medium">{t('list.rebate')}</th>
            {money && <th className="px-3 py-3 text-right font-medium">{t('list.balance')}</th>}
            <th className="px-3 py-3 font-medium">{t('list.joined')}</th>
            <th className="px-3 py-3 font-medium">{t('list.seen')}</th>
            <th className="py-3 pr-5 text-right font-medium">
              <span className="sr-only">{t('list.actions')}</span>
            </th>
          </tr>
        </thead>
        <tbody className="divide-line divide-y">
          {members.map((member) => (
            <Row key={member.id} member={member} money={money} words={words} onGo={onGo} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

type RowProps = Omit<Props, 'members'> & { member: DownlineMember; money: boolean };

function Row({ member, money, words, onGo }: RowProps) {
  const t = useT('downline');
  const language = useLanguage();
  const when = useMoment('numeric');
  const { id, username, direct, team, rebate, balance, joinedAt, lastSeenAt, open } = member;
  return (
    <tr className="hover:bg-raised/40 transition-colors">
      <td className="py-2.5 pl-5">
        <MemberName member={member} words={words} />
      </td>
      <td className="px-3 text-right tabular-nums">{words.count(direct)}</td>
      <td className="px-3 text-right tabular-nums">{words.count(team)}</td>
      <td className="px-3 text-right tabular-nums">{rateText(rebate, language)}</td>
      {money && (
        <td className="text-gain px-3 text-right font-semibold whitespace-nowrap tabular-nums">
          {balance === null ? '' : words.money(balance)}
        </td>
      )}
      <td className="text-muted px-3 whitespace-nowrap tabular-nums">{when(joinedAt)}</td>
      <td className="text-muted px-3 whitespace-nowrap tabular-nums">
        {lastSeenAt === null ? t('never') : when(lastSeenAt)}
      </td>
      <td className="py-1 pr-3">
        <span className="flex justify-end gap-1">
          {direct > 0 && (
            <IconButton
              label={t('list.open', { name: username })}
              icon={<CornerDownRight size={18} aria-hidden />}
              onClick={() => onGo(id)}
            />
          )}
          <ContractLinks member={member} look="icons" />
          {open && (
            <Link
              to="/agentHome/agentTransfer"
              search={{ to: id }}
              title={t('list.send')}
              className={buttonClass('quiet', 'small')}
            >
              <Send size={16} aria-hidden />
              <span className="sr-only">
                {t('list.send')} {username}
              </span>
            </Link>
          )}
        </span>
      </td>
    </tr>
  );
}
