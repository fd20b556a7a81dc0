import { plainText, readRichText, richImage } from '@maidan/contract/messages/rich-text.ts';
import type { RichNode } from '@maidan/contract/messages/rich-text.ts';
import { Link } from '@tanstack/react-router';
import { Bell, Crown, Gamepad2, Gift, Scale, ShieldCheck, Timer, UserPlus, Wrench } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { useT } from '#lib/texts/i18n.tsx';
import { Picture } from '#lib/pictures/picture.tsx';
import type { Announcement } from './messages.queries.ts';
import { promotionsSearch } from './promotions-search.ts';
import type { PromotionsSearch } from './promotions-search.ts';
import { useDayText } from './use-day-text.ts';

const ICONS: Partial<Record<string, LucideIcon>> = {
  welcome: Gift,
  limits: Timer,
  fairness: Scale,
  safety: ShieldCheck,
  'new-games': Gamepad2,
  maintenance: Wrench,
  referral: UserPlus,
  points: Crown,
};

type AnnouncementCardProps = {
  item: Announcement;
  search: PromotionsSearch;
  /** Offers have a picture, or its place; news are words. */
  pictured: boolean;
  /** HDR-08: not read before this visit. */
  fresh: boolean;
};

/** Opens its text; the whole card is the target, its link is one. */
export function AnnouncementCard({ item, search, pictured, fresh }: AnnouncementCardProps) {
  const t = useT('messages');
  const dayText = useDayText();
  const { cover, words } = useMemo(() => {
    const nodes = readRichText(item.content);
    return { cover: firstPicture(nodes), words: plainText(nodes) };
  }, [item.content]);
  const Icon = ICONS[item.promotionType] ?? Bell;
  return (
    <li className="bg-surface hover:bg-raised/60 relative flex flex-col overflow-hidden rounded-2xl transition-colors focus-within:shadow-[0_0_0_2px_var(--color-focus)]">
      {pictured && <Cover src={cover} sign={<Icon size={44} strokeWidth={1.5} aria-hidden />} />}
      <div className="flex flex-1 flex-col gap-2 p-5">
        <span className="text-muted flex items-center gap-2 text-sm">
          <Icon size={18} aria-hidden className="text-accent" />
          <time dateTime={item.publishedAt}>{dayText(item.publishedAt)}</time>
          {fresh && (
            <span className="bg-action text-on-action ml-auto rounded-full px-2 py-0.5 text-xs font-semibold">
              {t('promotions.fresh')}
            </span>
          )}
        </span>
        <h2 className="text-lg leading-snug font-semibold text-balance">{item.title}</h2>
        <p className="text-muted line-clamp-3 text-sm text-pretty">{words}</p>
        <Link
          to="/promotions"
          search={promotionsSearch(search)}
          resetScroll={false}
          aria-label={t('promotions.readMore', { title: item.title })}
          className="text-accent mt-auto pt-2 text-sm font-semibold outline-none after:absolute after:inset-0"
        >
          {t('promotions.read')}
        </Link>
      </div>
    </li>
  );
}

function Cover({ src, sign }: { src: string | null; sign: ReactNode }) {
  return (
    <Picture
      src={src}
      fallback={
        <span className="text-accent from-raised-strong to-raised grid aspect-[5/2] w-full place-items-center bg-linear-to-br">
          {sign}
        </span>
      }
      loading="lazy"
      className="aspect-[5/2] w-full object-cover"
    />
  );
}

function firstPicture(nodes: readonly RichNode[]): string | null {
  for (const node of nodes) {
    if (typeof node === 'string') continue;
    const found = node.tag === 'img' ? richImage(node.src ?? '') : firstPicture(node.children);
    if (found !== null) return found;
  }
  return null;
}
