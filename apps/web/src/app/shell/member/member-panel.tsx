import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { LogOut, MessageCircle } from 'lucide-react';
import { memberInfoQuery } from '#features/session/state/session.queries.ts';
import { Avatar } from '#lib/pictures/avatar.tsx';
import { useT } from '#lib/texts/i18n.tsx';
import { openModal } from '#lib/overlays/modal-store.ts';
import { useOpenChat } from './member-chat.tsx';
import { MENU_ENTRIES, MONEY_ENTRIES } from '#app/shell/nav/member-nav.ts';
import { EntryMark } from '#app/shell/nav/entry-mark.tsx';
import { useExisting } from '#app/shell/nav/nav.ts';
import { useStanding } from '#app/shell/nav/use-standing.ts';
import type { Member } from '#app/shell/nav/use-standing.ts';

const LINE =
  'hover:bg-raised flex h-11 w-full cursor-pointer items-center gap-3 rounded-lg px-3 text-sm font-medium';

/** HDR-10: what drops below the picture. */
export function MemberPanel({ onChosen }: { onChosen: () => void }) {
  const t = useT('shell');
  const standing = useStanding();
  const entries = useExisting(MENU_ENTRIES, standing);
  const money = useExisting(MONEY_ENTRIES, standing);
  const openChat = useOpenChat();
  return (
    <div className="drop-menu bg-surface shadow-lift absolute top-full right-0 z-40 mt-2 max-h-[calc(100dvh-5rem)] w-68 overflow-y-auto rounded-xl p-2">
      <WhoIsHere onChosen={onChosen} />
      <div className="mb-1 grid grid-cols-2 gap-2 px-1 xl:hidden">
        {money.map(({ path, label, icon: Icon }) => (
          <Link
            key={path}
            to={path}
            className="bg-raised hover:bg-raised-strong flex h-11 items-center justify-center gap-2 rounded-lg text-sm font-semibold"
            onClick={onChosen}
          >
            <Icon size={17} aria-hidden="true" className="text-accent" />
            {t(`nav.${label}`)}
          </Link>
        ))}
      </div>
      {entries.map((entry) => (
        <Link key={entry.label} to={entry.path} className={LINE} onClick={onChosen}>
          <entry.icon size={18} aria-hidden="true" className="text-muted" />
          <span className="flex-1">{t(`nav.${entry.label}`)}</span>
          <EntryMark entry={entry} standing={standing} />
        </Link>
      ))}
      <button
        type="button"
        className={LINE}
        onClick={() => {
          onChosen();
          openChat();
        }}
      >
        <MessageCircle size={18} aria-hidden="true" className="text-muted" />
        {t('nav.chat')}
      </button>
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

/** HDR-05, HDR-06, HDR-09: name, number and rank; together they are the way to the member center. */
function WhoIsHere({ onChosen }: { onChosen: () => void }) {
  const t = useT('shell');
  const { data: member } = useQuery(memberInfoQuery());
  if (member === undefined) return null;
  return (
    <Link
      to="/member"
      className="hover:bg-raised mb-1 flex items-center gap-3 rounded-lg px-3 py-2"
      onClick={onChosen}
    >
      <Avatar name={member.nickname || member.account} imageUrl={member.iconUrl} />
      <span className="min-w-0 flex-1">
        <span className="block truncate font-semibold">{member.nickname || member.account}</span>
        {member.nickname !== '' && member.nickname !== member.account && (
          <span className="text-muted block truncate text-xs">{member.account}</span>
        )}
        <span className="text-muted block text-xs tabular-nums">{t('user-id', { id: member.id })}</span>
        <span className="text-accent mt-0.5 block text-xs font-medium">{t('member-center')}</span>
      </span>
      <VipMark member={member} />
    </Link>
  );
}

/** HDR-06 */
export function VipMark({ member }: { member: Member }) {
  const t = useT('shell');
  if (!member.hasVip) return null;
  return (
    <span className="bg-action text-on-action shrink-0 rounded-md px-2 py-0.5 text-xs font-semibold">
      {t('vip', { label: member.vipLabelName ?? 'VIP', level: member.vipRankLevel ?? 1 })}
    </span>
  );
}
