import { clsx } from 'clsx';
import type { ReactNode } from 'react';

type CardProps = {
  icon: ReactNode;
  title: string;
  text?: string | undefined;
  /** Beside the title: what can be done. */
  action?: ReactNode;
  /** Says by colour, beside the words, whether this protects the account. */
  on?: boolean;
  children?: ReactNode;
};

/** One part of the security center. */
export function Card({ icon, title, text, action, on = false, children }: CardProps) {
  return (
    <section className="bg-surface shadow-low flex flex-col gap-4 rounded-2xl p-5 sm:p-6">
      <div className="flex flex-wrap items-start gap-x-4 gap-y-3">
        <span
          aria-hidden="true"
          className={clsx(
            'grid size-11 shrink-0 place-items-center rounded-xl',
            on ? 'bg-gain/12 text-gain' : 'bg-raised text-muted',
          )}
        >
          {icon}
        </span>
        <div className="min-w-0 flex-1 basis-36">
          <h2 className="font-semibold">{title}</h2>
          {text !== undefined && <p className="text-muted text-sm text-pretty">{text}</p>}
        </div>
        {action}
      </div>
      {children}
    </section>
  );
}
