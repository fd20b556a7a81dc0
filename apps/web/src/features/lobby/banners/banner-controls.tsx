import { clsx } from 'clsx';
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import type { ReactNode } from 'react';
import { digits } from '@maidan/contract/digits.ts';
import { useLanguage, useT } from '#lib/texts/i18n.tsx';

type BannerControlsProps = {
  count: number;
  current: number;
  paused: boolean;
  lessMotion: boolean;
  goTo: (slot: number) => void;
  setPaused: (paused: boolean) => void;
};

export function BannerControls({ count, current, paused, lessMotion, goTo, setPaused }: BannerControlsProps) {
  const t = useT('lobby');
  const language = useLanguage();
  return (
    <div className="absolute right-3 bottom-2 left-3 flex items-center text-[#f2f5fc] sm:right-6 sm:bottom-3 sm:left-auto">
      {!lessMotion && (
        <Control label={t(paused ? 'banner.play' : 'banner.pause')} onPress={() => setPaused(!paused)}>
          {paused ? <Play size={18} aria-hidden /> : <Pause size={18} aria-hidden />}
        </Control>
      )}
      <Control label={t('banner.previous')} onPress={() => goTo(current - 1)} className="max-sm:hidden">
        <ChevronLeft size={22} aria-hidden />
      </Control>
      <div className="flex max-sm:ml-auto">
        {Array.from({ length: count }, (_, index) => (
          <button
            key={index}
            type="button"
            aria-label={t('banner.goTo', { index: digits(index + 1, language) })}
            aria-current={index === current ? 'true' : undefined}
            className="grid h-11 w-6 cursor-pointer place-items-center"
            onClick={() => goTo(index)}
          >
            <span
              className={clsx(
                'shadow-low h-2 rounded-full transition-[width,background-color] duration-300',
                index === current ? 'w-5 bg-[#f7ac2b]' : 'w-2 bg-[#f2f5fc]/70',
              )}
            />
          </button>
        ))}
      </div>
      <Control label={t('banner.next')} onPress={() => goTo(current + 1)} className="max-sm:hidden">
        <ChevronRight size={22} aria-hidden />
      </Control>
    </div>
  );
}

type ControlProps = { label: string; onPress: () => void; className?: string; children: ReactNode };

function Control({ label, onPress, className, children }: ControlProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={onPress}
      className={clsx(
        'grid size-11 cursor-pointer place-items-center rounded-full hover:bg-[#0b1120]/50',
        className,
      )}
    >
      {children}
    </button>
  );
}
