import { createFileRoute } from '@tanstack/react-router';
import { BetsPage } from '#features/records/pages/bets-page.tsx';
import type { RecordSearch } from '#features/records/record-search.ts';
import { requireLogin } from '#lib/session/require-login.ts';
import { RecordScreen } from './-record-screen.tsx';
import { asWritten } from './-search-text.ts';

/** RTE-05, MEM-01, MEM-08: the betting record, under the name the member center's pages have. */
export const Route = createFileRoute('/member/personalHistoryCopy')({
  staticData: { drawnIn: 'browser' },
  validateSearch: asWritten<keyof RecordSearch>,
  beforeLoad: requireLogin,
  component: Screen,
});

function Screen() {
  return <RecordScreen Page={BetsPage} />;
}
