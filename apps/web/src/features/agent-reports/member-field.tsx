import { IconButton } from '@maidan/ui/icon-button.tsx';
import { Search, X } from 'lucide-react';
import { useId, type FormEvent } from 'react';
import { asciiDigits } from '@maidan/contract/typed/digits.ts';
import { useT } from '#lib/texts/i18n.tsx';
import type { ReportProps } from './team-search.ts';

type MemberFieldProps = Pick<ReportProps, 'search' | 'onSearch'> & {
  /** The name of whom a list was opened for. */
  shown: string | undefined;
};

/** One of the team: by the whole name, or as somebody was chosen in a list. */
export function MemberField({ search, onSearch, shown }: MemberFieldProps) {
  const t = useT('team');
  const id = useId();
  const isChosen = search.member !== undefined || search.username !== undefined;
  const find = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('username');
    const username = typeof typed === 'string' ? asciiDigits(typed).trim() : '';
    onSearch({ member: null, username: username === '' ? null : username });
  };
  return (
    <form className="flex min-w-0 flex-1 basis-48 flex-col gap-1" onSubmit={find}>
      <label htmlFor={id} className="text-muted text-xs font-medium">
        {t('member')}
      </label>
      <div className="flex items-center gap-1">
        <input
          // Drawn anew when another member was chosen.
          key={search.username ?? shown ?? ''}
          id={id}
          name="username"
          defaultValue={search.username ?? shown ?? ''}
          maxLength={32}
          placeholder={t('memberHint')}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          className="bg-ground h-11 w-full min-w-0 rounded-lg px-3 text-sm shadow-[inset_0_0_0_1px_var(--color-line)]"
        />
        {isChosen ? (
          <IconButton
            label={t('everybody')}
            icon={<X size={18} aria-hidden />}
            onClick={() => onSearch({ member: null, username: null })}
          />
        ) : (
          <IconButton type="submit" label={t('find')} icon={<Search size={18} aria-hidden />} />
        )}
      </div>
    </form>
  );
}
