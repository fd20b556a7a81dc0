import { chatRoomId } from '@maidan/contract/chat/chat-room.ts';
import type { Language } from '@maidan/contract/languages.ts';
import type { QueryClient } from '@tanstack/react-query';
import { sharedReceiptQuery } from '#features/records/records.queries.ts';
import { CallError } from '#lib/call/call-error.ts';

type Asked = { name: string; queryClient: QueryClient; language: Language };

/** Pages that only the browser draws, by the name in their address: whether there is anything to draw. */
const CHECKS: Record<string, (asked: Asked) => boolean | Promise<boolean>> = {
  '/member/$page': ({ name }) => name === 'deposit',
  '/chat/$room': ({ name }) => chatRoomId.safeParse(name).success,
  '/receipt/$id': ({ name, queryClient, language }) =>
    queryClient
      .fetchQuery(sharedReceiptQuery(name, language))
      .then(
        () => true,
        (error: unknown) => !(error instanceof CallError && (error.status === 404 || error.status === 400)),
      )
      // A drawn page may serve the next visitor too: it must not hold a round whose link has been ended since.
      .finally(() => queryClient.removeQueries(sharedReceiptQuery(name, language))),
};

/** RTE-15: the server knows it before the browser has drawn anything, so that machines are told as well. */
export async function isThere(
  routeId: string,
  params: Record<string, string>,
  about: Omit<Asked, 'name'>,
): Promise<boolean> {
  const [name = ''] = Object.values(params);
  return (await CHECKS[routeId]?.({ name, ...about })) ?? true;
}
