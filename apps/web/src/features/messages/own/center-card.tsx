import { plainText, readRichText } from '@maidan/contract/messages/rich-text.ts';
import type { OwnAnnouncement } from '@maidan/contract/messages/own/own-announcement.ts';
import { Link } from '@tanstack/react-router';
import { Bell, Gift, Image, Megaphone, PanelTop } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { useMemo } from 'react';
import { useT } from '#lib/texts/i18n.tsx';
import { useDayText } from '../use-day-text.ts';
import { newsSearch } from './center-search.ts';
import type { CenterType, MessagesSearch } from './center-search.ts';

const SIGNS: Readonly<Record<CenterType, LucideIcon>> = {
  PL: Bell,
  H: Megaphone,
  PR: Gift,
  PU: PanelTop,
  B: Image,
};
const WHOLE = 'text-accent mt-auto pt-2 text-sm font-semibold outline-none after:absolute after:inset-0';

type CenterCardProps = {
  item: OwnAnnouncement;
  search: MessagesSearch;
  /** Not read before this visit. */
  fresh: boolean;
};

/** Opens its text, or leads where a banner leads; the whole card is the target, its link is one. */
export function CenterCard({ item, search, fresh }: CenterCardProps) {
  const t = useT('announcements');
  const dayText = useDayText();
  const { id, type, title, content, publishedAt, link } = item;
  const words = useMemo(() => plainText(readRichText(content)), [content]);
  const Sign = SIGNS[type];
  return (
    <li className="bg-surface hover:bg-raised/60 shadow-low relative flex flex-col gap-2 rounded-2xl p-5 transition-colors focus-within:shadow-[0_0_0_2px_var(--color-focus)]">
      <span className="text-muted flex items-center gap-2 text-sm">
        <Sign size={18} aria-hidden="true" className="text-accent shrink-0" />
        <span>{t(`type.${type}`)}</span>
        {publishedAt !== null && (
          <>
            <span aria-hidden="true">·</span>
            <time dateTime={publishedAt}>{dayText(publishedAt)}</time>
          </>
        )}
        {fresh && (
          <span className="bg-action text-on-action ml-auto rounded-full px-2 py-0.5 text-xs font-semibold">
            {t('fresh')}
          </span>
        )}
      </span>
      <h2 className="text-lg leading-snug font-semibold text-balance break-words">{title}</h2>
      <p className="text-muted line-clamp-3 text-sm text-pretty">{words}</p>
      {type !== 'B' && (
        <Link
          to="/member/messageV2"
          search={newsSearch({ ...search, show: id })}
          resetScroll={false}
          aria-label={t('readMore', { title })}
          className={WHOLE}
        >
          {t('read')}
        </Link>
      )}
      {link !== null && (
        <Link to={link} aria-label={t('goTo', { title })} className={WHOLE}>
          {t('go')}
        </Link>
      )}
    </li>
  );
}
