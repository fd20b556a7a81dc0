import type { DownlineMember } from '@maidan/contract/downline/downline-member.ts';
import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { useT } from '#lib/texts/i18n.tsx';
import type { MemberWords } from '#lib/texts/use-member-words.ts';
import { TYPE_WORDS } from './type-words.ts';

type Props = { member: DownlineMember; words: MemberWords };

/** Who it is, what kind of account, and its number; leads to the account. */
export function MemberName({ member: { id, username, type, open }, words }: Props) {
  const t = useT('downline');
  return (
    <span className="flex min-w-0 flex-col">
      <span className="flex min-w-0 items-center gap-2">
        <span
          aria-hidden="true"
          className={clsx('size-2 shrink-0 rounded-full', type === 0 ? 'bg-muted' : 'bg-action')}
        />
        <Link
          to="/agentHome/downlineMember/$id"
          params={{ id }}
          className="truncate font-semibold underline-offset-4 hover:underline"
        >
          {username}
        </Link>
        {!open && (
          <span className="bg-loss/12 text-loss rounded-full px-2 py-0.5 text-xs font-medium">
            {t('list.closed')}
          </span>
        )}
      </span>
      <span className="text-muted pl-4 text-xs">
        {t(`type.${TYPE_WORDS[type]}`)} · {t('number', { id: words.count(id) })}
      </span>
    </span>
  );
}
