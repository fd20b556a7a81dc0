import { Megaphone } from 'lucide-react';
import { useT } from '#lib/texts/i18n.tsx';
import './notice-marquee.css';

type Notice = { id: string; title: string };
type NoticeMarqueeProps = { notices: readonly Notice[]; onOpen: (index: number) => void };

/** HOM-02: passing news. It waits under the pointer and while something in it has the focus. */
export function NoticeMarquee({ notices, onOpen }: NoticeMarqueeProps) {
  const t = useT('lobby');
  if (notices.length === 0) return null;
  return (
    <section aria-label={t('notices.label')} className="bg-surface flex items-center gap-3 rounded-lg pl-4">
      <Megaphone size={18} aria-hidden className="text-accent shrink-0" />
      <div className="marquee min-w-0 flex-1">
        <div className="marquee-belt flex w-max">
          <ul className="flex">
            {notices.map((notice, index) => (
              <li key={notice.id}>
                <button
                  type="button"
                  aria-label={t('notices.open', { title: notice.title })}
                  className="text-muted hover:text-text h-11 cursor-pointer px-5 text-sm whitespace-nowrap"
                  onClick={() => onOpen(index)}
                >
                  {notice.title}
                </button>
              </li>
            ))}
          </ul>
          {/* The same again, so that the belt has no gap. Pressing it works too; keyboards and readers have the first. */}
          <ul className="marquee-copy" aria-hidden="true">
            {notices.map((notice, index) => (
              <li key={notice.id}>
                <button
                  type="button"
                  tabIndex={-1}
                  className="text-muted hover:text-text h-11 cursor-pointer px-5 text-sm whitespace-nowrap"
                  onClick={() => onOpen(index)}
                >
                  {notice.title}
                </button>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
