import { launchChat } from '@maidan/contract/chat/launch-chat.ts';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { MessageCircle } from 'lucide-react';
import { call } from '#lib/call/call.ts';
import { useLanguage, useT } from '#lib/texts/i18n.tsx';
import { openModal } from '#lib/overlays/modal-store.ts';
import { showCallError } from '#lib/overlays/show-call-error.ts';

const WIDE = '(min-width: 64rem)';

/** MSG-04: asks where the chat is, and opens it beside the page, or as a page where there is no beside. */
export function useOpenChat(): () => void {
  const navigate = useNavigate();
  const language = useLanguage();
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(launchChat, { language }),
    onSuccess: ({ chatUrl }) => {
      const room = chatUrl.slice(chatUrl.lastIndexOf('/') + 1);
      if (window.matchMedia(WIDE).matches) openModal('chat', { room });
      else void navigate({ to: '/chat/$room', params: { room } });
    },
    onError: showCallError,
  });
  return () => {
    if (!isPending) mutate();
  };
}

/** MOD-03 */
export function ChatButton({ className }: { className: string }) {
  const text = useT('shell')('nav.chat');
  const openChat = useOpenChat();
  return (
    <button
      type="button"
      aria-label={text}
      title={text}
      className={clsx(
        'text-muted hover:bg-raised hover:text-text h-11 w-9 shrink-0 cursor-pointer place-items-center rounded-lg transition-colors duration-150',
        className,
      )}
      onClick={openChat}
    >
      <MessageCircle size={20} aria-hidden="true" />
    </button>
  );
}
