import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { Suspense } from 'react';
import { announcementsQuery } from '#features/messages/messages.queries.ts';
import { PromotionsPage } from '#features/messages/promotions-page.tsx';
import {
  promotionsSearch,
  readPromotionsSearch,
  type PromotionsSearch,
} from '#features/messages/promotions-search.ts';
import { PromotionBoard } from '#features/rewards/promotions/promotion-board.tsx';
import { promotionsQuery } from '#features/rewards/promotions/promotions.queries.ts';
import { useT, WithNewsTexts } from '#lib/texts/i18n.tsx';
import { WithPromotionTexts } from '#lib/texts/promotion-texts.ts';
import { loadAhead } from './-load.ts';
import { asWritten } from './-search-text.ts';
import { useReader } from './-who-takes-part.ts';

/** RTE-11. */
export const Route = createFileRoute('/promotions')({
  validateSearch: asWritten<keyof PromotionsSearch>,
  loader: ({ context: { queryClient, language } }) =>
    loadAhead(
      queryClient.prefetchQuery(announcementsQuery(language)),
      queryClient.prefetchQuery(promotionsQuery(language)),
      WithNewsTexts.ahead(language),
      WithPromotionTexts.ahead(language),
    ),
  component: PromotionsScreen,
});

/** Between what can be taken part in and what is told. */
function MoreHeading() {
  const t = useT('promotions');
  return <h2 className="text-xl font-semibold">{t('board.more')}</h2>;
}

function PromotionsScreen() {
  const { view, page, ...search } = readPromotionsSearch(Route.useSearch());
  const reader = useReader();
  const navigate = useNavigate({ from: Route.fullPath });
  const place = { ...(view === undefined ? {} : { view }), ...(page === undefined ? {} : { page }) };
  const onClose = (): void => void navigate({ search: promotionsSearch(place), resetScroll: false });
  return (
    <div className="page-width py-4 sm:py-6">
      <Suspense>
        <WithNewsTexts>
          <WithPromotionTexts>
            <PromotionsPage
              search={{ ...place, ...search }}
              onClose={onClose}
              offers={<PromotionBoard type={search.type} reader={reader} />}
              more={<MoreHeading />}
            />
          </WithPromotionTexts>
        </WithNewsTexts>
      </Suspense>
    </div>
  );
}
