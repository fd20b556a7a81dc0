import { hydrate } from '@tanstack/react-query';
import type { DehydratedState, QueryClient } from '@tanstack/react-query';
import { whenPageWhole } from '#lib/page/page-whole.ts';

/** Longer than hydration takes on any phone, and short enough for a timer. */
const HELD_MS = 24 * 60 * 60_000;

/**
 * What the server drew is taken over piece by piece, each compared with the data it was drawn from. So until the page is
 * whole none of it is asked for anew: an answer that came in between, for a page that took long or a clock that runs
 * ahead, would differ from what stands there. From then on its age counts from its arrival here, by the clock here.
 */
export function takeOverQueries(queryClient: QueryClient, state: DehydratedState, drawn: boolean): void {
  if (!drawn) return hydrate(queryClient, state);
  const arrivedAt = Date.now();
  const heldUntil = arrivedAt + HELD_MS;
  const queries = state.queries.map((query) => ({
    ...query,
    state: { ...query.state, dataUpdatedAt: heldUntil },
  }));
  hydrate(queryClient, { ...state, queries });
  const letAge = (): void => {
    for (const query of queryClient.getQueryCache().getAll())
      if (query.state.dataUpdatedAt === heldUntil) query.setState({ dataUpdatedAt: arrivedAt });
  };
  void whenPageWhole.then(letAge);
}
