import { useRouter } from '@tanstack/react-router';
import type { AnchorHTMLAttributes, MouseEvent } from 'react';

type QuickLinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string };

/**
 * A link of the lobby. Home has some two hundred of them, and the router's own link does much at each: this one asks
 * the router only when it is pointed at or pressed, which keeps hydration short.
 */
export function QuickLink({ href, onClick, children, ...rest }: QuickLinkProps) {
  const router = useRouter();
  const prepare = (): void => {
    const { pathname, search } = new URL(href, window.location.origin);
    void router.preloadRoute({ to: pathname, search: router.options.parseSearch(search) });
  };
  return (
    <a
      {...rest}
      href={href}
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={(event) => {
        onClick?.(event);
        if (!isPlainPress(event)) return;
        event.preventDefault();
        void router.navigate({ href });
      }}
    >
      {children}
    </a>
  );
}

/** Presses with a modifier open tabs and windows: those belong to the browser. */
export function isPlainPress(event: MouseEvent): boolean {
  return (
    !event.defaultPrevented &&
    event.button === 0 &&
    !event.metaKey &&
    !event.ctrlKey &&
    !event.shiftKey &&
    !event.altKey
  );
}
