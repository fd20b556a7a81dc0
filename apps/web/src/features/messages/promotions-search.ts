export type PromotionsSearch = { view?: 'news'; type?: string; page?: number; show?: string };

const MAX_PAGE = 100;

/** Reads the address. What makes no sense is left out: a shared link always opens. */
export function readPromotionsSearch(raw: Record<string, unknown>): PromotionsSearch {
  const page = Number(raw['page']);
  const show = typeof raw['show'] === 'string' || typeof raw['show'] === 'number' ? String(raw['show']) : '';
  const type = typeof raw['type'] === 'string' ? raw['type'] : '';
  return {
    ...(raw['view'] === 'news' ? { view: 'news' as const } : {}),
    ...(/^[a-z][a-z-]{1,15}$/.test(type) ? { type } : {}),
    ...(Number.isInteger(page) && page > 1 && page <= MAX_PAGE ? { page } : {}),
    ...(/^\d{1,18}$/.test(show) ? { show } : {}),
  };
}

/** Only what differs from the plain page stands in an address. */
export function promotionsSearch({ view, page, show }: PromotionsSearch): PromotionsSearch {
  return {
    ...(view === undefined ? {} : { view }),
    ...(page === undefined || page === 1 ? {} : { page }),
    ...(show === undefined ? {} : { show }),
  };
}
