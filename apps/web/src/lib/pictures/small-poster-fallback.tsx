import { Gamepad2 } from 'lucide-react';

/** In the place of a poster too small for a name; the name stands beside it anyway. */
export function SmallPosterFallback() {
  return (
    <span
      aria-hidden="true"
      className="from-raised-strong to-raised text-muted grid size-full place-items-center bg-linear-to-br"
    >
      <Gamepad2 className="size-1/2 max-w-7" />
    </span>
  );
}
