import { readPlatformMessages } from '@maidan/contract/messages/platform/read-platform-messages.ts';
import { removePlatformMessage } from '@maidan/contract/messages/platform/remove-platform-message.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/call/call.ts';
import { readAgain } from '#lib/live/read-again.ts';

/** What counts or lists messages is read anew, also where no socket is open. */
function useReadAgain() {
  const queryClient = useQueryClient();
  return () => readAgain(queryClient, { predicate: ({ meta }) => meta?.news?.includes('profile') === true });
}

/** Without ids, all. */
export function useReadPlatformMessages() {
  const onSuccess = useReadAgain();
  return useMutation({
    mutationFn: (ids: string[] | undefined) => call(readPlatformMessages, ids === undefined ? {} : { ids }),
    onSuccess,
  });
}

export function useRemovePlatformMessage() {
  const onSuccess = useReadAgain();
  return useMutation({ mutationFn: (id: string) => call(removePlatformMessage, { id }), onSuccess });
}
