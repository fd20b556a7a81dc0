import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { HubPage } from '#features/hub/hub-page.tsx';
import { balanceQuery, memberInfoQuery } from '#features/session/state/session.queries.ts';
import { Avatar } from '#lib/pictures/avatar.tsx';
import { WithAccountTexts } from '#lib/texts/i18n.tsx';
import { requireLogin } from '#lib/session/require-login.ts';

/** RTE-05: the member center opens with the way to each of its pages. */
export const Route = createFileRoute('/member/')({
  staticData: { drawnIn: 'browser' },
  beforeLoad: requireLogin,
  component: HubScreen,
});

function HubScreen() {
  const { data: member } = useQuery(memberInfoQuery());
  const { data: balance } = useQuery(balanceQuery());
  return (
    <WithAccountTexts>
      <HubPage
        member={member}
        balance={balance}
        picture={
          member !== undefined && (
            <Avatar name={member.nickname || member.account} imageUrl={member.iconUrl} />
          )
        }
      />
    </WithAccountTexts>
  );
}
