import type { Language } from '@maidan/contract/languages.ts';
import type { QueryClient } from '@tanstack/react-query';

/** What every loader and guard is given. */
export type RouterContext = { queryClient: QueryClient; language: Language };

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** `full` unless told: game pages have no footer, the agent center stands alone. */
    chrome?: 'full' | 'no-footer' | 'bare';
    /** Pages behind login are drawn in the browser; the server sends only their frame. */
    drawnIn?: 'browser';
  }
}
