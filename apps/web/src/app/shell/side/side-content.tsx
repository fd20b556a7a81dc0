import { clsx } from 'clsx';
import { Globe, House, LogOut, Smartphone } from 'lucide-react';
import { lazy } from 'react';
import { useT } from '#lib/texts/i18n.tsx';
import { openModal } from '#lib/overlays/modal-store.ts';
import { QuietPart } from '#lib/loading/quiet-part.tsx';
import { useIsLoggedIn, useMayBeLoggedIn } from '#lib/session/session-token.ts';
import { APP, HELP, PROMOTIONS, REWARDS, SERVICE, useExisting } from '#app/shell/nav/nav.ts';
import { SeenPlace } from '#app/shell/nav/seen-place.tsx';
import { SideCategories } from './side-categories.tsx';
import { SIDE_LINE, SideEntries, SideLine } from './side-line.tsx';
import type { SideProps } from './side-line.tsx';
import { ThemeButton, ThemeChoice } from '#lib/widgets/theme-choice.tsx';
import { useStanding } from '#app/shell/nav/use-standing.ts';

const MemberOffers = lazy(async () => ({ default: (await import('./member-side.tsx')).MemberOffers }));
const MemberGroup = lazy(async () => ({ default: (await import('./member-side.tsx')).MemberGroup }));
const SideBanner = lazy(async () => ({ default: (await import('./banner/side-banner.tsx')).SideBanner }));

/** SID-01 to SID-05: shared by the side menu and by the drawer of a phone. */
export function SideContent(props: SideProps) {
  const t = useT('shell');
  const standing = useStanding();
  const { loggedIn } = standing;
  const offers = useExisting([PROMOTIONS, REWARDS], standing);
  // Whoever sits at a desk is shown the code to scan instead.
  const help = useExisting(props.onChosen === undefined ? [SERVICE, HELP] : [SERVICE, HELP, APP], standing);
  return (
    <>
      <nav
        aria-label={t('side-menu')}
        // What is only heard is placed; without a frame here it would make a short page as tall as the whole menu.
        className="menu-fade no-scrollbar relative flex flex-1 flex-col gap-1 overflow-y-auto px-3 pt-2 pb-5"
      >
        {/* Its room is kept, so that nothing moves when it comes. */}
        <SeenPlace className="wide-only mb-2 min-h-22 shrink-0 has-[[data-none]]:hidden">
          <SideBanner {...props} />
        </SeenPlace>
        <SideLine {...props} path="/" text={t('home')} icon={House} exact />
        {loggedIn ? (
          <QuietPart>
            <MemberOffers {...props} />
          </QuietPart>
        ) : (
          <SideEntries {...props} entries={offers} />
        )}
        <SideCategories {...props} />
        {loggedIn && (
          <QuietPart>
            <MemberGroup {...props} />
          </QuietPart>
        )}
        <SideEntries {...props} entries={help} />
      </nav>
      <SideFoot {...props} />
    </>
  );
}

/** SID-05, SID-06: stays in sight while the list above scrolls. */
function SideFoot({ narrow = false }: SideProps) {
  const t = useT('shell');
  const loggedIn = useIsLoggedIn();
  const mayBeLoggedIn = useMayBeLoggedIn();
  return (
    <div className="flex flex-col gap-1 px-3 pt-2 pb-4">
      <button type="button" className={SIDE_LINE} onClick={() => openModal('phone')}>
        <Smartphone size={20} aria-hidden="true" className="shrink-0" />
        <span className="wide-only">{t('on-phone')}</span>
      </button>
      <button type="button" className={SIDE_LINE} onClick={() => openModal('language')}>
        <Globe size={20} aria-hidden="true" className="shrink-0" />
        <span className="wide-only">{t('language')}</span>
      </button>
      {mayBeLoggedIn && (
        <button
          type="button"
          className={clsx(SIDE_LINE, !loggedIn && 'member-only')}
          onClick={() => openModal('logout')}
        >
          <LogOut size={20} aria-hidden="true" className="shrink-0" />
          <span className="wide-only">{t('sign-out')}</span>
        </button>
      )}
      {narrow ? (
        <span className="mx-auto">
          <ThemeButton />
        </span>
      ) : (
        <div className="wide-only mt-2">
          <ThemeChoice />
        </div>
      )}
    </div>
  );
}
