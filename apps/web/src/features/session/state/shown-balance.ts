import type { QueryClient } from '@tanstack/react-query';
import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { balanceQuery } from './session.queries.ts';

/** The longest replay; a game that never says that its round is over must not keep an old balance on screen. */
export const LONGEST_HOLD_MS = 60_000;

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setTimeout> | undefined;
let held: ReturnType<typeof readBalance>;

function readBalance(queryClient: QueryClient) {
  return queryClient.getQueryData(balanceQuery().queryKey);
}

function change(next: typeof held): void {
  clearTimeout(timer);
  timer = next === undefined ? undefined : setTimeout(releaseShownBalance, LONGEST_HOLD_MS);
  held = next;
  for (const listener of listeners) listener();
}

/** The money has moved before the reels stand: what is shown stays as it is until the player has seen the round. */
export function holdShownBalance(queryClient: QueryClient): void {
  change(held ?? readBalance(queryClient));
}

export function releaseShownBalance(): void {
  change(undefined);
}

function onHoldChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The balance as a person should see it now: the true one, unless a round is still being shown. */
export function useShownBalance(options: { refetchInterval?: number | false } = {}) {
  const query = useQuery({ ...balanceQuery(), ...options });
  const before = useSyncExternalStore(
    onHoldChange,
    () => held,
    () => undefined,
  );
  return { ...query, data: before ?? query.data };
}
