import type { ChatMessage } from '@maidan/contract/chat/chat-message.ts';
import { muteChatAuthor } from '@maidan/contract/chat/mute-chat-author.ts';
import type { ChatDistance } from '@maidan/contract/chat/mute-chat-author.ts';
import { reportChatMessage } from '@maidan/contract/chat/report-chat-message.ts';
import type { ReportReason } from '@maidan/contract/chat/report-chat-message.ts';
import { sendChatMessage } from '@maidan/contract/chat/send-chat-message.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { call } from '#lib/call/call.ts';
import { useT } from '#lib/texts/i18n.tsx';
import { writeNews } from '#lib/live/read-again.ts';
import { showCallError } from '#lib/overlays/show-call-error.ts';
import { showToast } from '#lib/overlays/toast-store.ts';
import { withNewest } from './chat-lines.ts';
import { takeChatNews } from './chat.live.ts';
import { chatMessagesQuery, inSeconds } from './chat.queries.ts';

function changeNewest(
  queryClient: QueryClient,
  room: string,
  change: Parameters<typeof withNewest>[1],
): void {
  const { queryKey } = chatMessagesQuery(room);
  writeNews(queryClient, queryKey, () => {
    queryClient.setQueryData(queryKey, (known) => known && withNewest(known, change));
  });
}

type Said = { text: string; operationId: string; replyTo?: string };

/** The same line keeps its operation id until it has been said: sent again after a lost answer, it is said once. */
export function useSendChatMessage(room: string) {
  const queryClient = useQueryClient();
  return useMutation({
    networkMode: 'always',
    mutationFn: (said: Said) => call(sendChatMessage, { room, ...said }),
    onSuccess: ({ waitSeconds, ...message }) => {
      takeChatNews(queryClient, room, { version: message.place, message, hidden: null, slowSeconds: null });
      changeNewest(queryClient, room, () => ({ me: message.author, freeAt: inSeconds(waitSeconds) }));
    },
    // Too fast, muted or gone meanwhile: what the room allows now is read anew.
    onError: () => void queryClient.invalidateQueries({ queryKey: chatMessagesQuery(room).queryKey }),
  });
}

export function useReportChatMessage() {
  const t = useT('chat');
  return useMutation({
    networkMode: 'always',
    mutationFn: (report: { id: string; reason: ReportReason }) => call(reportChatMessage, report),
    onSuccess: () => showToast(t('reported'), 'gain'),
    onError: showCallError,
  });
}

type Wish = Pick<ChatMessage, 'author' | 'name'> & { distance: ChatDistance };

export function useMuteChatAuthor(room: string) {
  const t = useT('chat');
  const queryClient = useQueryClient();
  const told = { none: 'shown', muted: 'muted', blocked: 'blocked' } as const;
  return useMutation({
    networkMode: 'always',
    mutationFn: ({ author, distance }: Wish) => call(muteChatAuthor, { author, distance }),
    onSuccess: (_answer, { author, name, distance }) => {
      changeNewest(queryClient, room, (page) => {
        const others = page.muted.filter((one) => one.author !== author);
        const own = { author, name, blocked: distance === 'blocked' };
        return { muted: distance === 'none' ? others : [own, ...others] };
      });
      showToast(t(told[distance], { name }));
    },
    onError: showCallError,
  });
}
