import { RichText } from '#lib/widgets/rich-text.tsx';
import type { Announcement } from './messages.queries.ts';
import { useDayText } from './use-day-text.ts';

/** The day and the words of one announcement; its title is the window's. */
export function AnnouncementText({ content, publishedAt }: Pick<Announcement, 'content' | 'publishedAt'>) {
  const dayText = useDayText();
  return (
    <div className="flex min-h-32 flex-1 flex-col gap-3" aria-live="polite">
      <time dateTime={publishedAt} className="text-muted text-sm">
        {dayText(publishedAt)}
      </time>
      <RichText text={content} />
    </div>
  );
}
