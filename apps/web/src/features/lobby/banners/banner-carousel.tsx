import { clsx } from 'clsx';
import { useRef } from 'react';
import { digits } from '@maidan/contract/digits.ts';
import { useLanguage, useT } from '#lib/texts/i18n.tsx';
import type { Banner } from './banner.ts';
import { BannerControls } from './banner-controls.tsx';
import { BannerSlide } from './banner-slide.tsx';
import type { PlayHandler } from '#features/lobby/game-link.ts';
import { useCarousel } from './use-carousel.ts';
import { useArrowKeys, useHeld } from './use-held.ts';

type BannerCarouselProps = { banners: readonly Banner[]; onPlay: PlayHandler };

export function BannerCarousel({ banners, onPlay }: BannerCarouselProps) {
  const t = useT('lobby');
  const language = useLanguage();
  const count = (number: number): string => digits(number, language);
  const track = useRef<HTMLDivElement>(null);
  const region = useRef<HTMLElement>(null);
  const carousel = useCarousel(track, banners.length, useHeld(region));
  const { current, loops, goTo } = carousel;
  useArrowKeys(region, (by) => goTo(current + by));
  const [first] = banners;
  if (first === undefined) return null;

  return (
    <section
      ref={region}
      aria-roledescription="carousel"
      aria-label={t('banner.label')}
      className="shadow-low relative overflow-hidden rounded-2xl"
    >
      <div
        ref={track}
        // A slide without a link leaves nothing inside that keys could reach, so the track itself is a stop.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={banners[current]?.linkageType === 'none' ? 0 : undefined}
        className="flex snap-x snap-mandatory [scrollbar-width:none] overflow-x-auto"
        onScrollEnd={carousel.settle}
      >
        {banners.map((banner, index) => (
          <section
            key={banner.id}
            aria-roledescription="slide"
            aria-label={t('banner.position', { current: count(index + 1), total: count(banners.length) })}
            inert={index !== current}
            className={clsx('w-full shrink-0 snap-start', index > 0 && 'banner-later')}
          >
            <BannerSlide banner={banner} first={index === 0} onPlay={onPlay} />
          </section>
        ))}
        {loops && (
          <div aria-hidden="true" inert className="banner-later w-full shrink-0 snap-start">
            <BannerSlide banner={first} first={false} onPlay={onPlay} />
          </div>
        )}
      </div>
      {loops && <BannerControls count={banners.length} {...carousel} />}
    </section>
  );
}
