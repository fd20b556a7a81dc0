import type { ReactNode } from 'react';

type EmptyStateProps = {
  icon?: ReactNode;
  /** In place of the icon: a drawing. */
  picture?: ReactNode;
  title: string;
  text?: string;
  /** What to do next: a link or a button. */
  action?: ReactNode;
  /** 1 where this is the whole page. */
  level?: 1 | 2;
};

export function EmptyState({ icon, picture, title, text, action, level = 2 }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div className="mx-auto flex max-w-md flex-col items-center gap-3 px-6 py-16 text-center">
      {picture}
      {icon !== undefined && (
        <div className="bg-raised text-muted mb-2 grid size-16 place-items-center rounded-full">{icon}</div>
      )}
      <Heading className="text-lg font-semibold text-balance">{title}</Heading>
      {text !== undefined && <p className="text-muted text-pretty">{text}</p>}
      {action !== undefined && <div className="mt-3">{action}</div>}
    </div>
  );
}
