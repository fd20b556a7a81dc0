import type { ChatMessage } from '@maidan/contract/chat/chat-message.ts';
import { REPORT_REASONS } from '@maidan/contract/chat/report-chat-message.ts';
import { Button } from '@maidan/ui/button.tsx';
import { Ban, EyeOff, Flag, Reply } from 'lucide-react';
import { useState } from 'react';
import { useT } from '#lib/texts/i18n.tsx';
import { useMuteChatAuthor, useReportChatMessage } from './chat.mutations.ts';

/** Below the last line they would open out of sight. */
const bringIntoView = (box: HTMLElement | null): void => box?.scrollIntoView({ block: 'nearest' });

type LineOptionsProps = {
  message: ChatMessage;
  room: string;
  onAnswer: ((message: ChatMessage) => void) | undefined;
  onDone: () => void;
};

/** T28: what a reader can do about a line, below it. */
export function LineOptions({ message, room, onAnswer, onDone }: LineOptionsProps) {
  const t = useT('chat');
  const [asking, setAsking] = useState(false);
  const mute = useMuteChatAuthor(room);
  const { author, name } = message;
  if (asking) return <Reasons id={message.id} onDone={onDone} />;
  const answer = (): void => {
    onAnswer?.(message);
    onDone();
  };
  const working = (distance: 'muted' | 'blocked'): boolean =>
    mute.isPending && mute.variables.distance === distance;
  return (
    <div ref={bringIntoView} className="flex flex-col gap-2 py-2">
      <div className="flex flex-wrap gap-2">
        {onAnswer !== undefined && (
          <Button size="small" look="outline" onClick={answer}>
            <Reply size={16} aria-hidden="true" />
            {t('answer')}
          </Button>
        )}
        <Button size="small" look="outline" onClick={() => setAsking(true)}>
          <Flag size={16} aria-hidden="true" />
          {t('report')}
        </Button>
        <Button
          size="small"
          look="outline"
          pending={working('muted')}
          onClick={() => mute.mutate({ author, name, distance: 'muted' })}
        >
          <EyeOff size={16} aria-hidden="true" />
          {t('mute', { name })}
        </Button>
        <Button
          size="small"
          look="outline"
          pending={working('blocked')}
          onClick={() => mute.mutate({ author, name, distance: 'blocked' })}
        >
          <Ban size={16} aria-hidden="true" />
          {t('block', { name })}
        </Button>
      </div>
      <p className="text-muted text-xs text-pretty">
        <EyeOff size={14} aria-hidden="true" className="mr-1 inline" />
        {t('muteHelp')} <Ban size={14} aria-hidden="true" className="mr-1 ml-2 inline" />
        {t('blockHelp')}
      </p>
    </div>
  );
}

function Reasons({ id, onDone }: { id: string; onDone: () => void }) {
  const t = useT('chat');
  const report = useReportChatMessage();
  return (
    <fieldset ref={bringIntoView} className="flex flex-wrap gap-2 py-2">
      <legend className="text-muted mb-2 text-sm">{t('why')}</legend>
      {REPORT_REASONS.map((reason) => (
        <Button
          key={reason}
          size="small"
          look="outline"
          pending={report.isPending && report.variables.reason === reason}
          disabled={report.isPending}
          onClick={() => report.mutate({ id, reason }, { onSuccess: onDone })}
        >
          {t(`reason.${reason}`)}
        </Button>
      ))}
      <Button size="small" look="quiet" onClick={onDone}>
        {t('cancel')}
      </Button>
    </fieldset>
  );
}
