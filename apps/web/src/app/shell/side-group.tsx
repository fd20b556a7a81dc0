import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import { useId, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { isTextList, storedValue } from '#lib/storage.ts';

const closedGroups = storedValue<string[]>('maidan-side-closed', isTextList, []);

/** SID-07: a submenu that toggles and remembers. */
export function SideGroup({ name, title, children }: { name: string; title: string; children: ReactNode }) {
  const open = useSyncExternalStore(
    closedGroups.subscribe,
    () => !closedGroups.read().includes(name),
    () => true,
  );
  const id = useId();
  const toggle = (): void => {
    const others = closedGroups.read().filter((closed) => closed !== name);
    closedGroups.write(open ? [...others, name] : others);
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
