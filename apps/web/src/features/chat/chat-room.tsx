import type { ChatMessage } from '@maidan/contract/chat/chat-message.ts';
import { Button } from '@maidan/ui/button.tsx';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { Users } from 'lucide-react';
import { useState } from 'react';
import { useT } from '#lib/texts/i18n.tsx';
import { useLiveSilent } from '#lib/live/live.ts';
import { openModal } from '#lib/overlays/modal-store.ts';
import { useOnline } from '#lib/call/use-online.ts';
import { ChatComposer } from './chat-composer.tsx';
import { withoutOlder } from './chat-lines.ts';
import { ChatLog } from './chat-log.tsx';
import { ChatFailed, ChatWaiting } from './chat-states.tsx';
import { useChatLive } from './chat.live.ts';
import { chatMessagesQuery } from './chat.queries.ts';
import type { ChatPage } from './chat.queries.ts';
import { MutedPeople } from './muted-people.tsx';
import { useLineTime } from './use-line-time.ts';

const POLL_WHEN_SILENT_MS = 10_000;

/** MSG-04: one room, as high as the place it stands in. */
export function ChatRoomView({ room }: { room: string }) {
  const silent = useLiveSilent();
  const online = useOnline();
  const queryClient = useQueryClient();
  const [answering, setAnswering] = useState<ChatMessage | null>(null);
  useChatLive(room);
  const talk = useInfiniteQuery({
    ...chatMessagesQuery(room),
    refetchInterval: silent && online && POLL_WHEN_SILENT_MS,
  });
  const newest = talk.data?.pages[0];
  if (talk.data === undefined || newest === undefined) {
    if (!talk.isError) return <ChatWaiting />;
    return <ChatFailed message={talk.error.message} onRetry={() => void talk.refetch()} />;
  }
  const mayWrite = newest.mayWrite === 'yes';
  const forgetOlder = (): void => {
    const { queryKey } = chatMessagesQuery(room);
    queryClient.setQueryData(queryKey, (known) => known && withoutOlder(known));
    void queryClient.invalidateQueries({ queryKey }, { cancelRefetch: false });
  };
  return (
    <>
      <People count={newest.here.people} />
      <MutedPeople room={room} muted={newest.muted} />
      <ChatLog
        data={talk.data}
        loadingOlder={talk.isFetchingNextPage}
        onOlder={talk.hasNextPage ? () => void talk.fetchNextPage() : undefined}
        onAnswer={mayWrite ? setAnswering : undefined}
        onTooMany={forgetOlder}
      />
      <Connection online={online} silent={silent} />
      {mayWrite ? (
        <ChatComposer
          room={room}
          disabled={!online}
          slowSeconds={newest.slowSeconds}
          freeAt={newest.freeAt}
          answering={answering}
          onAnswered={() => setAnswering(null)}
        />
      ) : (
        <OnlyReading page={newest} />
      )}
    </>
  );
}

/** MSG-04: people, each once; nobody is invented. */
function People({ count }: { count: number }) {
  const t = useT('chat');
  if (count === 0) return null;
  return (
    <p className="text-muted flex items-center gap-2 px-4 pb-2 text-sm">
      <Users size={16} aria-hidden="true" />
      {t('people', { count })}
    </p>
  );
}

/** Says what is missing, and nothing while all is well. */
function Connection({ online, silent }: { online: boolean; silent: boolean }) {
  const t = useT('chat');
  return (
    <output className="text-muted bg-raised px-4 text-sm not-empty:py-2">
      {online ? silent && t('connecting') : t('offline')}
    </output>
  );
}

function OnlyReading({ page: { mayWrite, silencedUntil } }: { page: ChatPage }) {
  const t = useT('chat');
  const timeText = useLineTime();
  const isTrial = mayWrite === 'trial';
  return (
    <div className="flex flex-col items-start gap-3 px-4 py-3">
      <p className="text-muted text-sm text-pretty">
        {isTrial
          ? t('trial')
          : silencedUntil === null
            ? t('silenced')
            : t('silencedUntil', { when: timeText(silencedUntil) })}
      </p>
      {isTrial && (
        <Button size="small" onClick={() => openModal('needAccount')}>
          {t('openAccount')}
        </Button>
      )}
    </div>
  );
}
