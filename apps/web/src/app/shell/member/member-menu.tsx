import { useQuery } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { memberInfoQuery } from '#features/session/state/session.queries.ts';
import { Avatar } from '#lib/pictures/avatar.tsx';
import { takeFocusHome } from '#lib/session/focus-home.ts';
import { useT } from '#lib/texts/i18n.tsx';
import { useModalStore } from '#lib/overlays/modal-store.ts';
import { MemberPanel, VipMark } from './member-panel.tsx';
import { CountBadge } from '#app/shell/nav/unclaimed.tsx';
import { useDropMenu } from '#app/shell/nav/use-drop-menu.ts';
import { useStanding } from '#app/shell/nav/use-standing.ts';

/** HDR-05, HDR-06, HDR-10: who is here, and everything that is theirs. */
export function MemberMenu() {
  const t = useT('shell');
  const box = useRef<HTMLDivElement>(null);
  const menuId = useId();
  const { open, toggle, close } = useDropMenu(box);
  const { data: member } = useQuery(memberInfoQuery());
  const { unclaimed } = useStanding();
  const covered = useModalStore(({ open: modal }) => modal !== null);
  useEffect(() => {
    if (!covered) takeFocusHome(box.current?.querySelector('button') ?? null);
  }, [covered]);
  return (
    <div ref={box} className="relative">
      <button
        type="button"
        className="hover:bg-raised flex h-11 cursor-pointer items-center gap-2 rounded-lg pr-2 pl-1 transition-colors"
        aria-expanded={open}
        aria-controls={menuId}
        aria-label={t('member-menu')}
        onClick={toggle}
      >
        <span className="relative">
          <Avatar name={member?.nickname || (member?.account ?? '')} imageUrl={member?.iconUrl} />
          <CountBadge count={unclaimed} className="absolute -top-1.5 -right-1.5 sm:hidden" />
        </span>
        <span className="hidden flex-col items-start leading-tight whitespace-nowrap min-[102.5rem]:flex">
          <span className="flex items-center gap-2 text-sm font-semibold">
            <span className="max-w-28 truncate">{member?.account}</span>
            {member !== undefined && <VipMark member={member} />}
          </span>
          <span className="text-muted text-xs tabular-nums">
            {member !== undefined && t('user-id', { id: member.id })}
          </span>
        </span>
        <ChevronDown size={16} aria-hidden="true" className="text-muted hidden sm:block" />
      </button>
      <div id={menuId} hidden={!open}>
        {open && <MemberPanel onChosen={close} />}
      </div>
    </div>
  );
}
