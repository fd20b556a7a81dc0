import { createFileRoute } from '@tanstack/react-router';
import { Suspense } from 'react';
import { PointMallPage } from '#features/points/point-mall-page.tsx';
import { WithHelpTexts } from '#lib/texts/i18n.tsx';
import { loadAhead } from './-load.ts';

/** RTE-11, PRO-04 */
export const Route = createFileRoute('/pointMall')({
  loader: ({ context: { language } }) => loadAhead(WithHelpTexts.ahead(language)),
  component: PointMallScreen,
});

function PointMallScreen() {
  return (
    <div className="page-width py-4 sm:py-6">
      <Suspense>
        <WithHelpTexts>
          <PointMallPage />
        </WithHelpTexts>
      </Suspense>
    </div>
  );
}
