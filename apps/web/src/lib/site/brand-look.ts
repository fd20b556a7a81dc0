import { soonMs } from '#lib/live/live.ts';

/** The operator's overrides, written by the server into an element of their own so that newer ones can take its place. */
export const BRAND_LOOK_ID = 'brand-look';

let newest: HTMLLinkElement | undefined;

/** Takes the newest look. The old one stays until the new one is there, so that nothing flashes. */
export function refreshBrandLook(version: number): void {
  const next = document.createElement('link');
  newest = next;
  next.rel = 'stylesheet';
  next.href = `/brand.css?v=${version}`;
  next.addEventListener('load', () => {
    // One that was asked for before may arrive after.
    if (newest !== next) return next.remove();
    document.getElementById(BRAND_LOOK_ID)?.remove();
    next.id = BRAND_LOOK_ID;
  });
  next.addEventListener('error', () => {
    next.remove();
    setTimeout(() => {
      if (newest === next) refreshBrandLook(version);
    }, soonMs());
  });
  document.head.append(next);
}
