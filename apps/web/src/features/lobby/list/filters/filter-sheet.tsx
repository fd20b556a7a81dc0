import type { GameCategory } from '@maidan/contract/constants.ts';
import { Button } from '@maidan/ui/button.tsx';
import { Dialog } from '@maidan/ui/dialog.tsx';
import { clsx } from 'clsx';
import { useId } from 'react';
import type { ReactNode } from 'react';
import type { LaneVendor } from '#features/lobby/card-game.ts';
import { chosenValues, FILTER_VALUES, toggled, withoutFilters } from '#features/lobby/list-search.ts';
import type { FilterKey, GameListSearch } from '#features/lobby/list-search.ts';
import { useT } from '#lib/texts/i18n.tsx';
import { FilterChip } from './filter-chip.tsx';
import { chosenFilters, filterKeys } from './filters.ts';
import { useListActions } from './list-actions.ts';
import { useFilterText } from './use-filter-text.ts';

type FilterPanelProps = { category: GameCategory; cards: readonly LaneVendor[]; search: GameListSearch };

/** On a wide screen: all filters at once, above the games that they leave. */
export function FilterPanel(props: FilterPanelProps) {
  return (
    <div className="bg-surface/60 grid gap-x-8 gap-y-5 rounded-xl p-5 lg:grid-cols-2 xl:grid-cols-3">
      <FilterGroups {...props} />
    </div>
  );
}

type FilterSheetProps = FilterPanelProps & {
  total: number | undefined;
  /** What else is chosen here, where the page has no room for it. */
  more: ReactNode;
  onClose: () => void;
};

/** On a phone: the same over the whole screen. What is pressed holds at once; the button below says what is left. */
export function FilterSheet({ category, cards, search, total, more, onClose }: FilterSheetProps) {
  const t = useT('lists');
  const { show } = useListActions(category);
  return (
    <Dialog title={t('filter.label')} closeLabel={t('filter.close')} onClose={onClose}>
      <div className="flex flex-1 flex-col gap-6 overflow-y-auto px-6 pt-2 pb-6">
        {more}
        <FilterGroups category={category} cards={cards} search={search} />
      </div>
      <div className="bg-surface sticky bottom-0 flex gap-3 px-6 pt-3 pb-[max(1rem,env(safe-area-inset-bottom))]">
        <Button
          look="outline"
          disabled={chosenFilters(search).length === 0}
          onClick={() => show(withoutFilters(search))}
        >
          {t('filter.clearAll')}
        </Button>
        <Button className="flex-1" onClick={onClose}>
          <span aria-live="polite">{t('filter.show', { count: total ?? 0 })}</span>
        </Button>
      </div>
    </Dialog>
  );
}

function FilterGroups({ category, cards, search }: FilterPanelProps) {
  return (
    <>
      {filterKeys(category).map((key) => (
        <FilterGroup key={key} name={key} category={category} search={search} />
      ))}
      <MakerGroup category={category} cards={cards} search={search} />
    </>
  );
}

/** HOM-06: the makers of the row once more, all of them in sight. */
function MakerGroup({ category, cards, search }: FilterPanelProps) {
  const t = useT('lists');
  const { show, prepare } = useListActions(category);
  return (
    <Group title={t('list.vendors')} wide>
      {cards.map(({ vassalage, displayName }) => {
        const pressed = search.vassalage === vassalage;
        const next = { ...search, vassalage: pressed ? undefined : vassalage, page: undefined };
        return (
          <FilterChip
            key={vassalage}
            pressed={pressed}
            onPress={() => show(next)}
            onIntent={() => prepare(next)}
          >
            {displayName}
          </FilterChip>
        );
      })}
    </Group>
  );
}

type FilterGroupProps = Omit<FilterPanelProps, 'cards'> & { name: FilterKey };

function FilterGroup({ name, category, search }: FilterGroupProps) {
  const t = useT('lists');
  const text = useFilterText();
  const { show, prepare } = useListActions(category);
  const chosen = chosenValues(search, name);
  return (
    <Group title={t(`filter.group.${name}`)}>
      {FILTER_VALUES[name].map((value) => {
        const next = toggled(search, name, value);
        return (
          <FilterChip
            key={value}
            pressed={chosen.includes(value)}
            onPress={() => show(next)}
            onIntent={() => prepare(next)}
          >
            {text({ key: name, value })}
          </FilterChip>
        );
      })}
    </Group>
  );
}

function Group({ title, wide = false, children }: { title: string; wide?: boolean; children: ReactNode }) {
  const id = useId();
  return (
    <fieldset
      aria-labelledby={id}
      className={clsx('flex min-w-0 flex-col gap-2.5', wide && 'lg:col-span-full')}
    >
      <p id={id} className="text-sm font-semibold">
        {title}
      </p>
      <div className="[&>[aria-pressed=false]]:bg-raised -m-0.5 flex flex-wrap gap-2">{children}</div>
    </fieldset>
  );
}
