import { createFileRoute } from '@tanstack/react-router';
import { Suspense } from 'react';
import { ServicePage } from '#features/service/service-page.tsx';
import { WithHelpTexts } from '#lib/texts/i18n.tsx';

/** The key of the page decrypts the addresses, so only the browser can draw them (SET-02). */
export const Route = createFileRoute('/service')({
  staticData: { drawnIn: 'browser' },
  component: ServiceScreen,
});

function ServiceScreen() {
  return (
    <div className="page-width py-4 sm:py-6">
      <Suspense>
        <WithHelpTexts>
          <ServicePage />
        </WithHelpTexts>
      </Suspense>
    </div>
  );
}
