import { BotMark } from '@maidan/ui/bot-mark.tsx';
import { BadgeCheck } from 'lucide-react';
import { useT } from '#lib/texts/i18n.tsx';

type Kind = { isBot: boolean; isStaff: boolean };

/** T28: what somebody is, beside the name; the platform says it, never the name. */
export function SpeakerMark({ isBot, isStaff }: Kind) {
  const t = useT('chat');
  if (isStaff)
    return (
      <span className="bg-action text-on-action inline-flex shrink-0 items-center gap-1 rounded px-1.5 text-xs leading-5 font-semibold">
        <BadgeCheck size={14} aria-hidden="true" />
        {t('staff')}
      </span>
    );
  return isBot && <BotMark>{t('bot')}</BotMark>;
}

/** The same in words, for whoever hears the line alone. */
export function useSpokenName(): (name: string, kind: Kind) => string {
  const t = useT('chat');
  return (name, { isBot, isStaff }) =>
    isStaff ? `${name} (${t('staff')})` : isBot ? `${name} (${t('bot')})` : name;
}
