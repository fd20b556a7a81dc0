import { clsx } from 'clsx';
import { UserRound } from 'lucide-react';
import { Picture } from '#lib/pictures/picture.tsx';

type AvatarProps = { name: string; imageUrl?: string | undefined; size?: 'small' | 'medium' | 'large' };

const SIZES = {
  small: { side: 28, className: 'size-7 text-xs' },
  medium: { side: 36, className: 'size-9 text-sm' },
  large: { side: 80, className: 'size-20 text-3xl' },
} as const;

/** HDR-05, ERR-05: the picture, or the first letter when there is none or it does not load. */
export function Avatar({ name, imageUrl, size = 'medium' }: AvatarProps) {
  const first = name.codePointAt(0);
  const letter = first === undefined ? undefined : String.fromCodePoint(first).toUpperCase();
  const { side, className } = SIZES[size];
  return (
    <span
      className={clsx(
        'bg-raised-strong text-accent grid shrink-0 place-items-center overflow-hidden rounded-full font-semibold',
        className,
      )}
    >
      <Picture
        src={imageUrl}
        fallback={letter ?? <UserRound size={side / 2} aria-hidden="true" />}
        width={side}
        height={side}
        className="size-full object-cover"
      />
    </span>
  );
}
