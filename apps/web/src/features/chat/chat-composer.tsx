import { CHAT_TEXT_MAX, cleanChatText, countSigns, fitsChat } from '@maidan/contract/chat/chat-text.ts';
import { Button } from '@maidan/ui/button.tsx';
import { clsx } from 'clsx';
import { SendHorizontal } from 'lucide-react';
import { useId, useState } from 'react';
import type { KeyboardEvent, SubmitEvent } from 'react';
import { useOperationId } from '#lib/call/use-operation-id.ts';
import { useT } from '#lib/texts/i18n.tsx';
import { useSendChatMessage } from './chat.mutations.ts';

const SHOW_LEFT_BELOW = 60;

type ChatComposerProps = { room: string; disabled: boolean };

/** What is typed stays until it has been said; Enter says it, with Shift it begins a new line. */
export function ChatComposer({ room, disabled }: ChatComposerProps) {
  const t = useT('chat');
  const id = useId();
  const [text, setText] = useState('');
  const operationId = useOperationId('page');
  const { mutate, isPending, error, reset } = useSendChatMessage(room);
  const clean = cleanChatText(text);
  const left = CHAT_TEXT_MAX - countSigns(clean);

  const send = (): void => {
    if (isPending || disabled || !fitsChat(clean)) return;
    const said = { text: clean, operationId: operationId.of(clean) };
    mutate(said, {
      onSuccess: () => {
        operationId.done(clean);
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
  return (
    <form className="flex flex-col gap-2 px-4 py-3" onSubmit={onSubmit}>
      <label htmlFor={id} className="sr-only">
        {t('field')}
      </label>
      <div className="flex items-end gap-2">
        <textarea
          id={id}
          rows={2}
          value={text}
          placeholder={t('placeholder')}
          aria-describedby={`${id}-note`}
          aria-invalid={left < 0 || undefined}
          className="bg-ground placeholder:text-muted min-w-0 flex-1 resize-none rounded-lg px-4 py-2 text-base shadow-[inset_0_0_0_1px_var(--color-line)] focus-visible:shadow-[inset_0_0_0_2px_var(--color-focus)] focus-visible:outline-none"
          onKeyDown={onKeyDown}
          onChange={(event) => {
            setText(event.target.value);
            if (error !== null) reset();
          }}
        />
        <Button
          type="submit"
          pending={isPending}
          disabled={disabled || !fitsChat(clean)}
          aria-label={t('send')}
        >
          <SendHorizontal size={20} aria-hidden="true" />
        </Button>
      </div>
      <p
        id={`${id}-note`}
        role={error === null ? undefined : 'alert'}
        className={clsx('text-xs', error !== null || left < 0 ? 'text-loss' : 'text-muted')}
      >
        {error?.message ??
          (left < 0
            ? t('over', { count: -left })
            : left < SHOW_LEFT_BELOW
              ? t('left', { count: left })
              : t('safety'))}
      </p>
    </form>
  );
}
