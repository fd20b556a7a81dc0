import { Info } from 'lucide-react';
import type { ReactNode } from 'react';

type PanelProps = {
  title: string;
  text?: string;
  /** Among parts that have one each. */
  icon?: ReactNode;
  action?: ReactNode;
  children: ReactNode;
};

/** One part of the page. */
export function Panel({ title, text, icon, action, children }: PanelProps) {
  return (
    <section className="bg-surface shadow-low flex min-w-0 flex-col gap-4 rounded-2xl p-5 sm:p-6">
      <div className="flex flex-wrap items-start gap-x-4 gap-y-3">
        {icon !== undefined && (
          <span
            aria-hidden="true"
            className="bg-raised text-muted grid size-11 shrink-0 place-items-center rounded-xl"
          >
            {icon}
          </span>
        )}
        <div className="min-w-0 flex-1 basis-40">
          <h2 className={icon === undefined ? 'text-lg font-semibold' : 'font-semibold'}>{title}</h2>
          {text !== undefined && <p className="text-muted text-sm text-pretty">{text}</p>}
        </div>
        {action}
      </div>
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
