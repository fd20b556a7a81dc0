import { createFileRoute } from '@tanstack/react-router';
import { SharedReceiptPage } from '#features/records/receipts/shared-receipt-page.tsx';
import { WithAccountTexts } from '#lib/texts/i18n.tsx';

/** MEM-08: a round that its player shows to others. Anybody with the link may see it, so no login is asked for. */
export const Route = createFileRoute('/receipt/$id')({
  staticData: { drawnIn: 'browser' },
  component: Screen,
});

function Screen() {
  const { id } = Route.useParams();
  return (
    <div className="page-width py-4 sm:py-6">
      <WithAccountTexts>
        <SharedReceiptPage id={id} />
      </WithAccountTexts>
    </div>
  );
}
