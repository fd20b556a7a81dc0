import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { Suspense } from 'react';
import { announcementsQuery } from '#features/messages/messages.queries.ts';
import { PromotionsPage } from '#features/messages/promotions-page.tsx';
import {
  promotionsSearch,
  readPromotionsSearch,
  type PromotionsSearch,
} from '#features/messages/promotions-search.ts';
import { WithNewsTexts } from '#lib/texts/i18n.tsx';
import { loadAhead } from './-load.ts';
import { asWritten } from './-search-text.ts';

/** RTE-11. */
export const Route = createFileRoute('/promotions')({
  validateSearch: asWritten<keyof PromotionsSearch>,
  loader: ({ context: { queryClient, language } }) =>
    loadAhead(queryClient.prefetchQuery(announcementsQuery(language)), WithNewsTexts.ahead(language)),
  component: PromotionsScreen,
});

function PromotionsScreen() {
  const { view, page, ...search } = readPromotionsSearch(Route.useSearch());
  const navigate = useNavigate({ from: Route.fullPath });
  const place = { ...(view === undefined ? {} : { view }), ...(page === undefined ? {} : { page }) };
  const onClose = (): void => void navigate({ search: promotionsSearch(place), resetScroll: false });
  return (
    <div className="page-width py-4 sm:py-6">
      <Suspense>
        <WithNewsTexts>
          <PromotionsPage search={{ ...place, ...search }} onClose={onClose} />
        </WithNewsTexts>
      </Suspense>
    </div>
  );
}
