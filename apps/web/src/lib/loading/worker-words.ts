/** What a page and the site's service worker (`page/worker-script.ts`) both know. */
export const WORKER_PATH = '/offline-worker.js';
/** Said by a page whose language or theme is no longer the one that was kept. */
export const KEEP_AGAIN = 'keep';
