import type { ReactNode } from 'react';

type PanelProps = { icon: ReactNode; title: string; text?: string; id?: string; children: ReactNode };

/** One part of the page of limits and breaks. */
export function Panel({ icon, title, text, id, children }: PanelProps) {
  return (
    <section
      id={id}
      className="bg-surface shadow-low flex scroll-mt-24 flex-col gap-4 rounded-2xl p-5 sm:p-6"
    >
      <div className="flex items-start gap-4">
        <span
          aria-hidden="true"
          className="bg-raised text-accent grid size-11 shrink-0 place-items-center rounded-xl"
        >
          {icon}
        </span>
        <div className="min-w-0 flex-1">
          <h2 className="font-semibold">{title}</h2>
          {text !== undefined && <p className="text-muted text-sm text-pretty">{text}</p>}
        </div>
      </div>
      {children}
    </section>
  );
}
