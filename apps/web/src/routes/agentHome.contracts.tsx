import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { ContractsPage } from '#features/contracts/contracts-page.tsx';
import { WithChatTexts } from '#lib/texts/chat-texts.ts';
import { WithPayTexts } from '#lib/texts/pay-texts.ts';
import { asWritten } from './-search-text.ts';

/** AGT-05, AGT-06: contracts from above and to the agents below. */
export const Route = createFileRoute('/agentHome/contracts')({
  staticData: { chrome: 'bare', drawnIn: 'browser' },
  validateSearch: asWritten<'side' | 'shown'>,
  component: Screen,
});

function Screen() {
  const { side, shown } = Route.useSearch();
  const navigate = useNavigate({ from: Route.fullPath });
  return (
    <WithChatTexts>
      <WithPayTexts>
        <ContractsPage
          shown={{ side: side === 'below' ? 'below' : 'above', shown: shown === 'over' ? 'over' : 'now' }}
          onShown={(next) => void navigate({ search: next, replace: true })}
        />
      </WithPayTexts>
    </WithChatTexts>
  );
}
