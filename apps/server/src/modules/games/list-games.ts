import type { listGames as operation } from '@maidan/contract/games/list-games.ts';
import type { ParsedRequestOf, ResponseOf } from '@maidan/contract/operation.ts';
import { LRUCache } from 'lru-cache';
import type { CallContext } from '#call/call-context.ts';
import { currentIndex, type Searchable } from '#modules/search/current-index.ts';
import { gamesNamed } from '#modules/search/games-named.ts';
import type { Facet } from './catalogue/catalogue-facets.ts';
import { readCatalogueIndex, type CatalogueIndex } from './catalogue/catalogue-index.ts';
import { createCatalogueMemory } from '#modules/catalogue/catalogue-memory.ts';
import { presentGame } from './games.present.ts';
import { readPage, readTotal, type GameRow, type ListName } from './games.store.ts';

type Input = ParsedRequestOf<typeof operation>;
type Answer = ResponseOf<typeof operation>;
type Answers = LRUCache<string, Answer>;
/**
 * The index of one version of the catalogue, with the answers that were made from it. Those to a search are made from
 * another index too, which may still be of the version before, and are forgotten with either.
 */
type Indexed = { index: CatalogueIndex; answers: Answers; searched: WeakMap<Searchable, Answers> };

const FILTERED_REMEMBERED = 300;

const remember = createCatalogueMemory<Answer>();
const rememberIndex = createCatalogueMemory<Indexed>();

/** GAM-05: one page of a list. Who asks for flash gets none: it is a known platform that nothing is made for. */
export function listGames(context: CallContext, input: Input): Answer | Promise<Answer> {
  const { pageNo } = input;
  if (input.platform === 'flash') return { games: [], pageNo, totalPages: 0, totalGames: 0 };
  return isWrittenDown(input) ? listWritten(context, input) : listFiltered(context, input);
}

/** By category, vendor and class in the recommended order: every such list stands in the database, place by place. */
function isWrittenDown({ search, sort, ...input }: Input): boolean {
  const { minStake, minLines, minMaxWin, rtp, volatility, features } = input;
  const filters = [minStake, minLines, minMaxWin, rtp, volatility, features];
  const filtered = filters.some((filter) => filter !== undefined);
  return sort === 'recommended' && !filtered && (search ?? '').trim() === '';
}

function listWritten({ db, config, publicNews }: CallContext, input: Input): Answer | Promise<Answer> {
  const { pageNo, pageSize } = input;
  const list: ListName = {
    merchant: config.merchant,
    category: input.gameType,
    vendorCode: input.vassalage ?? '',
    classify: input.gameClassify ?? '',
  };
  const key = `list ${list.category} ${list.vendorCode} ${list.classify} ${pageNo} ${pageSize} ${input.language}`;
  return remember({ db, merchant: config.merchant, publicNews }, key, async () => {
    const range = { ...list, after: (pageNo - 1) * pageSize, size: pageSize };
    const [games, total] = await Promise.all([readPage(db, range), readTotal(db, list)]);
    return answer(games, total, input);
  });
}

async function listFiltered({ db, config, publicNews }: CallContext, input: Input): Promise<Answer> {
  const { merchant } = config;
  const from = { db, merchant, publicNews };
  const indexed = await rememberIndex(from, 'index', async () => ({
    index: await readCatalogueIndex(db, merchant),
    answers: new LRUCache<string, Answer>({ max: FILTERED_REMEMBERED }),
    searched: new WeakMap<Searchable, Answers>(),
  }));
  const { pageNo, pageSize, language, sort } = input;
  const groups = groupsOf(input);
  const search = (input.search ?? '').trim();
  const searchable = search === '' ? null : await currentIndex(from);
  const answers = answersFrom(indexed, searchable);
  const key = JSON.stringify([groups, search, sort, language, pageNo, pageSize]);
  const known = answers.get(key);
  if (known !== undefined) return known;
  // Forgiving, as everywhere: a list shows what the search counted.
  const named = searchable === null ? null : gamesNamed(searchable, search, language);
  const question = { groups, named, sort, language, after: (pageNo - 1) * pageSize, size: pageSize };
  const { games, total } = await indexed.index.find(question);
  const made = Object.freeze(answer(games, total, input));
  answers.set(key, made);
  return made;
}

function answersFrom({ answers, searched }: Indexed, searchable: Searchable | null): Answers {
  if (searchable === null) return answers;
  const known = searched.get(searchable) ?? new LRUCache<string, Answer>({ max: FILTERED_REMEMBERED });
  searched.set(searchable, known);
  return known;
}

const one = (kind: Facet[0], value: string | undefined): Facet[][] =>
  value === undefined ? [] : [[[kind, value]]];
const any = (kind: Facet[0], values: readonly string[] | undefined): Facet[][] =>
  values === undefined ? [] : [values.toSorted().map((value): Facet => [kind, value])];

function groupsOf(input: Input): (readonly Facet[])[] {
  return [
    [['category', input.gameType]],
    ...one('vendor', input.vassalage),
    ...one('class', input.gameClassify),
    ...one('stake', input.minStake),
    ...one('lines', input.minLines),
    ...one('max-win', input.minMaxWin),
    ...any('rtp', input.rtp),
    ...any('volatility', input.volatility),
    ...(input.features ?? []).toSorted().map((feature): Facet[] => [['feature', feature]]),
  ];
}

function answer(rows: readonly GameRow[], total: number, { language, pageNo, pageSize }: Input): Answer {
  return {
    games: rows.map((row) => presentGame(row, language)),
    pageNo,
    totalPages: Math.ceil(total / pageSize),
    totalGames: total,
  };
}
