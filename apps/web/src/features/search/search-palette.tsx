import { digits } from '@maidan/contract/digits.ts';
import { Dialog } from '@maidan/ui/dialog.tsx';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useDeferredValue, useEffect, useId, useMemo, useRef, useState } from 'react';
import type { MouseEvent, RefObject } from 'react';
import { useLanguage, useT } from '#lib/texts/i18n.tsx';
import { useOnline } from '#lib/call/use-online.ts';
import { rememberSearch } from './recent-searches.ts';
import { RecentList } from './recent-list.tsx';
import { SearchField } from './search-field.tsx';
import { SearchKeys } from './search-keys.tsx';
import { optionId, SearchList } from './search-list.tsx';
import { NothingFound, SearchFailed, SearchLoading } from './search-note.tsx';
import { groupsOf, suggestionsOf } from './search-options.ts';
import type { OptionGroup, Reader, SearchOption, SuggestedGame } from './search-options.ts';
import { searchQuery } from './search.queries.ts';
import { useEarlyEnter } from './use-early-enter.ts';
import { useOptionKeys } from './use-option-keys.ts';
import { useTypedText } from './use-typed-text.ts';

type SearchPaletteProps = {
  /** What people play now: shown before anything is typed, and where nothing was found. */
  hot: readonly SuggestedGame[];
  reader: Reader;
  /** A press on a game goes the way every game starts. */
  onPlay: (game: SuggestedGame, press: MouseEvent) => void;
  onVisit: (href: string) => void;
  onClose: () => void;
};

export function SearchPalette({ hot, reader, onPlay, onVisit, onClose }: SearchPaletteProps) {
  const t = useT('search');
  const language = useLanguage();
  const listId = useId();
  const [typed, setTyped] = useState('');
  const { text, state, groups, isAnswered, retry } = useAnswer(typed, hot, reader);
  const options = groups.flatMap((group) => group.options);
  const list = options.map(({ key }) => key).join(' ');
  const openAt = (index: number): void => document.getElementById(optionId(listId, index))?.click();
  const { active, point, onKeyDown } = useOptionKeys(list, options.length, openAt);
  const early = useEarlyEnter({ typed, isAnswered, isFound: state === 'found' || state === 'nearest' }, () =>
    openAt(0),
  );
  const activeId = active === -1 ? undefined : optionId(listId, active);
  const results = useRef<HTMLDivElement>(null);
  useInSight(activeId);
  useFromTheTop(results, list);

  const open = useCallback(
    (option: SearchOption, press: MouseEvent): void => {
      const isElsewhere = press.metaKey || press.ctrlKey || press.shiftKey || press.altKey;
      if (text !== '') rememberSearch(text);
      if (option.kind === 'game') return onPlay(option.game, press);
      if (isElsewhere) return undefined;
      press.preventDefault();
      return onVisit(option.href);
    },
    [text, onPlay, onVisit],
  );
  return (
    <Dialog
      title={t('title')}
      closeLabel={useT('common')('close')}
      bare
      className="search-dialog"
      onClose={onClose}
    >
      <SearchField
        text={typed}
        onType={setTyped}
        onKeyDown={(event) => {
          if (active !== -1 || !early(event)) onKeyDown(event);
        }}
        listId={listId}
        activeId={activeId}
        hasOptions={options.length > 0}
      />
      <output className="sr-only">
        {state === 'loading'
          ? t('loading')
          : text !== '' && t('found', { count: digits(options.length, language) })}
      </output>
      {state === 'typing' && <RecentList onChoose={setTyped} />}
      {state === 'loading' && <SearchLoading />}
      {(state === 'failed' || state === 'offline') && (
        <SearchFailed offline={state === 'offline'} onRetry={retry} />
      )}
      {state === 'nothing' && <NothingFound text={text} hasSuggestions={groups.length > 0} />}
      {state === 'nearest' && (
        <p className="text-muted px-6 pt-4 text-sm wrap-anywhere">{t('nearest', { text })}</p>
      )}
      <SearchList ref={results} id={listId} groups={groups} active={active} onPoint={point} onOpen={open} />
      <SearchKeys />
    </Dialog>
  );
}

type Shown = {
  text: string;
  state: 'typing' | 'loading' | 'failed' | 'offline' | 'nothing' | 'nearest' | 'found';
  groups: OptionGroup[];
  retry: () => void;
};
/** Whether what stands there answers what was typed, and not what was typed before it. */
type Answer = Shown & { isAnswered: boolean };

/** What stands below the field. While the next answer is on its way the last one stays. */
function useAnswer(typed: string, hot: readonly SuggestedGame[], reader: Reader): Answer {
  const { plain, settled: text } = useTypedText(typed);
  const isOnline = useOnline();
  const {
    data: found,
    isError,
    isPlaceholderData,
    fetchStatus,
    refetch,
  } = useQuery(searchQuery(text, useLanguage()));
  // Drawn in slices: whoever types on does not wait for the lines.
  const data = useDeferredValue(found);
  const failed = isError || fetchStatus === 'paused';
  const isAnswered =
    plain === text &&
    (text === '' || failed || (found !== undefined && !isPlaceholderData && data === found));
  // The same answer keeps its lines: a letter that is typed draws the field, not the list.
  const shown = useMemo((): Shown => {
    const answer = (state: Shown['state'], groups: OptionGroup[]): Shown => ({
      text,
      state,
      groups,
      retry: () => void refetch(),
    });
    if (text === '') return answer('typing', suggestionsOf(hot));
    if (failed) return answer(isOnline && isError ? 'failed' : 'offline', []);
    if (data === undefined) return answer('loading', []);
    const groups = groupsOf(data, text, reader);
    if (groups.length === 0) return answer('nothing', suggestionsOf(hot));
    return answer(data.nearest ? 'nearest' : 'found', groups);
  }, [text, hot, failed, isError, isOnline, data, reader, refetch]);
  return { ...shown, isAnswered };
}

/** Other results are looked at from their beginning. */
function useFromTheTop(results: RefObject<HTMLElement | null>, list: string): void {
  const shown = useRef(list);
  useEffect(() => {
    if (shown.current === list) return;
    shown.current = list;
    results.current?.scrollTo({ top: 0 });
  }, [results, list]);
}

/** Keeps the option that is pointed at in sight. */
function useInSight(id: string | undefined): void {
  useEffect(() => {
    if (id !== undefined) document.getElementById(id)?.scrollIntoView({ block: 'nearest' });
  }, [id]);
}
