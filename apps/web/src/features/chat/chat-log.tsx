import { Button } from '@maidan/ui/button.tsx';
import { EmptyState } from '@maidan/ui/empty-state.tsx';
import { ArrowDown, MessageCircle } from 'lucide-react';
import { useT } from '#lib/texts/i18n.tsx';
import { linesOf } from './chat-lines.ts';
import type { ChatData } from './chat-lines.ts';
import { ChatLine } from './chat-line.tsx';
import { useLogPlace } from './use-log-place.ts';

type ChatLogProps = {
  data: ChatData;
  loadingOlder: boolean;
  onOlder?: () => void;
};

/** What is said is read out as it comes; whoever reads further up is not pulled down by it. */
export function ChatLog({ data, loadingOlder, onOlder }: ChatLogProps) {
  const t = useT('chat');
  const lines = linesOf(data);
  const [newest] = data.pages;
  const { box, above, onScroll, goToEnd } = useLogPlace(lines, newest?.me ?? null);
  const name = newest?.room.name ?? t('title');
  const room = newest?.room.room ?? '';
  return (
    <div className="relative flex min-h-0 flex-1 flex-col">
      <div
        ref={box}
        role="log"
        aria-label={name}
        // What scrolls must be reachable by keyboard, also when nothing in it can be pressed.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-4 pb-4"
        onScroll={onScroll}
      >
        {onOlder !== undefined && (
          <p className="py-3 text-center">
            <Button size="small" look="outline" pending={loadingOlder} onClick={onOlder}>
              {t('older')}
            </Button>
          </p>
        )}
        {lines.length === 0 && (
          <EmptyState
            icon={<MessageCircle size={28} aria-hidden="true" />}
            title={t('emptyTitle')}
            text={t('emptyText')}
          />
        )}
        {lines.map((message, index) => (
          <ChatLine
            key={message.id}
            message={message}
            room={room}
            mine={message.author === newest?.me}
            follows={lines[index - 1]?.author === message.author}
            mayAct={newest?.mayWrite !== 'trial'}
          />
        ))}
      </div>
      {above && (
        <Button size="small" className="absolute bottom-3 left-1/2 -translate-x-1/2" onClick={goToEnd}>
          <ArrowDown size={16} aria-hidden="true" />
          {t('newer')}
        </Button>
      )}
    </div>
  );
}
