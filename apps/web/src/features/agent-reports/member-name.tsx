import { Link } from '@tanstack/react-router';
import { useT } from '#lib/texts/i18n.tsx';
import type { TeamSearch } from './team-search.ts';

type Member = { id: string; name: string; isAgent: boolean; depth: number };

/** The name as far as it may be read, and how far below. */
export function MemberName({ member }: { member: Member }) {
  const t = useT('team');
  return (
    <span className="flex min-w-0 flex-col">
      <span className="truncate font-semibold">{member.name}</span>
      <span className="text-muted text-xs font-normal">
        {t(member.isAgent ? 'agentAt' : 'memberAt', { depth: member.depth })}
      </span>
    </span>
  );
}

/** The same; a press shows this member alone. Two masked names may look alike, and are told apart so. */
export function MemberLink({ member, search }: { member: Member; search: TeamSearch }) {
  const { username: _username, ...others } = search;
  return (
    <Link
      to="."
      search={{ ...others, member: member.id }}
      className="inline-flex min-h-8 max-w-full rounded-md hover:underline"
    >
      <MemberName member={member} />
    </Link>
  );
}
