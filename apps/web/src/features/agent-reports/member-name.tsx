import { useT } from '#lib/texts/i18n.tsx';

type Member = { name: string; isAgent: boolean; depth: number };

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
