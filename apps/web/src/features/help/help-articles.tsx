import { HELP_SECTIONS } from '@maidan/contract/messages/help-sections.ts';
import { ChevronDown, Link2 } from 'lucide-react';
import { memo } from 'react';
import { useT } from '#lib/texts/i18n.tsx';
import { RichText } from '#lib/widgets/rich-text.tsx';
import type { HelpArticle } from './help.queries.ts';

type HelpArticlesProps = {
  articles: readonly HelpArticle[];
  isOpen: (id: string) => boolean;
  onToggle: (id: string, open: boolean) => void;
};

/** By section. Native details: they open without any script, and a search of the browser finds what is inside. */
export function HelpArticles({ articles, isOpen, onToggle }: HelpArticlesProps) {
  const t = useT('help');
  const sections = HELP_SECTIONS.map((section) => ({
    section,
    own: articles.filter((article) => article.section === section),
  })).filter(({ own }) => own.length > 0);
  return (
    <div className="flex min-w-0 flex-col gap-10">
      {sections.map(({ section, own }) => (
        <section key={section} aria-labelledby={`section-${section}`} className="flex flex-col gap-3">
          <h2 id={`section-${section}`} className="text-lg font-semibold">
            {t(`section.${section}`)}
          </h2>
          {own.map((article) => (
            <Article key={article.id} article={article} open={isOpen(article.id)} onToggle={onToggle} />
          ))}
        </section>
      ))}
    </div>
  );
}

type ArticleProps = Pick<HelpArticlesProps, 'onToggle'> & { article: HelpArticle; open: boolean };

/** To open one draws that one; a long list stays as it is. */
const Article = memo(function Article({ article: { id, title, content }, open, onToggle }: ArticleProps) {
  const t = useT('help');
  return (
    <details
      id={id}
      open={open}
      onToggle={(event) => onToggle(id, event.currentTarget.open)}
      className="group bg-surface scroll-mt-24 rounded-xl"
    >
      <summary className="hover:bg-raised/50 flex min-h-14 cursor-pointer list-none items-center gap-3 rounded-xl px-5 py-3 [&::-webkit-details-marker]:hidden">
        <h3 className="flex-1 font-semibold">{title}</h3>
        <ChevronDown
          size={20}
          aria-hidden
          className="text-muted shrink-0 transition-transform duration-150 group-open:rotate-180"
        />
      </summary>
      <div className="flex flex-col items-start gap-4 px-5 pb-5">
        <RichText text={content} className="max-w-[68ch]" />
        <a
          href={`/help#${id}`}
          aria-label={t('link', { title })}
          className="text-muted hover:text-text -ml-3 grid size-11 place-items-center"
        >
          <Link2 size={18} aria-hidden />
        </a>
      </div>
    </details>
  );
});
