import { useQuery } from '@tanstack/react-query';
import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { newsSearch, readMessagesSearch, type MessagesSearch } from '#features/messages/own/center-search.ts';
import { MessagesPage } from '#features/messages/own/messages-page.tsx';
import { memberInfoQuery } from '#features/session/state/session.queries.ts';
import { WithAccountTexts, WithNewsTexts } from '#lib/texts/i18n.tsx';
import { requireLogin } from '#lib/session/require-login.ts';
import { asWritten } from './-search-text.ts';

/** MSG-03, MSG-01 */
export const Route = createFileRoute('/member/messageV2')({
  staticData: { drawnIn: 'browser' },
  validateSearch: asWritten<keyof MessagesSearch>,
  beforeLoad: requireLogin,
  component: MessagesScreen,
});

function MessagesScreen() {
  const search = readMessagesSearch(Route.useSearch());
  const navigate = useNavigate({ from: Route.fullPath });
  const { data: member } = useQuery(memberInfoQuery());
  const { type, page } = search;
  return (
    <WithAccountTexts>
      <WithNewsTexts>
        <MessagesPage
          search={search}
          rewards={member?.availablePromoCount ?? 0}
          missions={member?.unreadMission ?? 0}
          onClose={() => void navigate({ search: newsSearch({ type, page }), resetScroll: false })}
        />
      </WithNewsTexts>
    </WithAccountTexts>
  );
}
