import { buttonClass } from '@maidan/ui/button.tsx';
import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { useT } from '#lib/i18n.tsx';
import { BalanceBox } from './balance-box.tsx';
import { MemberMenu } from './member-menu.tsx';
import { MONEY_ENTRIES, useExisting } from './nav.ts';

/** HDR-05 to HDR-07, HDR-10. */
export function MemberActions() {
  const t = useT('shell');
  const entries = useExisting(MONEY_ENTRIES);
  return (
    <div className="flex items-center gap-2">
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
