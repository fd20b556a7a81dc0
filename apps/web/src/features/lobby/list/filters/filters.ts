import type { GameCategory } from '@maidan/contract/constants.ts';
import { LIST_SORTS } from '@maidan/contract/games/list-filters.ts';
import type { ListSort } from '@maidan/contract/games/list-filters.ts';
import { displayMoney, minor, parseMoney } from '@maidan/contract/money.ts';
import { shortMoney } from '#lib/texts/short-money.ts';
import type { ListedGame } from '#features/lobby/card-game.ts';
import { chosenValues, FILTER_KEYS } from '#features/lobby/list-search.ts';
import type { FilterKey, FilterValue, GameListSearch } from '#features/lobby/list-search.ts';

/** Only what the games of a category have can be asked for: a table has no lines, a match no return. */
const KEYS: Readonly<Partial<Record<GameCategory, readonly FilterKey[]>>> = {
  RNG: FILTER_KEYS,
  MXWIN: ['stake', 'volatility', 'rtp'],
};

export function filterKeys(category: GameCategory): readonly FilterKey[] {
  return KEYS[category] ?? ['stake'];
}

/** Orders by a figure, with the filter of the same figure. */
const FIGURE_SORTS: Readonly<Partial<Record<ListSort, FilterKey>>> = { rtp: 'rtp', 'max-win': 'win' };

export function sortsOf(category: GameCategory): readonly ListSort[] {
  const keys = filterKeys(category);
  return LIST_SORTS.filter((sort) => {
    const figure = FIGURE_SORTS[sort];
    return figure === undefined || keys.includes(figure);
  });
}

export type ChosenFilter = { key: FilterKey; value: FilterValue };

export function chosenFilters(search: GameListSearch): ChosenFilter[] {
  return FILTER_KEYS.flatMap((key) => chosenValues(search, key).map((value) => ({ key, value })));
}

/** What makes this list this list is said on its cards: the figure that it is sorted or filtered by. */
export type FactKind = 'rtp' | 'win' | 'lines' | 'stake';

export function factKind({ sort, rtp, win, lines, stake }: GameListSearch): FactKind | null {
  // What it is sorted by changes from card to card, so it goes first.
  if (sort === 'rtp') return 'rtp';
  if (sort === 'max-win') return 'win';
  if (rtp !== undefined) return 'rtp';
  if (win !== undefined) return 'win';
  if (lines !== undefined) return 'lines';
  return stake === undefined ? null : 'stake';
}

type FactTexts = {
  language: string;
  currencySymbol: string;
  percent: (share: number) => string;
  lines: (count: number) => string;
  win: (times: number) => string;
};

export function factOf(game: ListedGame, kind: FactKind | null, texts: FactTexts): string | undefined {
  if (kind === 'rtp' && game.rtpBasisPoints !== null) return texts.percent(game.rtpBasisPoints / 10_000);
  if (kind === 'win' && game.maxWin !== null) return texts.win(game.maxWin);
  if (kind === 'lines' && game.lines !== null) return texts.lines(game.lines);
  if (kind === 'stake' && game.minStake !== null)
    return displayMoney(parseMoney(game.minStake), texts.currencySymbol, texts.language);
  return undefined;
}

/** A stake of whole units, as the filter names it. */
export function stakeText(units: string, currencySymbol: string, language: string): string {
  return shortMoney(minor(BigInt(units) * 100n), currencySymbol, language);
}
