import { buttonClass } from '@maidan/ui/button.tsx';
import { EmptyState } from '@maidan/ui/empty-state.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { CircleHelp, SearchX } from 'lucide-react';
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useLanguage, useT } from '#lib/texts/i18n.tsx';
import { PageHead } from '#lib/page/page-head.tsx';
import { articleOfHash, findArticles, otherLanguageOf } from './find-articles.ts';
import { HelpArticles } from './help-articles.tsx';
import { HelpContents } from './help-contents.tsx';
import { HelpSearch } from './help-search.tsx';
import { HelpFailed, HelpWaiting } from './help-states.tsx';
import { helpCenterQuery } from './help.queries.ts';
import type { HelpArticle } from './help.queries.ts';
import { useTypedSearch } from './use-typed-search.ts';

type HelpPageProps = { hash: string; search: string; onSearch: (text: string) => void };

/** RTE-06: every answer on one page, found by its address, by its place or by a word in it. */
export function HelpPage({ hash, search, onSearch }: HelpPageProps) {
  const t = useT('help');
  const { data, isError, refetch } = useQuery(helpCenterQuery(useLanguage()));
  const [typed, setTyped] = useTypedSearch(search, onSearch);
  return (
    <div className="flex flex-col gap-8">
      <PageHead title={t('title')} description={t('metaDescription')} />
      <div className="flex flex-col gap-4">
        <div>
          <h1 className="text-2xl font-bold tracking-tight sm:text-3xl">{t('title')}</h1>
          <p className="text-muted mt-1 max-w-2xl text-pretty">{t('intro')}</p>
        </div>
        <HelpSearch text={typed} onSearch={setTyped} />
      </div>
      {data !== undefined && <Articles articles={data} hash={hash} search={typed} onSearch={setTyped} />}
      {data === undefined && (isError ? <HelpFailed onRetry={() => void refetch()} /> : <HelpWaiting />)}
      <p className="text-muted">
        {t('contact')}{' '}
        <Link to="/service" className="text-accent underline underline-offset-4">
          {t('contactLink')}
        </Link>
      </p>
    </div>
  );
}

type ArticlesProps = HelpPageProps & { articles: readonly HelpArticle[] };

function Articles({ articles, hash, search, onSearch }: ArticlesProps) {
  const t = useT('help');
  const { isOpen, setOpen } = useOpenArticles(articles, hash);
  const others = useOtherWords(search);
  const found = useMemo(() => findArticles(articles, search, others), [articles, search, others]);
  const searching = search.trim() !== '';
  if (articles.length === 0)
    return (
      <EmptyState icon={<CircleHelp size={28} aria-hidden />} title={t('emptyTitle')} text={t('emptyText')} />
    );
  return (
    <>
      <output className={searching && found.length > 0 ? 'text-muted -mt-3 text-sm' : 'sr-only'}>
        {searching && t('found', { count: found.length })}
      </output>
      {found.length === 0 ? (
        <EmptyState
          icon={<SearchX size={28} aria-hidden />}
          title={t('noneTitle', { search })}
          text={t('noneText')}
          action={
            <button type="button" className={buttonClass('outline')} onClick={() => onSearch('')}>
              {t('showAll')}
            </button>
          }
        />
      ) : (
        <div className="grid gap-8 lg:grid-cols-[16rem_minmax(0,1fr)] lg:gap-12">
          <HelpContents articles={found} onChoose={setOpen} />
          <HelpArticles
            articles={found}
            isOpen={(id) => isOpen(id) || (searching && found.length === 1)}
            onToggle={setOpen}
          />
        </div>
      )}
    </>
  );
}

const NONE: readonly HelpArticle[] = [];

/** Whoever types in another language finds the same articles; its texts are fetched only then. */
function useOtherWords(search: string): readonly HelpArticle[] {
  const language = useLanguage();
  const other = otherLanguageOf(search, language);
  return useQuery({ ...helpCenterQuery(other ?? language), enabled: other !== undefined }).data ?? NONE;
}

const never = (): (() => void) => () => undefined;

/** Which articles stand open. The one that the address names is open until it is closed, and brought into view. */
function useOpenArticles(articles: readonly HelpArticle[], hash: string) {
  // No server ever sees a hash, so the page does not know it while it is hydrated either.
  const awake = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const wanted = awake ? articleOfHash(articles, hash)?.id : undefined;
  const [open, setAll] = useState<ReadonlySet<string>>(new Set());
  const [closed, setClosed] = useState<string>();
  const isOpen = (id: string): boolean => open.has(id) || (id === wanted && closed !== wanted);
  const setOpen = useCallback(
    (id: string, wish: boolean): void => {
      if (id === wanted) setClosed(wish ? undefined : id);
      setAll((before) => {
        if (before.has(id) === wish) return before;
        return new Set(wish ? [...before, id] : [...before].filter((one) => one !== id));
      });
    },
    [wanted],
  );
  useEffect(() => {
    // The texts come after the address was read, so the browser alone would not find the place.
    if (wanted !== undefined) document.getElementById(wanted)?.scrollIntoView();
  }, [wanted]);
  return { isOpen, setOpen };
}
