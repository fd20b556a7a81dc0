import { Button } from '@maidan/ui/button.tsx';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useT } from '#lib/texts/i18n.tsx';
import { useLiveSilent } from '#lib/live/live.ts';
import { openModal } from '#lib/overlays/modal-store.ts';
import { useOnline } from '#lib/call/use-online.ts';
import { ChatComposer } from './chat-composer.tsx';
import type { ChatPage } from './chat-lines.ts';
import { ChatLog } from './chat-log.tsx';
import { ChatFailed, ChatWaiting } from './chat-states.tsx';
import { useChatLive } from './chat.live.ts';
import { chatMessagesQuery } from './chat.queries.ts';
import { MutedPeople } from './muted-people.tsx';

const POLL_WHEN_SILENT_MS = 10_000;

/** MSG-04: one room, as high as the place it stands in. */
export function ChatRoomView({ room }: { room: string }) {
  const silent = useLiveSilent();
  const online = useOnline();
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
  return (
    <>
      <MutedPeople room={room} muted={newest.muted} />
      <ChatLog
        data={talk.data}
        loadingOlder={talk.isFetchingNextPage}
        {...(talk.hasNextPage ? { onOlder: () => void talk.fetchNextPage() } : {})}
      />
      <Connection online={online} silent={silent} />
      {newest.mayWrite === 'yes' ? (
        <ChatComposer room={room} disabled={!online} />
      ) : (
        <OnlyReading why={newest.mayWrite} />
      )}
    </>
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

function OnlyReading({ why }: { why: Exclude<ChatPage['mayWrite'], 'yes'> }) {
  const t = useT('chat');
  return (
    <div className="flex flex-col items-start gap-3 px-4 py-3">
      <p className="text-muted text-sm text-pretty">{t(why)}</p>
      {why === 'trial' && (
        <Button size="small" onClick={() => openModal('needAccount')}>
          {t('openAccount')}
        </Button>
      )}
    </div>
  );
}
