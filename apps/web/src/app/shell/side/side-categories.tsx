import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import { lazy, useId, useSyncExternalStore } from 'react';
import { CATEGORY_ICONS } from '#features/lobby/category-icons.ts';
import { useT } from '#lib/texts/i18n.tsx';
import { QuietPart } from '#lib/loading/quiet-part.tsx';
import { isTextList, storedValue } from '#lib/storage/storage.ts';
import { SideGroup } from './side-group.tsx';
import { SideLine } from './side-line.tsx';
import type { SideProps } from './side-line.tsx';
import { useMenuCategories } from '#app/shell/nav/use-lanes.ts';
import type { MenuCategory } from '#app/shell/nav/use-lanes.ts';

const SideVendors = lazy(async () => ({ default: (await import('./side-vendors.tsx')).SideVendors }));
const openCategories = storedValue<string[]>('maidan-side-open', isTextList, []);

/** SID-04: the game center, with a submenu of its vendors for each category. Beside the header, which names them too, it is folded. */
export function SideCategories(props: SideProps) {
  const t = useT('shell');
  return (
    <SideGroup name="games" title={t('games')} folded={props.onChosen === undefined}>
      {useMenuCategories().map((entry) => (
        <SideCategory key={entry.category} {...props} entry={entry} />
      ))}
    </SideGroup>
  );
}

function SideCategory({ entry, ...props }: SideProps & { entry: MenuCategory }) {
  const t = useT('shell');
  const name = useT('lobby')(`menu.${entry.category}`);
  const id = useId();
  const { category, path, vendors } = entry;
  // SID-07: closed until somebody opens it, and then as they left it.
  const open = useSyncExternalStore(
    openCategories.subscribe,
    () => openCategories.read().includes(category),
    () => false,
  );
  const toggle = (): void => {
    const others = openCategories.read().filter((one) => one !== category);
    openCategories.write(open ? others : [...others, category]);
  };
  return (
    <div className="relative">
      <SideLine {...props} path={path} text={name} icon={CATEGORY_ICONS[category]} />
      {vendors.length > 0 && (
        <button
          type="button"
          aria-expanded={open}
          aria-controls={id}
          aria-label={t('vendors-of', { category: name })}
          className="wide-only text-muted hover:text-text absolute top-0 right-0 grid h-11 w-9 cursor-pointer place-items-center rounded-lg lg:h-10"
          onClick={toggle}
        >
          <ChevronDown
            size={16}
            aria-hidden="true"
            className={clsx('transition-transform', !open && '-rotate-90')}
          />
        </button>
      )}
      <div id={id} hidden={!open} className="wide-only">
        {open && (
          <QuietPart>
            <SideVendors path={path} vendors={vendors} onChosen={props.onChosen} />
          </QuietPart>
        )}
      </div>
    </div>
  );
}
