import { createFileRoute, useLocation } from '@tanstack/react-router';
import { Suspense } from 'react';
import { HelpPage } from '#features/help/help-page.tsx';
import { WithHelpTexts } from '#lib/i18n.tsx';
import { usePlayMoney } from '#lib/site-status.ts';

/** SID-05: the help center; `/help#terms` is what a registration agrees to. */
export const Route = createFileRoute('/help')({
  staticData: { drawnIn: 'browser' },
  component: HelpScreen,
});

function HelpScreen() {
  const hash = useLocation({ select: (location) => location.hash });
  return (
    <div className="page-width py-4 sm:py-6">
      <Suspense>
        <WithHelpTexts>
          <HelpPage hash={hash} playMoney={usePlayMoney()} />
        </WithHelpTexts>
      </Suspense>
    </div>
  );
}
