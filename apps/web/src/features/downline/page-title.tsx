import type { ReactNode } from 'react';
import { PageHead } from '#lib/page/page-head.tsx';

type PageTitleProps = { title: string; text?: string; above?: ReactNode; action?: ReactNode };

/** The heading of a page of the agent center, with what can be done on it. */
export function PageTitle({ title, text, above, action }: PageTitleProps) {
  return (
    <div className="flex flex-wrap items-end gap-x-6 gap-y-4">
      <PageHead title={title} />
      <div className="min-w-0 flex-1 basis-64">
        {above}
        <h1 className="text-2xl font-bold tracking-tight text-balance break-words sm:text-3xl">{title}</h1>
        {text !== undefined && <p className="text-muted text-pretty">{text}</p>}
      </div>
      {action}
    </div>
  );
}
