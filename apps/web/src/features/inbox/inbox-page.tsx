import { Button } from '@maidan/ui/button.tsx';
import { EmptyState } from '@maidan/ui/empty-state.tsx';
import { Field } from '@maidan/ui/field.tsx';
import { Skeleton } from '@maidan/ui/skeleton.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Inbox } from 'lucide-react';
import type { ReactNode } from 'react';
import { CallError } from '#lib/call/call-error.ts';
import { useT } from '#lib/texts/i18n.tsx';
import { PageHead } from '#lib/page/page-head.tsx';
import { sandboxInboxQuery } from '#lib/site/sandbox-inbox.ts';
import { InboxMessage } from './inbox-message.tsx';

type InboxPageProps = {
  to: string | undefined;
  onFilter: (to: string | undefined) => void;
  /** What stands there where no inbox exists. */
  notFound: ReactNode;
};

/** What the sandbox would have sent: codes to copy and links to open, newest first, without reloading. */
export function InboxPage({ to, onFilter, notFound }: InboxPageProps) {
  const t = useT('inbox');
  const inbox = useQuery({ ...sandboxInboxQuery(to), placeholderData: keepPreviousData });
  if (inbox.error instanceof CallError && inbox.error.code === 'NOT_FOUND') return notFound;
  return (
    <div className="mx-auto flex w-full max-w-2xl flex-col gap-5">
      <PageHead title={t('title')} />
      <div>
        <h1 className="text-2xl font-bold tracking-tight sm:text-3xl">{t('title')}</h1>
        <p className="text-muted mt-1 text-pretty">
          {t('intro')} {t('live')}
        </p>
        <Link
          to="/sandbox/vendor"
          className="text-accent inline-flex min-h-11 items-center rounded-md text-sm font-semibold hover:underline"
        >
          {t('vendor')}
        </Link>
      </div>
      <Field
        label={t('filter')}
        placeholder={t('filterHint')}
        defaultValue={to ?? ''}
        inputMode="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={120}
        onChange={({ target }) => onFilter(target.value.trim() === '' ? undefined : target.value.trim())}
      />
      <Messages inbox={inbox} to={to} />
    </div>
  );
}

type InboxQuery = Pick<ReturnType<typeof useInbox>, 'data' | 'isError' | 'error' | 'refetch'>;
const useInbox = (to?: string) => useQuery(sandboxInboxQuery(to));

function Messages({ inbox, to }: { inbox: InboxQuery; to: string | undefined }) {
  const t = useT('inbox');
  if (inbox.data === undefined) {
    if (!inbox.isError) return <Waiting />;
    return (
      <EmptyState
        title={t('failedTitle')}
        text={inbox.error?.message ?? ''}
        action={<Button onClick={() => void inbox.refetch()}>{t('retry')}</Button>}
      />
    );
  }
  if (inbox.data.length === 0) {
    return (
      <EmptyState
        icon={<Inbox size={28} aria-hidden="true" />}
        title={t('emptyTitle')}
        text={to === undefined ? t('emptyText') : t('emptyFiltered', { address: to })}
      />
    );
  }
  return (
    <ul aria-live="polite" className="flex flex-col gap-3">
      {inbox.data.map((message) => (
        <InboxMessage key={message.id} message={message} />
      ))}
    </ul>
  );
}

function Waiting() {
  const t = useT('inbox');
  return (
    <output aria-label={t('loading')} className="flex flex-col gap-3">
      {Array.from({ length: 3 }, (_, index) => (
        <Skeleton key={index} className="h-32 w-full rounded-xl" />
      ))}
    </output>
  );
}
