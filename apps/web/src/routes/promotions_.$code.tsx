import { createFileRoute } from '@tanstack/react-router';
import { Suspense } from 'react';
import { PromotionPage } from '#features/rewards/promotions/promotion-page.tsx';
import { WithAccountTexts } from '#lib/texts/i18n.tsx';
import { WithPromotionTexts } from '#lib/texts/promotion-texts.ts';
import { useReader } from './-who-takes-part.ts';

/** PRO-01: a promotion by its name; a visitor reads its terms. */
export const Route = createFileRoute('/promotions_/$code')({
  staticData: { drawnIn: 'browser' },
  component: PromotionScreen,
});

function PromotionScreen() {
  const { code } = Route.useParams();
  const reader = useReader();
  return (
    <div className="page-width py-4 sm:py-6">
      <Suspense>
        <WithAccountTexts>
          <WithPromotionTexts>
            <PromotionPage code={code} reader={reader} />
          </WithPromotionTexts>
        </WithAccountTexts>
      </Suspense>
    </div>
  );
}
