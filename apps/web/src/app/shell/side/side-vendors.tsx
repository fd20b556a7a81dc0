import { Link } from '@tanstack/react-router';
import { countText } from '@maidan/contract/digits.ts';
import { useLanguage } from '#lib/texts/i18n.tsx';
import type { MenuCategory } from '#app/shell/nav/use-lanes.ts';

type SideVendorsProps = Pick<MenuCategory, 'path' | 'vendors'> & { onChosen: (() => void) | undefined };

/** SID-04: the vendors of one category, below it. */
export function SideVendors({ path, vendors, onChosen }: SideVendorsProps) {
  const language = useLanguage();
  return (
    <ul className="pb-1 pl-8">
      {vendors.map(({ vassalage, displayName, gameCount }) => (
        <li key={vassalage}>
          <Link
            to={path}
            search={{ vassalage } as never}
            activeOptions={{ exact: true, includeSearch: true }}
            className="text-muted hover:bg-raised hover:text-text aria-[current=page]:text-accent flex h-10 items-center gap-2 rounded-lg px-3 text-sm lg:h-9"
            onClick={onChosen}
          >
            <span className="min-w-0 flex-1 truncate">{displayName}</span>
            <span className="text-xs tabular-nums">{countText(gameCount, language)}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
