import { clsx } from 'clsx';
import { Info } from 'lucide-react';
import type { ReactNode } from 'react';

type PanelProps = {
  /** For links that lead to this part. */
  id?: string;
  title: string;
  text?: string | undefined;
  /** Among parts that have one each. */
  icon?: ReactNode;
  /** Says by colour, beside the words, whether this protects the account. */
  on?: boolean;
  /** Beside the title: what can be done. */
  action?: ReactNode;
  children?: ReactNode;
};

/** One part of a page. */
export function Panel({ id, title, text, icon, on = false, action, children }: PanelProps) {
  return (
    <section
      id={id}
      className="bg-surface shadow-low flex min-w-0 scroll-mt-24 flex-col gap-4 rounded-2xl p-5 sm:p-6"
    >
      <div
        className={clsx(
          'flex flex-wrap gap-x-4 gap-y-3',
          text === undefined ? 'items-center' : 'items-start',
        )}
      >
        {icon !== undefined && (
          <span
            aria-hidden="true"
            className={clsx(
              'grid size-11 shrink-0 place-items-center rounded-xl',
              on ? 'bg-gain/12 text-gain' : 'bg-raised text-muted',
            )}
          >
            {icon}
          </span>
        )}
        <div className="min-w-0 flex-1 basis-36">
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
