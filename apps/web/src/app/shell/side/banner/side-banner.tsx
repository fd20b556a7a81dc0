import { useQuery } from '@tanstack/react-query';
import { gameHref } from '#features/lobby/game-link.ts';
import { QuickLink } from '#features/lobby/quick-link.tsx';
import { announcementsQuery } from '#features/messages/messages.queries.ts';
import { useLanguage, useT } from '#lib/texts/i18n.tsx';
import { leaveSite } from '#lib/overlays/leave-site.ts';
import { Picture } from '#lib/pictures/picture.tsx';
import { useLobbyLaunch } from '#routes/-lobby-launch.ts';

const CARD = 'relative block h-22 w-full overflow-hidden rounded-xl bg-[#121a2e] text-[#f2f5fc]';

/** SID-01: the banners of group w_leftmenu; each opens where its linkage says (MSG-05). */
export function SideBanner({ onChosen }: { onChosen?: () => void }) {
  const t = useT('lobby');
  const onPlay = useLobbyLaunch();
  const { data } = useQuery(announcementsQuery(useLanguage()));
  const banners = data?.banners.filter(({ groupName }) => groupName === 'w_leftmenu') ?? [];
  if (data !== undefined && banners.length === 0) return <span data-none="" />;
  return banners.map(({ id, title, subtitle, imageUrl, linkageType, url }) => {
    const inside = <Words title={title} subtitle={subtitle} imageUrl={imageUrl} />;
    if (linkageType === 'page') {
      return (
        <QuickLink key={id} href={url} className={CARD} onClick={onChosen}>
          {inside}
        </QuickLink>
      );
    }
    if (linkageType === 'game') {
      return (
        <a
          key={id}
          href={gameHref(url)}
          className={CARD}
          onClick={(event) => {
            onChosen?.();
            onPlay({ nodeId: url, displayName: title, open: true }, event);
          }}
        >
          {inside}
        </a>
      );
    }
    if (linkageType === 'url' && url.startsWith('https://')) {
      return (
        <a
          key={id}
          href={url}
          target="_blank"
          rel="noopener noreferrer"
          className={CARD}
          onClick={(event) => {
            event.preventDefault();
            leaveSite(url, (host) => t('banner.leaving', { host }));
          }}
        >
          {inside}
        </a>
      );
    }
    return (
      <div key={id} className={CARD}>
        {inside}
      </div>
    );
  });
}

/** The words are text over the picture, not part of it. */
function Words({ title, subtitle, imageUrl }: { title: string; subtitle: string; imageUrl: string }) {
  return (
    <>
      <Picture
        src={imageUrl}
        // The dark ground of the card carries the words as well.
        fallback={null}
        width={480}
        height={270}
        loading="lazy"
        decoding="async"
        className="absolute inset-0 size-full object-cover"
      />
      <span className="absolute inset-0 bg-linear-to-r from-[#0b1120]/90 via-[#0b1120]/45 to-transparent" />
      <span className="absolute inset-0 flex flex-col justify-center p-4">
        <span className="block text-sm leading-tight font-bold text-balance">{title}</span>
        <span className="block text-xs text-pretty text-[#d5ddf0]">{subtitle}</span>
      </span>
    </>
  );
}
