import { use, useEffect, useRef, useState } from 'react';
import { PageHostsContext } from '#lib/page/page-hosts.ts';

const RETRY_AFTER_MS = 1200;
const OWN_PICTURES = '/media/';

/**
 * HOM-10: a picture comes from the page's image host if there is one; it is tried once more, then from the site itself,
 * and when that fails too it is given up and its place keeps its fallback.
 */
export function usePicture() {
  const { images } = use(PageHostsContext);
  const image = useRef<HTMLImageElement>(null);
  const [failures, setFailures] = useState(0);
  const [retrying, setRetrying] = useState(false);

  // A picture of the server's page may have failed before this script ran; its error event is gone by then.
  useEffect(() => {
    const { current } = image;
    if (current?.complete === true && current.naturalWidth === 0 && current.currentSrc !== '') setFailures(1);
  }, []);

  useEffect(() => {
    if (failures !== 1) return undefined;
    const timer = window.setTimeout(() => setRetrying(true), RETRY_AFTER_MS);
    return () => window.clearTimeout(timer);
  }, [failures]);

  const addressOf = (path: string): string => {
    // Another address for the same picture, so that the failed answer is not simply remembered.
    if (retrying && !path.startsWith('data:') && !path.startsWith('blob:'))
      return `${path}${path.includes('?') ? '&' : '?'}retry=1`;
    return path.startsWith(OWN_PICTURES) ? images + path : path;
  };
  return {
    missing: failures > 1 || (failures === 1 && !retrying),
    addressOf,
    parts: { ref: image, onError: () => setFailures((count) => count + 1) },
  };
}
