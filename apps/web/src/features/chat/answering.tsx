import type { ChatMessage } from '@maidan/contract/chat/chat-message.ts';
import { IconButton } from '@maidan/ui/icon-button.tsx';
import { Reply, X } from 'lucide-react';
import { useT } from '#lib/texts/i18n.tsx';

/** Above the field: which line is answered, until it is said or left. */
export function Answering({ message, onEnd }: { message: ChatMessage; onEnd: () => void }) {
  const t = useT('chat');
  return (
    <div className="border-accent flex items-center gap-2 border-l-2 pl-3">
      <div className="min-w-0 flex-1 text-sm">
        <p className="text-accent flex items-center gap-1 font-semibold">
          <Reply size={14} aria-hidden="true" />
          {t('answering', { name: message.name })}
        </p>
        <p className="text-muted truncate">{message.text}</p>
      </div>
      <IconButton label={t('noAnswer')} icon={<X size={18} aria-hidden="true" />} onClick={onEnd} />
    </div>
  );
}
