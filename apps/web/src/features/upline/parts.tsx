import { Info } from 'lucide-react';
import type { ReactNode } from 'react';

/** One part of the page. */
export function Panel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="bg-surface shadow-low flex min-w-0 flex-col gap-5 rounded-2xl p-5 sm:p-6">
      <h2 className="text-lg font-semibold">{title}</h2>
      {children}
    </section>
  );
}

/** What stands in the way, and what helps. */
export function Notice({ text, action }: { text: string; action?: ReactNode }) {
  return (
    <div className="bg-action/14 flex flex-wrap items-center gap-3 rounded-xl px-4 py-3">
      <Info size={20} aria-hidden="true" className="text-accent shrink-0" />
      <p className="min-w-0 flex-1 basis-52 text-pretty">{text}</p>
      {action}
    </div>
  );
}
