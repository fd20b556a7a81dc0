import { Heart, History } from 'lucide-react';
import { askLogin } from '#features/lobby/game-menu.tsx';
import { QuickLink } from '#features/lobby/quick-link.tsx';
import { useT } from '#lib/texts/i18n.tsx';

/** Beside the name of a list: what is the player's own, without the categories that the header and the drawer name. */
export function OwnLists() {
  const t = useT('lobby');
  return (
    <nav aria-label={t('menu.label')} className="flex">
      {OWN_LISTS.map(({ href, entry, icon: Icon }) => (
        <QuickLink
          key={href}
          href={href}
          aria-label={t(`menu.${entry}`)}
          title={t(`menu.${entry}`)}
          className="text-muted hover:bg-raised hover:text-text grid size-11 place-items-center rounded-lg transition-colors duration-150"
          onClick={askLogin}
        >
          <Icon size={20} aria-hidden="true" />
        </QuickLink>
      ))}
    </nav>
  );
}

const OWN_LISTS = [
  { href: '/favorite', entry: 'FAV', icon: Heart },
  { href: '/recent', entry: 'RECENT', icon: History },
] as const;
