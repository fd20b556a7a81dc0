import type { GameListSearch } from './lobby.queries.ts';

const MAX_PAGE = 10_000;

/** Reads the address of a list. What makes no sense is left out rather than refused: a shared link always opens. */
export function readListSearch(raw: Record<string, unknown>): GameListSearch {
  const vassalage = textOf(raw['vassalage'], 24);
  const search = textOf(raw['search'], 60);
  const page = Number(raw['page']);
  return {
    ...(vassalage !== undefined && /^[A-Za-z0-9_-]+$/.test(vassalage) ? { vassalage } : {}),
    ...(search === undefined ? {} : { search }),
    ...(Number.isInteger(page) && page > 1 && page <= MAX_PAGE ? { page } : {}),
  };
}

function textOf(value: unknown, maxLength: number): string | undefined {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  const text = String(value).trim().slice(0, maxLength);
  return text === '' ? undefined : text;
}
