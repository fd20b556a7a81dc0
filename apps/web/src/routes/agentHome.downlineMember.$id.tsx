import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { Suspense } from 'react';
import { MemberPage } from '#features/downline/member-page.tsx';
import { WithDownlineTexts } from '#lib/texts/downline-texts.ts';

/** AGT-09 */
export const Route = createFileRoute('/agentHome/downlineMember/$id')({
  staticData: { chrome: 'bare', drawnIn: 'browser' },
  component: MemberScreen,
});

function MemberScreen() {
  const { id } = Route.useParams();
  const navigate = useNavigate();
  return (
    <Suspense>
      <WithDownlineTexts>
        <MemberPage
          key={id}
          id={id}
          onGo={(under) =>
            void navigate({
              to: '/agentHome/downlineManagmentView',
              search: under === undefined ? {} : { under },
            })
          }
        />
      </WithDownlineTexts>
    </Suspense>
  );
}
