import { createContext } from 'react';

/**
 * LOG-15: where this page takes pictures and games from, chosen by the server when it drew the page and allowed by its
 * policy; empty where everything comes from the site and the game house themselves.
 */
export type PageHosts = {
  images: string;
  games: string;
  /** MSG-05: hosts of others to which the operator lets links lead. */
  links?: readonly string[];
  /** SET-01: under which id the operator measures visits; left out where nobody does. */
  measuring?: string;
};

export const NO_HOSTS: PageHosts = { images: '', games: '' };

/** For what is drawn: the server draws many pages at once, each with hosts of its own. */
export const PageHostsContext = createContext(NO_HOSTS);

let here = NO_HOSTS;

/** For calls, which only a browser makes with them. */
export const pageHosts = (): PageHosts => here;

export function setPageHosts(hosts: PageHosts): void {
  here = hosts;
}
