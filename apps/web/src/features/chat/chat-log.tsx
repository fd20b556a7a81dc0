import type { ChatMessage } from '@maidan/contract/chat/chat-message.ts';
import { Button } from '@maidan/ui/button.tsx';
import { EmptyState } from '@maidan/ui/empty-state.tsx';
import { ArrowDown, MessageCircle } from 'lucide-react';
import { useEffect, useMemo } from 'react';
import { useT } from '#lib/texts/i18n.tsx';
import { linesOf } from './chat-lines.ts';
import type { ChatData } from './chat-lines.ts';
import { ChatLine } from './chat-line.tsx';
import { useJump } from './use-jump.ts';
import { useLogPlace } from './use-log-place.ts';

/** More than anybody at the end looks back to without asking for it. */
const MOST_KEPT = 400;

type ChatLogProps = {
  data: ChatData;
  loadingOlder: boolean;
  onOlder: (() => void) | undefined;
  onAnswer: ((message: ChatMessage) => void) | undefined;
  /** Only the newest need be kept. */
  onTooMany: () => void;
};

/** What is said is read out as it comes; whoever reads further up is not pulled down by it. */
export function ChatLog({ data, loadingOlder, onOlder, onAnswer, onTooMany }: ChatLogProps) {
  const t = useT('chat');
  const lines = useMemo(() => linesOf(data), [data]);
  const [newest] = data.pages;
  const me = newest?.me ?? null;
  const muted = useMemo(() => new Set(newest?.muted.map(({ author }) => author)), [newest?.muted]);
  const onNearTop = loadingOlder ? undefined : onOlder;
  const { box, above, older, atEnd, onScroll, goToEnd } = useLogPlace(lines, { me, onNearTop });
  const jump = useJump({ box, drawn: lines.length, loadingOlder, onOlder });
  useEffect(() => {
    if (atEnd.current && lines.length > MOST_KEPT) onTooMany();
  }, [lines, atEnd, onTooMany]);
  const room = newest?.room.room ?? '';
  return (
    <div className="relative flex min-h-0 flex-1 flex-col">
      <div
        ref={box}
        role="log"
        aria-label={newest?.room.name ?? t('title')}
        // Older lines are told by their number, not read out one by one.
        aria-busy={loadingOlder}
        // What scrolls must be reachable by keyboard, also when nothing in it can be pressed.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-4 pb-4 [overflow-anchor:none]"
        onScroll={onScroll}
      >
        {onOlder !== undefined && (
          <p className="py-3 text-center">
            <Button size="small" look="outline" pending={loadingOlder} onClick={onOlder}>
              {t('older')}
            </Button>
          </p>
        )}
        {lines.length === 0 ? (
          <EmptyState
            icon={<MessageCircle size={28} aria-hidden="true" />}
            title={t('emptyTitle')}
            text={t('emptyText')}
          />
        ) : (
          onOlder === undefined && <p className="text-muted py-3 text-center text-sm">{t('beginning')}</p>
        )}
        {lines.map((message, index) => (
          <ChatLine
            key={message.id}
            message={message}
            room={room}
            mine={message.author === me}
            follows={lines[index - 1]?.author === message.author && message.replyTo === null}
            mayAct={newest?.mayWrite !== 'trial'}
            answersMe={me !== null && message.replyTo?.author === me}
            quoteHidden={message.replyTo !== null && muted.has(message.replyTo.author)}
            onJump={jump}
            onAnswer={onAnswer}
          />
        ))}
      </div>
      <output className="sr-only">{older > 0 && t('olderLoaded', { count: older })}</output>
      {above && (
        <Button size="small" className="absolute bottom-3 left-1/2 -translate-x-1/2" onClick={goToEnd}>
          <ArrowDown size={16} aria-hidden="true" />
          {t('newer')}
        </Button>
      )}
    </div>
  );
}
