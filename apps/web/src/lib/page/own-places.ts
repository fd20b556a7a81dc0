/** The router's name for an entry of the history. */
export const ROUTER_KEY = '__TSR_key';

/**
 * Entries of the history whose place the page finds by itself. The router would scroll as soon as it has drawn the page, which
 * is then not yet as long as it was, and would take the place it ends at for the one to come back to.
 */
export const ownPlaces = new Set<unknown>();
