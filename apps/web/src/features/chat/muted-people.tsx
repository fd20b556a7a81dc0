import { Button } from '@maidan/ui/button.tsx';
import { Eye } from 'lucide-react';
import { useId, useState } from 'react';
import { useT } from '#lib/texts/i18n.tsx';
import type { ChatPage } from './chat.queries.ts';
import { useMuteChatAuthor } from './chat.mutations.ts';

/** T28: one list of everybody who is muted or blocked; each can be shown again. */
export function MutedPeople({ room, muted }: { room: string; muted: ChatPage['muted'] }) {
  const t = useT('chat');
  const [open, setOpen] = useState(false);
  const listId = useId();
  const mute = useMuteChatAuthor(room);
  if (muted.length === 0) return null;
  return (
    <div className="px-4 pb-2">
      <button
        type="button"
        className="text-muted h-9 cursor-pointer text-sm underline underline-offset-4"
        aria-expanded={open}
        aria-controls={listId}
        onClick={() => setOpen(!open)}
      >
        {t('mutedCount', { count: muted.length })}
      </button>
      <ul id={listId} hidden={!open} className="flex max-h-48 flex-col gap-2 overflow-y-auto pt-1">
        {muted.map(({ author, name, blocked }) => (
          <li key={author} className="flex items-center gap-3">
            <span className="min-w-0 truncate font-medium">{name}</span>
            <span className="text-muted text-sm">{t(blocked ? 'blockedMark' : 'mutedMark')}</span>
            <Button
              size="small"
              look="outline"
              className="ml-auto"
              pending={mute.isPending && mute.variables.author === author}
              onClick={() => mute.mutate({ author, name, distance: 'none' })}
            >
              <Eye size={16} aria-hidden="true" />
              {t('unmute', { name })}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
