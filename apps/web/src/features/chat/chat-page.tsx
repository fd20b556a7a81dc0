import { useT } from '#lib/texts/i18n.tsx';
import { PageHead } from '#lib/page/page-head.tsx';
import { ChatRoomView } from './chat-room.tsx';
import { ChatRooms } from './chat-rooms.tsx';

type ChatPageProps = { room: string; onChoose: (room: string) => void };

/** MSG-04: what `chatUrl` leads to. As high as the screen leaves room for, so that the field to write in is always there. */
export function ChatPage({ room, onChoose }: ChatPageProps) {
  const t = useT('chat');
  return (
    <div className="mx-auto flex h-[calc(100dvh-8rem-env(safe-area-inset-bottom))] max-w-3xl flex-col lg:h-[calc(100dvh-4rem)]">
      <PageHead title={t('title')} />
      <h1 className="px-4 pt-3 pb-2 text-2xl font-bold tracking-tight">{t('title')}</h1>
      <ChatRooms room={room} onChoose={onChoose} />
      <ChatRoomView key={room} room={room} />
    </div>
  );
}
