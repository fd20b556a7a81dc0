import { buttonClass } from '@maidan/ui/button.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { memberInfoQuery } from '#features/session/session.queries.ts';
import { useT } from '#lib/i18n.tsx';
import { openModal } from '#lib/modal-store.ts';
import { BalanceBox } from './balance-box.tsx';
import { MemberMenu } from './member-menu.tsx';
import { MONEY_ENTRIES, useExisting } from './nav.ts';

/** HDR-05 to HDR-07, HDR-10. */
export function MemberActions() {
  const t = useT('shell');
  const { data: member } = useQuery(memberInfoQuery());
  const entries = useExisting(MONEY_ENTRIES);
  return (
    <div className="flex items-center gap-2">
      {member?.isTrial === true && (
        <button
          type="button"
          className="bg-action/14 text-accent hover:bg-action/25 h-11 cursor-pointer rounded-lg px-2 text-xs font-semibold whitespace-nowrap transition-colors duration-150 max-[389px]:hidden sm:px-3 sm:text-sm"
          onClick={() => openModal('needAccount')}
        >
          {t('trial')}
        </button>
      )}
      <BalanceBox />
      {entries.map(({ path, label }, index) => (
        <Link
          key={path}
          to={path}
          className={clsx(buttonClass(index === 0 ? 'action' : 'outline'), 'hidden md:inline-flex')}
        >
          {t(`nav.${label}`)}
        </Link>
      ))}
      <MemberMenu />
    </div>
  );
}
