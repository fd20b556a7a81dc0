import { currentLanguage } from '#lib/preferences.ts';

/**
 * The first format of each kind makes the browser read its tables, which a slow phone takes a tenth of a second for. That
 * happens while nobody waits, one kind at a time, and not at the first menu or letter.
 */
export function warmFormats(): void {
  const kinds = [
    (language: string) => new Intl.PluralRules(language).select(2),
    (language: string) => new Intl.NumberFormat(language).format(1000),
  ];
  const next = (): void => {
    kinds.pop()?.(currentLanguage());
    if (kinds.length > 0) whenIdle(next);
  };
  whenIdle(next);
}

function whenIdle(work: () => void): void {
  // Safari has no idle time to give away.
  if (typeof window.requestIdleCallback === 'function') window.requestIdleCallback(work);
  else window.setTimeout(work, 200);
}
