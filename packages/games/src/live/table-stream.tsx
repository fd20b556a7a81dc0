import { useState } from 'react';
import type { LiveTexts } from './live-texts.ts';

const HLS = 'application/vnd.apple.mpegurl';
const playsHls = (): boolean => document.createElement('video').canPlayType(HLS) !== '';

type Props = { address: string | null; isCalm: boolean; words: LiveTexts };

/**
 * The video of a table, where an operator has set one and the browser plays it by itself. It decides nothing: without it, or when it breaks off,
 * the drawn table is all there is.
 */
export function TableStream({ address, isCalm, words }: Props) {
  const [isPlayed] = useState(() => address !== null && playsHls());
  const [hasFailed, setFailed] = useState(false);
  if (address === null || !isPlayed || hasFailed) return null;
  return (
    <figure className="lv-stream">
      <video
        aria-label={words.stream.name}
        src={address}
        autoPlay={!isCalm}
        controls
        muted
        playsInline
        preload="none"
        onError={() => setFailed(true)}
      />
      <figcaption>{words.stream.counts}</figcaption>
    </figure>
  );
}
