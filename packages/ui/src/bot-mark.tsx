import type { ReactNode } from 'react';

/** Beside the name of a bot, wherever players see it; the word is the reader's. */
export function BotMark({ children }: { children: ReactNode }) {
  return (
    <span className="bg-raised-strong text-text shrink-0 rounded px-1 text-xs leading-4 font-semibold">
      {children}
    </span>
  );
}
