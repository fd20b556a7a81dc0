import { useEffect, useState } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { usePicture } from '#lib/pictures/use-picture.ts';

type ImageProps = Omit<ComponentProps<'img'>, 'src' | 'srcSet' | 'alt' | 'ref' | 'onError' | 'onLoad'>;

type PictureProps = ImageProps & {
  /** Nothing, where nobody has chosen one: the fallback stands there from the start. */
  src: string | null | undefined;
  /** The same picture in other sizes: address and its width, `240w`. */
  wider?: readonly (readonly [src: string, width: string])[] | undefined;
  alt?: string;
  /** What stands in its place when it is missing, forbidden or slow; null where the ground beneath says enough. */
  fallback: ReactNode;
};

/** How long a place may stay empty before its fallback fills it; the picture still takes over when it comes. */
const SLOW_AFTER_MS = 4000;

/** HOM-10, ERR-05: every picture of the site is drawn here, so that none can leave a hole or the browser's broken sign. */
export function Picture({ src, ...rest }: PictureProps) {
  if (src === null || src === undefined || src === '') return rest.fallback;
  // What failed belongs to its address: another picture is tried anew.
  return <Shown key={src} src={src} {...rest} />;
}

function Shown({ src, wider, alt = '', fallback, className, ...rest }: PictureProps & { src: string }) {
  const { missing, addressOf, parts } = usePicture();
  const [state, setState] = useState<'awaited' | 'slow' | 'here'>('awaited');
  useEffect(() => {
    if (fallback === null || parts.ref.current?.complete === true) return undefined;
    const late = window.setTimeout(() => setState((now) => (now === 'here' ? now : 'slow')), SLOW_AFTER_MS);
    return () => window.clearTimeout(late);
    // Whether there is a fallback does not change while a picture is awaited.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  if (missing) return fallback;
  return (
    <>
      {state === 'slow' && fallback}
      <img
        {...rest}
        {...parts}
        src={addressOf(src)}
        srcSet={wider?.map(([address, width]) => `${addressOf(address)} ${width}`).join(', ')}
        alt={alt}
        className={state === 'slow' ? 'pointer-events-none absolute size-px opacity-0' : className}
        onLoad={() => setState('here')}
      />
    </>
  );
}
