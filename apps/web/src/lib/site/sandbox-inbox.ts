import { listSandboxInbox } from '@maidan/contract/accounts/verification/list-sandbox-inbox.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#lib/call/call.ts';

const REFRESH_MS = 3000;

/** What the sandbox sent by SMS and mail, newest first. In production the call does not exist. */
export function sandboxInboxQuery(to?: string) {
  return queryOptions({
    queryKey: ['sandbox-inbox', to ?? ''],
    queryFn: async () => (await call(listSandboxInbox, to === undefined ? {} : { to })).messages,
    staleTime: REFRESH_MS,
    refetchInterval: ({ state }) => (state.status === 'error' ? false : REFRESH_MS),
  });
}

/** Whether there is an inbox at all: asked once, without watching it. */
export function sandboxInboxExistsQuery() {
  return queryOptions({
    queryKey: ['sandbox-inbox-exists'],
    queryFn: async () => {
      await call(listSandboxInbox, { to: 'nobody' });
      return true;
    },
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
}
