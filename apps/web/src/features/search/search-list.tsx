import { memo } from 'react';
import type { MouseEvent, Ref } from 'react';
import { useT } from '#lib/texts/i18n.tsx';
import { SearchLine } from './search-line.tsx';
import type { OptionGroup, SearchOption } from './search-options.ts';

type ListProps = {
  id: string;
  active: number;
  onPoint: (index: number) => void;
  onOpen: (option: SearchOption, press: MouseEvent) => void;
};

type SearchListProps = ListProps & { ref: Ref<HTMLDivElement>; groups: readonly OptionGroup[] };

export const optionId = (listId: string, index: number): string => `${listId}-${index}`;

/** The groups of lines, counted through from the first to the last. */
export const SearchList = memo(function SearchList({ ref, groups, ...list }: SearchListProps) {
  const t = useT('search');
  const before = (at: number): number =>
    groups.slice(0, at).reduce((sum, { options }) => sum + options.length, 0);
  return (
    // A native list holds neither pictures nor addresses.
    <div
      ref={ref}
      id={list.id}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="listbox"
      aria-label={t('title')}
      className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-3 pb-3"
    >
      {groups.map((group, at) => (
        <Group key={group.name} {...list} group={group} first={before(at)} />
      ))}
    </div>
  );
});

function Group({
  id,
  active,
  onPoint,
  onOpen,
  group,
  first,
}: ListProps & { group: OptionGroup; first: number }) {
  const t = useT('search');
  const titleId = `${id}-${group.name}`;
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <div role="group" aria-labelledby={titleId} className="pt-3">
      <div id={titleId} role="presentation" className="text-muted px-3 pb-1 text-xs font-semibold">
        {t(group.name)}
      </div>
      {group.options.map((option, index) => (
        <SearchLine
          key={option.key}
          id={optionId(id, first + index)}
          option={option}
          isActive={active === first + index}
          onPoint={() => onPoint(first + index)}
          onOpen={onOpen}
        />
      ))}
    </div>
  );
}
