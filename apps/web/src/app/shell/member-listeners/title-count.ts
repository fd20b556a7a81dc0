import { digits } from '@maidan/contract/digits.ts';
import { useEffect } from 'react';
import { useStanding } from '#app/shell/nav/use-standing.ts';
import { useLanguage } from '#lib/texts/i18n.tsx';

const COUNT = /^\([^)]*\) /;

/** MSG-03: how many messages wait stands before the title of every page, so that it is seen from another tab. */
export function useTitleCount(): void {
  const { unreadMessages } = useStanding();
  const language = useLanguage();
  useEffect(() => {
    const write = (count: number): void => {
      const bare = document.title.replace(COUNT, '');
      const title = count === 0 || bare === '' ? bare : `(${digits(count, language)}) ${bare}`;
      if (title !== document.title) document.title = title;
    };
    write(unreadMessages);
    // Each page brings a title of its own, sooner or later.
    const watcher = new MutationObserver(() => write(unreadMessages));
    watcher.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => {
      watcher.disconnect();
      write(0);
    };
  }, [unreadMessages, language]);
}
