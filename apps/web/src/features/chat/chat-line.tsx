import type { ChatMessage } from '@maidan/contract/chat/chat-message.ts';
import { IconButton } from '@maidan/ui/icon-button.tsx';
import { clsx } from 'clsx';
import { Ellipsis } from 'lucide-react';
import { memo, useId, useState } from 'react';
import { Avatar } from '#lib/pictures/avatar.tsx';
import { useT } from '#lib/texts/i18n.tsx';
import { LineOptions } from './line-options.tsx';
import { linePartsOf } from './line-parts.ts';
import { LineQuote } from './line-quote.tsx';
import { SpeakerMark, useSpokenName } from './speaker.tsx';
import { useLineTime } from './use-line-time.ts';

type ChatLineProps = {
  message: ChatMessage;
  room: string;
  mine: boolean;
  /** Whether the one before is of the same person: then the name is said already. */
  follows: boolean;
  /** Readers who may not write can neither report nor hide. */
  mayAct: boolean;
  answersMe: boolean;
  /** It answers somebody whom the reader does not read. */
  quoteHidden: boolean;
  onJump: (id: string) => void;
  onAnswer: ((message: ChatMessage) => void) | undefined;
};

export const ChatLine = memo(function ChatLine(props: ChatLineProps) {
  const { message, room, mine, follows, mayAct, answersMe, quoteHidden, onJump, onAnswer } = props;
  const t = useT('chat');
  const timeText = useLineTime();
  const spoken = useSpokenName();
  const [open, setOpen] = useState(false);
  const optionsId = useId();
  const name = mine ? t('you') : message.name;
  return (
    <div
      data-line={message.id}
      tabIndex={-1}
      className={clsx(
        'focus:bg-raised/60 -mx-2 flex flex-col rounded-xl px-2 outline-none',
        mine ? 'items-end' : 'items-start',
        follows ? 'mt-1' : 'mt-4',
      )}
    >
      {!follows && (
        <p className="text-muted flex max-w-full items-center gap-2 px-1 pb-1 text-xs">
          <Avatar name={message.name} imageUrl={message.iconUrl} size="small" />
          <span className="text-text truncate font-semibold">{name}</span>
          <SpeakerMark {...message} />
          <time dateTime={message.at} className="shrink-0">
            {timeText(message.at)}
          </time>
        </p>
      )}
      <div className={clsx('flex max-w-full items-center gap-1', mine && 'flex-row-reverse')}>
        <div
          className={clsx(
            'flex min-w-0 flex-col gap-1 rounded-xl px-3 py-2',
            mine ? 'bg-action/14' : 'bg-raised',
            message.isStaff && 'shadow-[inset_0_0_0_1px_var(--color-action)]',
          )}
        >
          {message.replyTo !== null && (
            <LineQuote quote={message.replyTo} toMe={answersMe} hidden={quoteHidden} onJump={onJump} />
          )}
          <p className="wrap-anywhere">
            {follows && <span className="sr-only">{`${spoken(name, message)}: `}</span>}
            <LineText text={message.text} />
          </p>
        </div>
        {!mine && mayAct && (
          <IconButton
            label={t('options', { name: message.name })}
            icon={<Ellipsis size={18} aria-hidden="true" />}
            aria-expanded={open}
            aria-controls={optionsId}
            onClick={() => setOpen(!open)}
          />
        )}
      </div>
      <div id={optionsId} hidden={!open} className="w-full">
        {open && (
          <LineOptions message={message} room={room} onAnswer={onAnswer} onDone={() => setOpen(false)} />
        )}
      </div>
    </div>
  );
});

function LineText({ text }: { text: string }) {
  return linePartsOf(text, window.location.origin).map((part, index) =>
    part.href === undefined ? (
      part.text
    ) : (
      // The parts of a line never change places.
      // oxlint-disable-next-line react/no-array-index-key
      <a key={index} href={part.href} className="text-accent underline underline-offset-4">
        {part.text}
      </a>
    ),
  );
}
