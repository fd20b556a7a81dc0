import { Dialog } from '@maidan/ui/dialog.tsx';
import { useState } from 'react';
import { useT } from '#lib/texts/i18n.tsx';
import { ChatRoomView } from './chat-room.tsx';
import { ChatRooms } from './chat-rooms.tsx';

type ChatModalProps = { room: string; onClose: () => void };

/** MOD-03: the chat beside the page, at the right edge. */
export function ChatModal({ room: first, onClose }: ChatModalProps) {
  const t = useT('chat');
  const [room, setRoom] = useState(first);
  return (
    <Dialog
      title={t('title')}
      closeLabel={useT('common')('close')}
      shape="drawer"
      className="mr-0 ml-auto w-104"
      onClose={onClose}
    >
      <ChatRooms room={room} onChoose={setRoom} />
      <ChatRoomView key={room} room={room} />
    </Dialog>
  );
}
