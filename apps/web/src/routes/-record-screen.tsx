import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { balanceQuery } from '#features/session/session.queries.ts';
import { WithAccountTexts } from '#lib/i18n.tsx';

/** What the pages of the records share: room, texts and the currency's sign. */
export function RecordScreen({ children }: { children: (currencySymbol: string) => ReactNode }) {
  const { data: balance } = useQuery(balanceQuery());
  return (
    <div className="page-width py-4 sm:py-6">
      <WithAccountTexts>{children(balance?.currencySymbol ?? '')}</WithAccountTexts>
    </div>
  );
}
