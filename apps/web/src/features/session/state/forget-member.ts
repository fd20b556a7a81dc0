import type { QueryClient } from '@tanstack/react-query';

/** Whatever belongs to one member says so in its meta, in any feature, and leaves the page with the session. */
export function forgetMember(queryClient: QueryClient): void {
  queryClient.removeQueries({ predicate: (query) => query.meta?.['ofMember'] === true });
}
