import type { ChatMessage } from '@maidan/contract/chat/chat-message.ts';
import { CHAT_TEXT_MAX, cleanChatText, countSigns, fitsChat } from '@maidan/contract/chat/chat-text.ts';
import { mixesAlphabets, speaksForHouse } from '@maidan/contract/chat/false-voice.ts';
import { Button } from '@maidan/ui/button.tsx';
import { clsx } from 'clsx';
import { SendHorizontal } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import type { KeyboardEvent, SubmitEvent } from 'react';
import { useOperationId } from '#lib/call/use-operation-id.ts';
import { useT } from '#lib/texts/i18n.tsx';
import { useSendChatMessage } from './chat.mutations.ts';
import { Answering } from './answering.tsx';
import { useSecondsLeft } from './use-seconds-left.ts';

const SHOW_LEFT_BELOW = 60;

type ChatComposerProps = {
  room: string;
  disabled: boolean;
  slowSeconds: number;
  /** When the platform lets the reader write again, by this page's clock. */
  freeAt: number;
  answering: ChatMessage | null;
  onAnswered: () => void;
};

/** What is typed stays until it has been said; Enter says it, with Shift it begins a new line. */
export function ChatComposer(props: ChatComposerProps) {
  const { room, disabled, slowSeconds, freeAt, answering, onAnswered } = props;
  const t = useT('chat');
  const id = useId();
  const [text, setText] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);
  const operationId = useOperationId('page');
  const { mutate, isPending, error, reset } = useSendChatMessage(room);
  const wait = useSecondsLeft(slowSeconds > 0 ? freeAt : 0);
  const clean = cleanChatText(text);
  const left = CHAT_TEXT_MAX - countSigns(clean);
  const isFalse = mixesAlphabets(clean) || speaksForHouse(clean);
  const mayGo = !disabled && wait === 0 && fitsChat(clean) && !isFalse;
  useEffect(() => {
    if (answering !== null) field.current?.focus();
  }, [answering]);

  const send = (): void => {
    if (isPending || !mayGo) return;
    const wish = answering === null ? clean : `${answering.id} ${clean}`;
    const said = {
      text: clean,
      operationId: operationId.of(wish),
      ...(answering === null ? {} : { replyTo: answering.id }),
    };
    mutate(said, {
      onSuccess: () => {
        operationId.done(wish);
        onAnswered();
        // Whoever typed on while it was on its way keeps that.
        setText((now) => (cleanChatText(now) === said.text ? '' : now));
      },
    });
  };
  const onSubmit = (event: SubmitEvent): void => {
    event.preventDefault();
    send();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    // While a sign is still being composed, Enter chooses it.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  const note = (): string => {
    if (left < 0) return t('over', { count: -left });
    if (isFalse) return t('falseVoice');
    if (wait > 0) return `${t('slow', { seconds: slowSeconds })} · ${t('slowLeft', { seconds: wait })}`;
    if (left < SHOW_LEFT_BELOW) return t('left', { count: left });
    return slowSeconds > 0 ? t('slow', { seconds: slowSeconds }) : t('safety');
  };
  const failed = error !== null && wait === 0;
  return (
    <form className="flex flex-col gap-2 px-4 py-3" onSubmit={onSubmit}>
      {answering !== null && <Answering message={answering} onEnd={onAnswered} />}
      <label htmlFor={id} className="sr-only">
        {t('field')}
      </label>
      <div className="flex items-end gap-2">
        <textarea
          ref={field}
          id={id}
          rows={2}
          value={text}
          placeholder={t('placeholder')}
          aria-describedby={`${id}-note`}
          aria-invalid={left < 0 || isFalse || undefined}
          className="bg-ground placeholder:text-muted min-w-0 flex-1 resize-none rounded-lg px-4 py-2 text-base shadow-[inset_0_0_0_1px_var(--color-line)] focus-visible:shadow-[inset_0_0_0_2px_var(--color-focus)] focus-visible:outline-none"
          onKeyDown={onKeyDown}
          onChange={(event) => {
            setText(event.target.value);
            if (error !== null) reset();
          }}
        />
        <Button type="submit" pending={isPending} disabled={!mayGo} aria-label={t('send')}>
          <SendHorizontal size={20} aria-hidden="true" />
        </Button>
      </div>
      <p
        id={`${id}-note`}
        role={failed ? 'alert' : undefined}
        className={clsx('text-xs tabular-nums', failed || left < 0 || isFalse ? 'text-loss' : 'text-muted')}
      >
        {failed ? error.message : note()}
      </p>
      <output className="sr-only">{freeAt > 0 && slowSeconds > 0 && wait === 0 && t('slowReady')}</output>
    </form>
  );
}
