import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import { useId, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { isTextList, storedValue } from '#lib/storage/storage.ts';

/** Those that are not as they were at first. */
const turnedGroups = storedValue<string[]>('maidan-side-closed', isTextList, []);

type SideGroupProps = {
  name: string;
  title: string;
  /** Closed until somebody opens it: the page has what it holds in sight elsewhere. */
  folded?: boolean;
  children: ReactNode;
};

/** SID-07: a submenu that toggles and remembers. */
export function SideGroup({ name, title, folded = false, children }: SideGroupProps) {
  const key = folded ? `${name} folded` : name;
  const turned = useSyncExternalStore(
    turnedGroups.subscribe,
    () => turnedGroups.read().includes(key),
    () => false,
  );
  const open = turned === folded;
  const id = useId();
  const toggle = (): void => {
    const others = turnedGroups.read().filter((other) => other !== key);
    turnedGroups.write(turned ? others : [...others, key]);
  };
  return (
    <section className="mt-3 flex shrink-0 flex-col gap-1">
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        className="wide-only text-muted hover:text-text flex h-9 w-full cursor-pointer items-center justify-between rounded-lg px-3 text-xs font-semibold tracking-wide"
        onClick={toggle}
      >
        <span className="flex w-full items-center justify-between">
          {title}
          <ChevronDown
            size={16}
            aria-hidden="true"
            className={clsx('transition-transform', !open && '-rotate-90')}
          />
        </span>
      </button>
      <div id={id} hidden={!open} className={clsx(open && 'flex flex-col gap-1')}>
        {children}
      </div>
    </section>
  );
}
