import { CHUNK_LOAD_TIMEOUT_MS } from '@maidan/contract/constants.ts';
import { isReloading } from './stale-page.ts';

/** Thrown when a part of the site did not come within its time. */
export class LoadTimeout extends Error {
  override name = 'LoadTimeout';
}

/** ERR-04: a chunk that neither comes nor fails is given up after two minutes. */
export async function loadInTime<T>(load: () => Promise<T>, limitMs = CHUNK_LOAD_TIMEOUT_MS): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new LoadTimeout('a part of the site took too long')), limitMs);
  });
  try {
    return await Promise.race([load(), limit]);
  } catch (error) {
    // The page is being loaded anew: whatever would be said now would only flash up.
    if (isReloading()) return new Promise<never>(() => undefined);
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

/** Browsers word it differently; all of them mean that a script or style file did not arrive. */
export function isLoadFailure(error: unknown): boolean {
  if (error instanceof LoadTimeout) return true;
  return (
    error instanceof Error &&
    /dynamically imported module|module script failed|preload CSS|ChunkLoadError/i.test(error.message)
  );
}
