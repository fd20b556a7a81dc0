/** What the address of the messages says: which tab, and in the news which kind, page and opened piece. */
export type CenterType = 'PL' | 'H' | 'PR' | 'PU' | 'B';
export type MessagesSearch = { tab?: 'news'; type?: CenterType; page?: number; show?: string };

export const CENTER_TYPES: readonly CenterType[] = ['PL', 'H', 'PR', 'PU', 'B'];
const MAX_PAGE = 1_000;
const SHOWN = /^(?:[1-9]\d{0,17}|b-[a-z0-9]{1,24})$/;

/** Reads the address. What makes no sense is left out: a shared link always opens. */
export function readMessagesSearch(raw: Record<string, unknown>): MessagesSearch {
  if (raw['tab'] !== 'news') return {};
  const page = Number(raw['page']);
  const type = CENTER_TYPES.find((one) => one === raw['type']);
  const show = typeof raw['show'] === 'string' || typeof raw['show'] === 'number' ? String(raw['show']) : '';
  return {
    tab: 'news',
    ...(type === undefined ? {} : { type }),
    ...(Number.isInteger(page) && page > 1 && page <= MAX_PAGE ? { page } : {}),
    ...(SHOWN.test(show) ? { show } : {}),
  };
}

type Wish = { type?: CenterType | undefined; page?: number | undefined; show?: string | undefined };

/** Only what differs from the first page of all news stands in an address. */
export function newsSearch({ type, page, show }: Wish): MessagesSearch {
  return {
    tab: 'news',
    ...(type === undefined ? {} : { type }),
    ...(page === undefined || page === 1 ? {} : { page }),
    ...(show === undefined ? {} : { show }),
  };
}
