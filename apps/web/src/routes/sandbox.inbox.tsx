import { createFileRoute, notFound, useNavigate } from '@tanstack/react-router';
import { Suspense } from 'react';
import { InboxPage } from '#features/inbox/inbox-page.tsx';
import { WithAccountTexts } from '#lib/texts/i18n.tsx';
import { asWritten, searchText } from './-search-text.ts';

/** Absent from production, where the call behind it does not exist. */
export const Route = createFileRoute('/sandbox/inbox')({
  staticData: { drawnIn: 'browser' },
  validateSearch: asWritten<'to'>,
  component: InboxScreen,
});

function InboxScreen() {
  const to = searchText(Route.useSearch().to).slice(0, 120) || undefined;
  const navigate = useNavigate({ from: Route.fullPath });
  return (
    <div className="page-width py-4 sm:py-6">
      <Suspense>
        <WithAccountTexts>
          <InboxPage
            to={to}
            notFound={<Nothing />}
            onFilter={(next) =>
              void navigate({ search: next === undefined ? {} : { to: next }, replace: true })
            }
          />
        </WithAccountTexts>
      </Suspense>
    </div>
  );
}

function Nothing(): never {
  throw notFound();
}
