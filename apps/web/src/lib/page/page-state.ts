import type { Language } from '@maidan/contract/languages.ts';
import type { DehydratedState } from '@tanstack/react-query';
import type { PageHosts } from '#lib/page/page-hosts.ts';

/** What the server writes into the page for the script that takes over. */
export type PageState = {
  language: Language;
  /** Whether the page itself was drawn on the server; pages behind login come as a frame. */
  drawn: boolean;
  /** The number of the last public news that it is drawn with. */
  news: number;
  queries: DehydratedState | null;
  /** Left out where it is on, as it usually is. */
  lakhGrouping?: boolean;
  /** Left out where there are none. */
  hosts?: PageHosts;
};

export const PAGE_STATE_ID = 'maidan-state';

export function readPageState(): PageState {
  const text = document.getElementById(PAGE_STATE_ID)?.textContent ?? '';
  return JSON.parse(text) as PageState;
}

/** As JSON that cannot end its own script element, whatever a title or a notice contains. */
export function pageStateText(state: PageState): string {
  return JSON.stringify(state).replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
