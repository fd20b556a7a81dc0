import { useQuery } from '@tanstack/react-query';
import { useLanguage, useT } from '#lib/i18n.tsx';
import { firstNewsQuery } from './messages.queries.ts';

const MOST = 3;

/** What is published for people who are here for the first time. Nothing is shown until there is something. */
export function FirstNews() {
  const t = useT('login');
  const { data } = useQuery(firstNewsQuery(useLanguage()));
  const news = [...(data?.popup ?? []), ...(data?.player ?? [])]
    .filter(({ execution }) => execution === 'F')
    .slice(0, MOST);
  if (news.length === 0) return null;
  return (
    <section className="bg-raised/50 flex flex-col gap-3 rounded-lg p-4">
      <h3 className="text-accent text-sm font-semibold">{t('welcome.news')}</h3>
      {news.map(({ id, title, content }) => (
        <div key={id}>
          <p className="font-medium">{title}</p>
          <p className="text-muted text-sm text-pretty">{content}</p>
        </div>
      ))}
    </section>
  );
}
