import { useEffect, useState } from 'react';

const SAYS_SO_MS = 2000;

type Copy = {
  /** For a while after it was copied. */
  copied: boolean;
  /** False where the browser does not allow it (no secure context, no permission): the text stands there to be marked by hand. */
  copy: () => Promise<boolean>;
};

export function useCopy(text: string): Copy {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return undefined;
    const timer = setTimeout(() => setCopied(false), SAYS_SO_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async (): Promise<boolean> => {
    const done = await write(text);
    setCopied(done);
    return done;
  };
  return { copied, copy };
}

async function write(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
