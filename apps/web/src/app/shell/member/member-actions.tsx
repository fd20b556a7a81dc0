import { buttonClass } from '@maidan/ui/button.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { memberInfoQuery } from '#features/session/state/session.queries.ts';
import { useT } from '#lib/texts/i18n.tsx';
import { openModal } from '#lib/overlays/modal-store.ts';
import { BalanceBox } from './balance-box.tsx';
import { ChatButton } from './member-chat.tsx';
import { MemberMenu } from './member-menu.tsx';
import { AGENT, INVITE, MONEY_ENTRIES } from '#app/shell/nav/member-nav.ts';
import { useExisting } from '#app/shell/nav/nav.ts';
import type { NavEntry } from '#app/shell/nav/nav.ts';
import { Unclaimed } from '#app/shell/nav/unclaimed.tsx';
import { useStanding } from '#app/shell/nav/use-standing.ts';

const SIGN =
  'text-muted hover:bg-raised hover:text-text hidden h-11 w-9 shrink-0 place-items-center rounded-lg transition-colors duration-150 xl:inline-grid';

/** HDR-05 to HDR-10. What does not fit stands in the member menu as well. */
export function MemberActions() {
  const t = useT('shell');
  const standing = useStanding();
  const { data: member } = useQuery(memberInfoQuery());
  const money = useExisting(MONEY_ENTRIES, standing);
  const signs = useExisting([AGENT, INVITE], standing);
  return (
    <div className="flex items-center gap-1.5">
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
      {money.map(({ path, label }, index) => (
        <Link
          key={path}
          to={path}
          className={clsx(
            buttonClass(index === 0 ? 'action' : 'outline', 'small'),
            'h-11',
            index === 0 ? 'max-md:hidden' : 'max-xl:hidden',
          )}
        >
          {t(`nav.${label}`)}
        </Link>
      ))}
      <span className="flex items-center">
        {signs.map((entry) => (
          <Sign key={entry.path} {...entry} />
        ))}
        <ChatButton className="hidden sm:inline-grid" />
        <Unclaimed standing={standing} className="hidden sm:inline-grid" />
      </span>
      <MemberMenu />
    </div>
  );
}

function Sign({ path, label, icon: Icon }: NavEntry) {
  const text = useT('shell')(`nav.${label}`);
  return (
    <Link to={path} className={SIGN} aria-label={text} title={text}>
      <Icon size={20} aria-hidden="true" />
    </Link>
  );
}
