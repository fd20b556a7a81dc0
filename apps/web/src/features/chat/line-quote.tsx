import type { ChatQuote } from '@maidan/contract/chat/chat-message.ts';
import { Reply } from 'lucide-react';
import { useT } from '#lib/texts/i18n.tsx';

type LineQuoteProps = {
  quote: ChatQuote;
  /** Whether it is the reader who is answered, or somebody the reader does not read. */
  toMe: boolean;
  hidden: boolean;
  onJump: (id: string) => void;
};

const BOX = 'border-accent flex w-full min-w-0 flex-col items-start border-l-2 pl-2 text-left text-sm';

/** Above an answer: whom it answers, and the words, which lead to their place. */
export function LineQuote({ quote, toMe, hidden, onJump }: LineQuoteProps) {
  const t = useT('chat');
  const { id, name, text } = quote;
  const whom = toMe ? t('answersYou') : hidden ? null : t('answersTo', { name });
  const head = whom !== null && (
    <span className={toMe ? 'text-accent font-semibold' : 'text-muted font-medium'}>
      <Reply size={14} aria-hidden="true" className="mr-1 inline" />
      {whom}
    </span>
  );
  if (hidden || text === null)
    return (
      <span className={BOX}>
        {head}
        <span className="text-muted italic">{t(hidden ? 'quoteHidden' : 'quoteGone')}</span>
      </span>
    );
  return (
    <button
      type="button"
      title={t('jump', { name })}
      className={`${BOX} cursor-pointer`}
      onClick={() => onJump(id)}
    >
      {head}
      <span className="text-muted line-clamp-2 wrap-anywhere">{text}</span>
    </button>
  );
}
