import { IconButton } from '@maidan/ui/icon-button.tsx';
import { Skeleton } from '@maidan/ui/skeleton.tsx';
import { useInfiniteQuery } from '@tanstack/react-query';
import { ChevronRight, Search } from 'lucide-react';
import type { FormEvent } from 'react';
import { useId, useState } from 'react';
import { asciiDigits } from '@maidan/contract/typed/digits.ts';
import { useT } from '#lib/texts/i18n.tsx';
import { useMemberWords } from '#lib/texts/use-member-words.ts';
import { downlineQuery } from './downline.queries.ts';
import { TYPE_WORDS } from './type-words.ts';

const SHOWN = 6;

/** AGT-04: somebody below, by name or number; without a search the newest directly below. */
export function MemberChooser({ onChoose }: { onChoose: (id: string) => void }) {
  const t = useT('downline');
  const id = useId();
  const [typed, setTyped] = useState('');
  const [search, setSearch] = useState('');
  const words = useMemberWords('');
  const list = useInfiniteQuery(downlineQuery({ open: 'yes', ...(search === '' ? {} : { search }) }));
  const members = list.data?.pages[0]?.members.slice(0, SHOWN);
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    setSearch(asciiDigits(typed).trim());
  };
  return (
    <div className="flex flex-col gap-4">
      <search className="block min-w-0 flex-1">
        <form className="flex flex-col gap-1.5" onSubmit={onSubmit}>
          <label htmlFor={id} className="text-sm font-medium">
            {t('transfer.choose')}
          </label>
          <span className="relative flex items-center">
            <input
              id={id}
              value={typed}
              maxLength={24}
              autoComplete="off"
              autoCapitalize="none"
              enterKeyHint="search"
              className="bg-ground focus-visible:outline-focus h-12 w-full rounded-lg pr-12 pl-4 shadow-[inset_0_0_0_1px_var(--color-line)]"
              onChange={({ target }) => setTyped(target.value)}
            />
            <IconButton
              type="submit"
              className="absolute right-0.5"
              label={t('list.search')}
              icon={<Search size={18} aria-hidden />}
            />
          </span>
          <span className="text-muted text-sm">{t('transfer.chooseText')}</span>
        </form>
      </search>
      {members === undefined && list.error === null && (
        <output aria-label={t('loading')}>
          <Skeleton className="h-40 w-full rounded-xl" />
        </output>
      )}
      {list.error !== null && (
        <p role="alert" className="text-loss text-sm">
          {list.error.message}
        </p>
      )}
      {members?.length === 0 && (
        <p className="text-muted flex flex-col text-pretty">
          <span>{t('list.notFound')}</span>
          <span className="text-sm">{t('list.byNumber')}</span>
        </p>
      )}
      <ul className="divide-line divide-y">
        {members?.map(({ id: member, username, type }) => (
          <li key={member}>
            <button
              type="button"
              className="hover:bg-raised flex min-h-14 w-full cursor-pointer items-center gap-3 rounded-lg px-2 text-left"
              onClick={() => onChoose(member)}
            >
              <span className="min-w-0 flex-1">
                <span className="block truncate font-medium">{username}</span>
                <span className="text-muted block text-sm">
                  {t(`type.${TYPE_WORDS[type]}`)} · {t('number', { id: words.count(member) })}
                </span>
              </span>
              <ChevronRight size={18} aria-hidden className="text-muted shrink-0" />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
