import { Link } from '@tanstack/react-router';
import type { LinkProps } from '@tanstack/react-router';
import { Gift, Inbox, Megaphone } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { useT } from '#lib/texts/i18n.tsx';
import { newsSearch } from './center-search.ts';

const WAY =
  'bg-raised hover:bg-raised-strong inline-flex min-h-11 items-center gap-2 rounded-full px-4 text-sm font-semibold';

type WaitingHereProps = { messages: number; notices: number; rewards: number; missions: number };

/** HDR-08: what the number at the bell is made of, each part with the way to it, and what it leaves out. */
export function WaitingHere({ messages, notices, rewards, missions }: WaitingHereProps) {
  const t = useT('announcements');
  const parts: { key: string; icon: LucideIcon; text: string; way: Pick<LinkProps, 'to' | 'search'> }[] = [
    ...(messages === 0
      ? []
      : [
          {
            key: 'own',
            icon: Inbox,
            text: t('messages', { count: messages }),
            way: { to: '/member/messageV2', search: {} } as const,
          },
        ]),
    ...(notices === 0
      ? []
      : [
          {
            key: 'news',
            icon: Megaphone,
            text: t('notices', { count: notices }),
            way: { to: '/member/messageV2', search: newsSearch({}) } as const,
          },
        ]),
    ...(rewards === 0
      ? []
      : [
          {
            key: 'rewards',
            icon: Gift,
            text: t('rewards', { count: rewards }),
            way: { to: '/member/rewardCenter' } as const,
          },
        ]),
  ];
  return (
    <section className="bg-surface flex flex-col gap-3 rounded-2xl p-4 sm:p-5" aria-label={t('waiting')}>
      {parts.length === 0 && missions === 0 && <p className="font-semibold">{t('nothing')}</p>}
      {parts.length > 0 && (
        <div className="flex flex-wrap items-center gap-2">
          <p className="mr-2 font-semibold">{t('waiting')}</p>
          {parts.map(({ key, icon: Icon, text, way }) => (
            <Link key={key} {...way} className={WAY}>
              <Icon size={18} aria-hidden="true" className="text-accent" />
              {text}
            </Link>
          ))}
        </div>
      )}
      {missions > 0 && (
        <p className="text-pretty">
          {t('missions', { count: missions })}{' '}
          <Link
            to="/member/missionLeaderboard"
            className="text-accent inline-flex min-h-8 items-center font-medium underline underline-offset-4"
          >
            {t('toMissions')}
          </Link>
        </p>
      )}
      <p className="text-muted text-sm text-pretty">{t('counted')}</p>
    </section>
  );
}
