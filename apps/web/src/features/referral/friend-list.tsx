import { Button } from '@maidan/ui/button.tsx';
import { EmptyState } from '@maidan/ui/empty-state.tsx';
import { Skeleton } from '@maidan/ui/skeleton.tsx';
import { useInfiniteQuery } from '@tanstack/react-query';
import { RotateCw, Users } from 'lucide-react';
import { useT } from '#lib/texts/i18n.tsx';
import type { MemberWords } from '#lib/texts/use-member-words.ts';
import { FriendItem } from './friend-item.tsx';
import { referredFriendsQuery } from './referral.queries.ts';

export function FriendList({ words, mayTake }: { words: MemberWords; mayTake: boolean }) {
  const t = useT('referral');
  const list = useInfiniteQuery(referredFriendsQuery());
  const all = list.data?.pages.flatMap(({ friends }) => friends);
  return (
    <section className="flex flex-col gap-3" aria-labelledby="referred-friends">
      <div>
        <h2 id="referred-friends" className="text-xl font-semibold">
          {t('friends.title')}
        </h2>
        {all !== undefined && all.length > 0 && <p className="text-muted text-sm">{t('friends.note')}</p>}
      </div>
      {all === undefined && list.error === null && (
        <output aria-label={t('loading')}>
          <Skeleton className="h-28 w-full rounded-2xl" />
        </output>
      )}
      {all === undefined && list.error !== null && (
        <EmptyState
          icon={<RotateCw size={28} aria-hidden />}
          title={t('failed')}
          text={list.error.message}
          action={<Button onClick={() => void list.refetch()}>{t('retry')}</Button>}
        />
      )}
      {all?.length === 0 && (
        <EmptyState
          icon={<Users size={28} aria-hidden />}
          title={t('friends.emptyTitle')}
          text={t('friends.emptyText')}
        />
      )}
      {all !== undefined && all.length > 0 && (
        <ul className="bg-surface shadow-low divide-line divide-y rounded-2xl">
          {all.map((friend) => (
            <FriendItem key={friend.key} friend={friend} words={words} mayTake={mayTake} />
          ))}
        </ul>
      )}
      {list.hasNextPage && (
        <Button
          look="outline"
          className="self-center"
          pending={list.isFetchingNextPage}
          aria-label={list.isFetchingNextPage ? t('loading') : undefined}
          onClick={() => void list.fetchNextPage()}
        >
          {t('friends.more')}
        </Button>
      )}
    </section>
  );
}
