import type { LucideProps } from 'lucide-react';

/** An icon whose shapes the page already carries (`page/icon-sprite.tsx`). Takes the place of the drawn one. */
export function spriteIcon(name: string) {
  return function SpriteIcon({ size = 24, absoluteStrokeWidth: _never, ...props }: LucideProps) {
    const isSilent = !('aria-label' in props || 'aria-labelledby' in props || 'role' in props);
    return (
      <svg
        width={size}
        height={size}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth={2}
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden={isSilent ? true : undefined}
        {...props}
      >
        <use href={`#icon-${name}`} />
      </svg>
    );
  };
}
