import { Link } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

/** Lines that belong together, under a heading. */
export function WayGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="flex min-w-0 flex-col gap-2">
      <h2 className="text-muted px-1 text-sm font-semibold">{title}</h2>
      <div className="bg-surface shadow-low divide-line flex flex-col divide-y rounded-2xl">{children}</div>
    </section>
  );
}

type WordsProps = { icon: LucideIcon; title: string; text: string };

function Words({ icon: Icon, title, text }: WordsProps) {
  return (
    <>
      <span className="bg-raised text-muted grid size-10 shrink-0 place-items-center rounded-xl">
        <Icon size={20} aria-hidden="true" />
      </span>
      <span className="min-w-0 flex-1 basis-40">
        <span className="block font-medium">{title}</span>
        <span className="text-muted block text-sm text-pretty">{text}</span>
      </span>
    </>
  );
}

/** A line with something to press or choose in it. */
export function ActionLine({ children, ...words }: WordsProps & { children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3 px-4 py-3 sm:px-5">
      <Words {...words} />
      {children}
    </div>
  );
}

/** A line that leads to another page. */
export function WayLine({ to, ...words }: WordsProps & { to: string }) {
  return (
    <Link
      to={to}
      className="hover:bg-raised flex items-center gap-4 px-4 py-3 -outline-offset-2 transition-colors duration-150 first:rounded-t-2xl last:rounded-b-2xl sm:px-5"
    >
      <Words {...words} />
      <ChevronRight size={20} aria-hidden="true" className="text-muted shrink-0" />
    </Link>
  );
}
