import { countText, digits, grouped } from '@maidan/contract/digits.ts';
import { useQuery } from '@tanstack/react-query';
import type { ListedGame } from '#features/lobby/card-game.ts';
import type { FILTER_VALUES, GameListSearch } from '#features/lobby/list-search.ts';
import { useLanguage, useT } from '#lib/texts/i18n.tsx';
import { statusQuery } from '#lib/site/site-status.ts';
import { factKind, factOf, stakeText } from './filters.ts';
import type { ChosenFilter } from './filters.ts';

function useCurrencySymbol(): string {
  return useQuery(statusQuery()).data?.currencySymbol ?? '';
}

/** Most titles pay up to a whole number of stakes, a few to a half. */
function timesText(times: number, language: string): string {
  const [whole = '', part] = String(times).split('.');
  return digits(
    part === undefined ? grouped(whole, language) : `${grouped(whole, language)}.${part}`,
    language,
  );
}

/** What a filter is called, such as "25 lines or more". */
export function useFilterText(): (filter: ChosenFilter) => string {
  const t = useT('lists');
  const language = useLanguage();
  const symbol = useCurrencySymbol();
  return ({ key, value }) => {
    if (key === 'stake') return t('filter.stakeFrom', { amount: stakeText(value, symbol, language) });
    if (key === 'lines') return t('filter.linesFrom', { count: countText(Number(value), language) });
    if (key === 'win') return t('filter.winFrom', { times: countText(Number(value), language) });
    return t(
      `filter.option.${value as Exclude<typeof value, (typeof FILTER_VALUES)['stake' | 'lines' | 'win'][number]>}`,
    );
  };
}

/** The same where it stands alone: "High" says nothing without what is high. */
export function useFullFilterText(): (filter: ChosenFilter) => string {
  const t = useT('lists');
  const text = useFilterText();
  return (filter) =>
    filter.key === 'volatility' || filter.key === 'rtp' || filter.key === 'win'
      ? `${t(`filter.group.${filter.key}`)}: ${text(filter)}`
      : text(filter);
}

/** The figure on a card, for lists that are about one. */
export function useFact(search: GameListSearch): (game: ListedGame) => string | undefined {
  const t = useT('lists');
  const language = useLanguage();
  const currencySymbol = useCurrencySymbol();
  const kind = factKind(search);
  return (game) =>
    factOf(game, kind, {
      language,
      currencySymbol,
      percent: (share) => digits(`${(share * 100).toFixed(2)}%`, language),
      lines: (count) =>
        t('filter.lines', { many: count === 1 ? '1' : 'other', count: countText(count, language) }),
      win: (times) => t('filter.win', { times: timesText(times, language) }),
    });
}
