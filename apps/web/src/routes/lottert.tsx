import { createFileRoute, redirect } from '@tanstack/react-router';
import { readLotterySearch } from './-lottery-search.ts';

/** RTE-10: a spelling that links in the wild have. The other two differ in case only, which the router does not mind. */
export const Route = createFileRoute('/lottert')({
  validateSearch: readLotterySearch,
  beforeLoad: ({ search }) => {
    throw redirect({ to: '/lottery', search, replace: true });
  },
});
