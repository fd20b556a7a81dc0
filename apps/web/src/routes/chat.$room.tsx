import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { Suspense } from 'react';
import { ChatPage } from '#features/chat/chat-page.tsx';
import { WithChatTexts } from '#lib/texts/chat-texts.ts';
import { requireLogin } from '#lib/session/require-login.ts';

/** MSG-04: the address of a room holds no secret; who comes here is asked who they are. */
export const Route = createFileRoute('/chat/$room')({
  staticData: { chrome: 'no-footer', drawnIn: 'browser' },
  beforeLoad: requireLogin,
  component: ChatScreen,
});

function ChatScreen() {
  const { room } = Route.useParams();
  const navigate = useNavigate();
  return (
    <Suspense>
      <WithChatTexts>
        <ChatPage
          room={room}
          onChoose={(next) => void navigate({ to: '/chat/$room', params: { room: next }, replace: true })}
        />
      </WithChatTexts>
    </Suspense>
  );
}
