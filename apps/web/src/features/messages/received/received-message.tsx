import type {
  PlatformMessage,
  PlatformMessageKind,
} from '@maidan/contract/messages/platform/platform-message.ts';
import { buttonClass } from '@maidan/ui/button.tsx';
import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import {
  ArrowLeftRight,
  ChevronDown,
  Crown,
  FileText,
  HandCoins,
  Megaphone,
  MessageSquareText,
  Trash2,
  Undo2,
  Wallet,
} from 'lucide-react';
import { useId, useState } from 'react';
import { showToast } from '#lib/overlays/toast-store.ts';
import { useT } from '#lib/texts/i18n.tsx';
import { useMoment } from '#lib/texts/use-member-words.ts';
import { RichText } from '#lib/widgets/rich-text.tsx';
import { useReadPlatformMessages, useRemovePlatformMessage } from './received.mutations.ts';

const SIGNS: Readonly<Record<PlatformMessageKind, typeof Wallet>> = {
  house: Megaphone,
  'withdrawal-paid': HandCoins,
  'withdrawal-rejected': Undo2,
  'withdrawal-failed': Undo2,
  'withdrawal-refunded': Undo2,
  'deposit-credited': Wallet,
  'feedback-answered': MessageSquareText,
  'vip-reached': Crown,
  'transfer-received': ArrowLeftRight,
  'dividend-paid': HandCoins,
  'daily-paid': HandCoins,
  'hourly-paid': HandCoins,
  'realtime-paid': HandCoins,
  'contract-offered': FileText,
  'contract-accepted': FileText,
  'contract-rejected': FileText,
  'contract-withdrawn': FileText,
  'contract-lapsed': FileText,
  'contract-ended': FileText,
};

/** Closed, it says what it is about; opened, it is read, on every device. */
export function ReceivedMessage({ message }: { message: PlatformMessage }) {
  const t = useT('received');
  const when = useMoment();
  const id = useId();
  const [open, setOpen] = useState(false);
  const read = useReadPlatformMessages();
  const { title, kind, sentAt } = message;
  const Sign = SIGNS[kind];
  const press = (): void => {
    setOpen(!open);
    // One that does not get through is unread still, and tried when it is opened again.
    if (!open && !message.read) read.mutate([message.id]);
  };
  return (
    <li className="bg-surface shadow-low rounded-2xl">
      <div className="flex items-center gap-1 pr-2">
        <button
          type="button"
          aria-expanded={open}
          aria-controls={id}
          className="flex min-h-18 min-w-0 flex-1 items-center gap-4 rounded-2xl py-3 pl-4 text-left sm:pl-5"
          onClick={press}
        >
          <span
            className={clsx(
              'grid size-10 shrink-0 place-items-center rounded-full',
              message.read ? 'bg-raised text-muted' : 'bg-action text-on-action',
            )}
          >
            <Sign size={19} aria-hidden="true" />
          </span>
          <span className="flex min-w-0 flex-1 flex-col">
            <span className={clsx('break-words', message.read ? 'font-medium' : 'font-bold')}>{title}</span>
            <span className="text-muted text-sm tabular-nums">
              {!message.read && <span className="text-text font-semibold">{t('unread')} · </span>}
              <time dateTime={sentAt}>{when(sentAt)}</time>
            </span>
          </span>
          <ChevronDown
            size={20}
            aria-hidden="true"
            className={clsx('text-muted shrink-0 transition-transform duration-150', open && 'rotate-180')}
          />
        </button>
        <Remove message={message} />
      </div>
      <div id={id} hidden={!open} className="px-4 pb-5 sm:pr-6 sm:pl-19">
        <RichText text={message.content} />
        {message.link !== null && (
          <Link to={message.link} className={clsx(buttonClass('outline'), 'mt-4 w-fit')}>
            {t(`link.${message.link}`)}
          </Link>
        )}
      </div>
    </li>
  );
}

function Remove({ message: { id, title } }: { message: PlatformMessage }) {
  const t = useT('received');
  const remove = useRemovePlatformMessage();
  const press = (): void => {
    if (remove.isPending) return;
    remove.mutate(id, {
      onSuccess: () => showToast(t('removed'), 'gain'),
      onError: ({ message }) => showToast(message, 'loss'),
    });
  };
  return (
    <button
      type="button"
      aria-label={t('remove', { title })}
      title={t('remove', { title })}
      className="text-muted hover:bg-raised hover:text-text grid size-11 shrink-0 place-items-center rounded-lg"
      onClick={press}
    >
      <Trash2 size={18} aria-hidden="true" />
    </button>
  );
}
