import type { ReactNode } from 'react';

type EmptyStateProps = {
  icon?: ReactNode;
  title: string;
  text?: string;
  /** What to do next: a link or a button. */
  action?: ReactNode;
};

export function EmptyState({ icon, title, text, action }: EmptyStateProps) {
  return (
    <div className="mx-auto flex max-w-md flex-col items-center gap-3 px-6 py-16 text-center">
      {icon !== undefined && (
        <div className="bg-raised text-muted mb-2 grid size-16 place-items-center rounded-full">{icon}</div>
      )}
      <h2 className="text-lg font-semibold text-balance">{title}</h2>
      {text !== undefined && <p className="text-muted text-pretty">{text}</p>}
      {action !== undefined && <div className="mt-3">{action}</div>}
    </div>
  );
}
