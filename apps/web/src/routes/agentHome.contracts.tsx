import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { ContractsPage } from '#features/contracts/contracts-page.tsx';
import { readContractsSearch } from '#features/contracts/contracts-search.ts';
import { WithChatTexts } from '#lib/texts/chat-texts.ts';
import { WithPayTexts } from '#lib/texts/pay-texts.ts';
import { asWritten } from './-search-text.ts';

/** AGT-05, AGT-06: contracts from above and to the agents below. */
export const Route = createFileRoute('/agentHome/contracts')({
  staticData: { chrome: 'bare', drawnIn: 'browser' },
  validateSearch: asWritten<'side' | 'shown' | 'type' | 'downline' | 'offer'>,
  component: Screen,
});

function Screen() {
  const { offer, ...shown } = readContractsSearch(Route.useSearch());
  const navigate = useNavigate({ from: Route.fullPath });
  return (
    <WithChatTexts>
      <WithPayTexts>
        <ContractsPage
          shown={shown}
          onShown={(next) => void navigate({ search: next, replace: true })}
          offering={offer}
          onOffering={(offering) =>
            void navigate({ search: offering ? { ...shown, offer: 'new' } : shown, replace: true })
          }
        />
      </WithPayTexts>
    </WithChatTexts>
  );
}
