import type { ResponseOf } from '@maidan/contract/operation.ts';
import type { listAnnouncements } from '@maidan/contract/messages/list-announcements.ts';
import { useRef } from 'react';
import type { KeyboardEvent } from 'react';
import { useT } from '#lib/i18n.tsx';
import { BannerControls } from './banner-controls.tsx';
import { BannerSlide } from './banner-slide.tsx';
import type { PlayHandler } from './game-link.ts';
import { useCarousel } from './use-carousel.ts';

export type Banner = ResponseOf<typeof listAnnouncements>['banners'][number];

type BannerCarouselProps = { banners: readonly Banner[]; onPlay: PlayHandler };

export function BannerCarousel({ banners, onPlay }: BannerCarouselProps) {
  const t = useT('lobby');
  const track = useRef<HTMLDivElement>(null);
  const carousel = useCarousel(track, banners.length);
  const { current, loops, goTo, setHeld } = carousel;
  const [first] = banners;
  if (first === undefined) return null;

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'ArrowRight') goTo(current + 1);
    else if (event.key === 'ArrowLeft') goTo(current - 1);
    else return;
    event.preventDefault();
  };
  return (
    <section
      aria-roledescription="carousel"
      aria-label={t('banner.label')}
      className="shadow-low relative overflow-hidden rounded-2xl"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      onKeyDown={onKeyDown}
    >
      <div
        ref={track}
        className="flex snap-x snap-mandatory [scrollbar-width:none] overflow-x-auto"
        onScrollEnd={carousel.settle}
      >
        {banners.map((banner, index) => (
          <div
            key={banner.id}
            role="group"
            aria-roledescription="slide"
            aria-label={t('banner.position', { current: index + 1, total: banners.length })}
            inert={index !== current}
            className="w-full shrink-0 snap-start"
          >
            <BannerSlide banner={banner} first={index === 0} onPlay={onPlay} />
          </div>
        ))}
        {loops && (
          <div aria-hidden="true" inert className="w-full shrink-0 snap-start">
            <BannerSlide banner={first} first={false} onPlay={onPlay} />
          </div>
        )}
      </div>
      {loops && <BannerControls count={banners.length} {...carousel} />}
    </section>
  );
}
