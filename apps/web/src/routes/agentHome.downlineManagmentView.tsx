import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { Suspense } from 'react';
import { DownlinePage } from '#features/downline/downline-page.tsx';
import { readDownlineSearch } from '#features/downline/downline-search.ts';
import { WithDownlineTexts } from '#lib/texts/downline-texts.ts';

/** AGT-09 */
export const Route = createFileRoute('/agentHome/downlineManagmentView')({
  staticData: { chrome: 'bare', drawnIn: 'browser' },
  validateSearch: readDownlineSearch,
  component: DownlineScreen,
});

function DownlineScreen() {
  const search = Route.useSearch();
  const navigate = useNavigate({ from: Route.fullPath });
  return (
    <Suspense>
      <WithDownlineTexts>
        <DownlinePage
          search={search}
          onSearch={(change) =>
            void navigate({
              search: (before) => readDownlineSearch({ ...before, ...change }),
              resetScroll: false,
            })
          }
          onOpen={(id) => void navigate({ to: '/agentHome/downlineMember/$id', params: { id } })}
        />
      </WithDownlineTexts>
    </Suspense>
  );
}
