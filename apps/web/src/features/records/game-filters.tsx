import { useT } from '#lib/texts/i18n.tsx';
import { Choice } from '#lib/records/choice.tsx';
import type { OnSearch, RecordSearch } from './record-search.ts';
import type { BetTotals } from './records.queries.ts';

type Props = { search: RecordSearch; onSearch: OnSearch; totals: BetTotals | undefined };

/** MEM-08: by maker and by category, of those that were played in these days. */
export function GameFilters({ search, onSearch, totals }: Props) {
  const t = useT('records');
  const vendors = totals?.vendors ?? [];
  const known = vendors.some(({ code }) => code === search.vendor);
  // What is chosen stays on offer, also where there is none of it.
  const missing = search.vendor === undefined || known ? [] : [{ code: search.vendor, name: search.vendor }];
  const categories = new Set([...(totals?.categories ?? []), ...(search.category ? [search.category] : [])]);
  return (
    <>
      <Choice
        label={t('vendor')}
        all={t('anyVendor')}
        value={search.vendor}
        options={[...vendors, ...missing].map(({ code, name }) => ({ value: code, text: name }))}
        onChoose={(vendor) => onSearch({ vendor })}
      />
      <Choice
        label={t('category')}
        all={t('anyCategory')}
        value={search.category}
        options={[...categories].map((value) => ({ value, text: t(`categories.${value}`) }))}
        onChoose={(category) => onSearch({ category })}
      />
    </>
  );
}
