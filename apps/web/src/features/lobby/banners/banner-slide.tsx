import { buttonClass } from '@maidan/ui/button.tsx';
import type { MouseEvent } from 'react';
import { useT } from '#lib/texts/i18n.tsx';
import { Picture } from '#lib/pictures/picture.tsx';
import type { Banner } from './banner.ts';
import { gameHref } from '#features/lobby/game-link.ts';
import type { PlayHandler } from '#features/lobby/game-link.ts';
import { QuickLink } from '#features/lobby/quick-link.tsx';

type BannerSlideProps = { banner: Banner; first: boolean; onPlay: PlayHandler };

/** The words are text over the picture, not part of it: they can be read, translated and found. */
export function BannerSlide({ banner, first, onPlay }: BannerSlideProps) {
  return (
    <div className="relative h-48 bg-[#121a2e] text-[#f2f5fc] sm:h-60 xl:h-66 min-[112.5rem]:h-84">
      <BannerPicture url={banner.imageUrl} first={first} />
      <div className="absolute inset-0 bg-linear-to-t from-[#0b1120]/90 via-[#0b1120]/35 to-transparent sm:bg-linear-to-r sm:from-[#0b1120]/85 sm:via-[#0b1120]/40 sm:to-transparent" />
      <div className="absolute inset-0 flex flex-col justify-end gap-2 p-4 pb-12 sm:max-w-xl sm:justify-center sm:p-8 lg:pl-12">
        <p className="text-xl leading-tight font-extrabold tracking-tight text-balance sm:text-3xl">
          {banner.title}
        </p>
        <p className="text-sm text-pretty text-[#d5ddf0] sm:text-base">{banner.subtitle}</p>
        <BannerLink banner={banner} onPlay={onPlay} />
      </div>
    </div>
  );
}

/** HOM-10: a picture that does not come leaves its dark ground, on which the words stand as well. */
function BannerPicture({ url, first }: { url: string; first: boolean }) {
  return (
    <Picture
      src={url}
      wider={widerOf(url)}
      fallback={null}
      sizes="(min-width: 1800px) 1740px, (min-width: 1440px) 1360px, 100vw"
      width={1440}
      height={480}
      loading={first ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : 'low'}
      decoding={first ? 'sync' : 'async'}
      className="absolute inset-0 size-full object-cover"
    />
  );
}

/** MSG-05: a banner opens where its linkage says. */
function BannerLink({ banner, onPlay }: Pick<BannerSlideProps, 'banner' | 'onPlay'>) {
  const t = useT('lobby');
  if (banner.linkageType === 'none') return null;
  const look = `${buttonClass('action', 'medium')} mt-2 w-fit`;
  if (banner.linkageType === 'page') {
    return (
      <QuickLink href={banner.url} className={look} aria-label={`${t('banner.open')}: ${banner.title}`}>
        {t('banner.open')}
      </QuickLink>
    );
  }
  if (banner.linkageType === 'url') return <OutsideLink banner={banner} look={look} />;
  const play = (event: MouseEvent): void =>
    onPlay({ nodeId: banner.url, displayName: banner.title, open: true }, event);
  return (
    <a href={gameHref(banner.url)} className={look} onClick={play}>
      {t('card.play', { name: banner.title })}
    </a>
  );
}

/** The rules for addresses from outside come when one is pressed; until then this is only a look at the first letters. */
function OutsideLink({ banner, look }: { banner: Banner; look: string }) {
  const t = useT('lobby');
  if (!banner.url.startsWith('https://')) return null;
  const press = (event: MouseEvent): void => {
    event.preventDefault();
    void import('#lib/overlays/leave-site.ts').then(({ leaveSite }) =>
      leaveSite(banner.url, (host) => t('banner.leaving', { host })),
    );
  };
  return (
    <a
      href={banner.url}
      target="_blank"
      rel="noopener noreferrer"
      className={look}
      aria-label={`${t('banner.open')}: ${banner.title}`}
      onClick={press}
    >
      {t('banner.open')}
    </a>
  );
}

const WIDTHS = [640, 960, 1440];

/** Our own media come in several widths; a picture from elsewhere is taken as it is. */
function widerOf(url: string): [string, string][] | undefined {
  const [, name, version = ''] = /^(\/media\/banner\/[^?]+)-\d+\.webp(\?.*)?$/.exec(url) ?? [];
  if (name === undefined) return undefined;
  return WIDTHS.map((width) => [`${name}-${width}.webp${version}`, `${width}w`]);
}
