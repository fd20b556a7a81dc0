import { createFileRoute } from '@tanstack/react-router';
import { Suspense } from 'react';
import { ResponsiblePage } from '#features/protection/responsible-page.tsx';
import { WithProtectionTexts } from '#lib/texts/i18n.tsx';
import { loadAhead } from './-load.ts';

/** FTR-02: open to everybody, whatever else is closed. */
export const Route = createFileRoute('/responsible')({
  loader: ({ context: { language } }) => loadAhead(WithProtectionTexts.ahead(language)),
  component: ResponsibleScreen,
});

function ResponsibleScreen() {
  return (
    <div className="page-width py-4 sm:py-6">
      <Suspense>
        <WithProtectionTexts>
          <ResponsiblePage />
        </WithProtectionTexts>
      </Suspense>
    </div>
  );
}
