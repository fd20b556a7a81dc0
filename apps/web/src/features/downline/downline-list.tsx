import type { DownlineMember } from '@maidan/contract/downline/downline-member.ts';
import { Button, buttonClass } from '@maidan/ui/button.tsx';
import { EmptyState } from '@maidan/ui/empty-state.tsx';
import { Link } from '@tanstack/react-router';
import { SearchX, UsersRound } from 'lucide-react';
import { useT } from '#lib/texts/i18n.tsx';
import type { MemberWords } from '#lib/texts/use-member-words.ts';
import { DownlineCards } from './downline-cards.tsx';
import { hasFilters, NO_FILTERS, type DownlineSearch, type OnDownlineSearch } from './downline-search.ts';
import { DownlineTable } from './downline-table.tsx';

type Props = {
  members: readonly DownlineMember[];
  words: MemberWords;
  search: DownlineSearch;
  onSearch: OnDownlineSearch;
  more: { has: boolean; loading: boolean; load: () => void };
};

/** A table where there is room, cards on a phone; both hold the same. */
export function DownlineList({ members, words, search, onSearch, more }: Props) {
  const t = useT('downline');
  if (members.length === 0)
    return hasFilters(search) ? (
      <EmptyState
        icon={<SearchX size={28} aria-hidden />}
        title={t('list.notFound')}
        text={`${t('list.notFoundText')} ${t('list.byNumber')}`}
        action={
          <Button look="outline" onClick={() => onSearch(NO_FILTERS)}>
            {t('list.reset')}
          </Button>
        }
      />
    ) : (
      <EmptyState
        icon={<UsersRound size={28} aria-hidden />}
        title={t('list.empty')}
        text={t('list.emptyText')}
        action={
          <Link to="/agentHome/registerCenter" className={buttonClass()}>
            {t('list.invite')}
          </Link>
        }
      />
    );
  const go = (under: string): void => onSearch({ ...NO_FILTERS, under });
  return (
    <div className="flex flex-col gap-4">
      <DownlineTable members={members} words={words} onGo={go} />
      <DownlineCards members={members} words={words} onGo={go} />
      {more.has && (
        <Button
          look="outline"
          className="self-center"
          pending={more.loading}
          aria-label={more.loading ? t('loading') : undefined}
          onClick={more.load}
        >
          {t('more')}
        </Button>
      )}
    </div>
  );
}
