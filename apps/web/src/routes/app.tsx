import { createFileRoute } from '@tanstack/react-router';
import { Suspense } from 'react';
import { AppPage } from '#features/app/app-page.tsx';
import { QrCode } from '#features/security/qr-code.tsx';
import { WithAccountTexts, WithHelpTexts } from '#lib/texts/i18n.tsx';

/** MEM-13, SID-06: the address alone is in the code; what carries a session along is the phone modal's. */
export const Route = createFileRoute('/app')({
  staticData: { drawnIn: 'browser' },
  component: AppScreen,
});

function AppScreen() {
  const first = /iPhone|iPad|Macintosh/.test(navigator.userAgent) ? 'ios' : 'android';
  const code = (
    <WithAccountTexts>
      <QrCode text={`${window.location.origin}/`} />
    </WithAccountTexts>
  );
  return (
    <div className="page-width py-4 sm:py-8">
      <Suspense>
        <WithHelpTexts>
          <AppPage first={first} code={code} />
        </WithHelpTexts>
      </Suspense>
    </div>
  );
}
