import { RECORD_CATEGORIES } from '@maidan/contract/records/record-words.ts';
import { Choice } from '#lib/records/choice.tsx';
import { useT } from '#lib/texts/i18n.tsx';
import type { ReportProps, TeamSearch } from './team-search.ts';

type GameFiltersProps = Pick<ReportProps, 'search' | 'onSearch'> & {
  vendors: readonly { code: string; name: string }[];
};

/** Whose games, and of which kind. A vendor of the address that nobody of the team played stays to be seen. */
export function GameFilters({ search: { vendor, category }, onSearch, vendors }: GameFiltersProps) {
  const t = useT('records');
  const known = vendors.some(({ code }) => code === vendor);
  return (
    <>
      <Choice
        label={t('vendor')}
        all={t('anyVendor')}
        value={vendor}
        options={[
          ...vendors.map(({ code, name }) => ({ value: code, text: name })),
          ...(vendor === undefined || known ? [] : [{ value: vendor, text: vendor }]),
        ]}
        onChoose={(chosen) => onSearch({ vendor: chosen })}
      />
      <Choice
        label={t('category')}
        all={t('anyCategory')}
        value={category}
        options={RECORD_CATEGORIES.map((value) => ({ value, text: t(`categories.${value}`) }))}
        onChoose={(chosen) => onSearch({ category: chosen })}
      />
    </>
  );
}

/** What an address says of member and game, as a call is asked with it. */
export function teamFilterOf({ vendor, category, member, username }: TeamSearch) {
  return {
    ...(vendor === undefined ? {} : { vendor }),
    ...(category === undefined ? {} : { category }),
    ...(member === undefined ? {} : { member }),
    ...(username === undefined ? {} : { username }),
  };
}

/** How many of those are set. */
export const chosenOf = ({ vendor, category, member, username }: TeamSearch): number =>
  [vendor, category, member ?? username].filter((one) => one !== undefined).length;

export const NO_TEAM_FILTER = { vendor: null, category: null, member: null, username: null } as const;
