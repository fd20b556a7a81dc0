import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ChevronDown, LogOut } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { memberInfoQuery } from '#features/session/session.queries.ts';
import { takeFocusHome } from '#lib/focus-home.ts';
import { openModal, useModalStore } from '#lib/modal-store.ts';
import { useT } from '#lib/i18n.tsx';
import { Avatar } from './avatar.tsx';
import { HELP_ENTRIES, MEMBER_ENTRIES, useExisting } from './nav.ts';
import { useDropMenu } from './use-drop-menu.ts';

const LINE =
  'hover:bg-raised flex h-11 w-full cursor-pointer items-center gap-3 rounded-lg px-3 text-sm font-medium';

/** HDR-05, HDR-10: who is here, and everything that is theirs. */
export function MemberMenu() {
  const t = useT('shell');
  const box = useRef<HTMLDivElement>(null);
  const menuId = useId();
  const { open, toggle, close } = useDropMenu(box);
  const { data: member } = useQuery(memberInfoQuery());
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
        <Avatar name={member?.nickname ?? member?.account ?? ''} />
        <span className="hidden flex-col items-start leading-tight whitespace-nowrap xl:flex">
          <span className="max-w-28 truncate text-sm font-semibold">{member?.account}</span>
          <span className="text-muted text-xs tabular-nums">
            {member !== undefined && t('user-id', { id: member.id })}
          </span>
        </span>
        <ChevronDown size={16} aria-hidden="true" className="text-muted hidden sm:block" />
      </button>
      <div id={menuId} hidden={!open}>
        {open && <MenuPanel onChosen={close} />}
      </div>
    </div>
  );
}

function MenuPanel({ onChosen }: { onChosen: () => void }) {
  const t = useT('shell');
  const { data: member } = useQuery(memberInfoQuery());
  const entries = useExisting([...MEMBER_ENTRIES, ...HELP_ENTRIES]).filter(
    ({ only }) => only === undefined || member?.isAgent === true,
  );
  return (
    <div className="drop-menu bg-surface shadow-lift absolute top-full right-0 z-40 mt-2 w-64 rounded-xl p-2">
      {member !== undefined && (
        <div className="mb-1 flex items-center gap-3 px-3 py-2">
          <div className="min-w-0 flex-1">
            <p className="truncate font-semibold">{member.account}</p>
            <p className="text-muted text-xs tabular-nums">{t('user-id', { id: member.id })}</p>
          </div>
          {member.hasVip && (
            <span className="bg-action text-on-action rounded-md px-2 py-0.5 text-xs font-semibold">
              {t('vip', { label: member.vipLabelName ?? 'VIP', level: member.vipRankLevel ?? 1 })}
            </span>
          )}
        </div>
      )}
      {entries.map(({ path, label, icon: Icon }) => (
        <Link key={path} to={path} className={LINE} onClick={onChosen}>
          <Icon size={18} aria-hidden="true" className="text-muted" />
          {t(`nav.${label}`)}
        </Link>
      ))}
      <button
        type="button"
        className={LINE}
        onClick={() => {
          onChosen();
          openModal('logout');
        }}
      >
        <LogOut size={18} aria-hidden="true" className="text-muted" />
        {t('sign-out')}
      </button>
    </div>
  );
}
