import { useQuery } from '@tanstack/react-query';
import { useLanguage, useT } from '#lib/texts/i18n.tsx';
import { chatRoomsQuery } from './chat.queries.ts';

type ChatRoomsProps = { room: string; onChoose: (room: string) => void };

/** The rooms side by side; with one there is nothing to choose. */
export function ChatRooms({ room, onChoose }: ChatRoomsProps) {
  const t = useT('chat');
  const { data: rooms = [] } = useQuery(chatRoomsQuery(useLanguage()));
  const about = rooms.find((one) => one.room === room)?.about ?? '';
  return (
    <div className="px-4 pb-2">
      {rooms.length > 1 && (
        <nav aria-label={t('rooms')} className="flex gap-2 overflow-x-auto">
          {rooms.map((one) => (
            <button
              key={one.room}
              type="button"
              aria-current={one.room === room ? 'true' : undefined}
              className="bg-raised hover:bg-raised-strong aria-[current=true]:bg-action aria-[current=true]:text-on-action h-9 shrink-0 cursor-pointer rounded-full px-4 text-sm font-medium"
              onClick={() => onChoose(one.room)}
            >
              {one.name}
            </button>
          ))}
        </nav>
      )}
      {about !== '' && <p className="text-muted pt-2 text-sm">{about}</p>}
    </div>
  );
}
