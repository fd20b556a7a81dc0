import type { ChatMessage } from '@maidan/contract/chat/chat-message.ts';
import { BotMark } from '@maidan/ui/bot-mark.tsx';
import { IconButton } from '@maidan/ui/icon-button.tsx';
import { clsx } from 'clsx';
import { Ellipsis } from 'lucide-react';
import { memo, useId, useState } from 'react';
import { Avatar } from '#lib/pictures/avatar.tsx';
import { useT } from '#lib/texts/i18n.tsx';
import { LineOptions } from './line-options.tsx';
import { linePartsOf } from './line-parts.ts';
import { useLineTime } from './use-line-time.ts';

type ChatLineProps = {
  message: ChatMessage;
  room: string;
  mine: boolean;
  /** Whether the one before is of the same person: then the name is said already. */
  follows: boolean;
  /** Readers who may not write can neither report nor hide. */
  mayAct: boolean;
};

export const ChatLine = memo(function ChatLine({ message, room, mine, follows, mayAct }: ChatLineProps) {
  const t = useT('chat');
  const timeText = useLineTime();
  const [open, setOpen] = useState(false);
  const optionsId = useId();
  const name = mine ? t('you') : message.name;
  return (
    <div className={clsx('flex flex-col', mine ? 'items-end' : 'items-start', follows ? 'mt-1' : 'mt-4')}>
      {!follows && (
        <p className="text-muted flex items-center gap-2 px-1 pb-1 text-xs">
          <Avatar name={message.name} imageUrl={message.iconUrl} size="small" />
          <span className="text-text font-semibold">{name}</span>
          {message.isBot && <BotMark>{t('bot')}</BotMark>}
          <time dateTime={message.at}>{timeText(message.at)}</time>
        </p>
      )}
      <div className={clsx('flex max-w-full items-center gap-1', mine && 'flex-row-reverse')}>
        <p
          className={clsx('min-w-0 rounded-xl px-3 py-2 wrap-anywhere', mine ? 'bg-action/14' : 'bg-raised')}
        >
          {follows && (
            <span className="sr-only">{`${message.isBot ? `${name} (${t('bot')})` : name}: `}</span>
          )}
          <LineText text={message.text} />
        </p>
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
        {open && <LineOptions message={message} room={room} onDone={() => setOpen(false)} />}
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
