import { IconButton } from '@maidan/ui/icon-button.tsx';
import { clsx } from 'clsx';
import { Search, SlidersHorizontal, X } from 'lucide-react';
import type { FormEvent, ReactNode } from 'react';
import { useId, useState } from 'react';
import { asciiDigits } from '@maidan/contract/typed/digits.ts';
import { useT } from '#lib/texts/i18n.tsx';
import type { DownlineSearch, OnDownlineSearch } from './downline-search.ts';

const WITHIN = [
  ['1', 'day'],
  ['7', 'week'],
  ['30', 'month'],
] as const;

type Props = { search: DownlineSearch; onSearch: OnDownlineSearch };

const BOX =
  'bg-ground focus-visible:outline-focus h-11 w-full min-w-0 rounded-lg px-3 text-sm shadow-[inset_0_0_0_1px_var(--color-line)]';

/** AGT-09: by name or number, and by what is known of the account. On a phone the rest is folded away. */
export function DownlineFilters({ search, onSearch }: Props) {
  const t = useT('downline');
  const [shown, setShown] = useState(false);
  return (
    <div className="bg-surface shadow-low flex flex-col gap-3 rounded-2xl p-4">
      <div className="flex items-end gap-2">
        <SearchField key={search.search ?? ''} search={search} onSearch={onSearch} />
        <IconButton
          className="bg-raised lg:hidden"
          label={t('list.filters')}
          aria-expanded={shown}
          icon={<SlidersHorizontal size={18} aria-hidden />}
          onClick={() => setShown(!shown)}
        />
      </div>
      <div className={clsx('grid grid-cols-2 gap-3 lg:grid lg:grid-cols-5', !shown && 'max-lg:hidden')}>
        <Choice
          label={t('list.kind')}
          all={t('list.kindAll')}
          value={search.kind}
          options={[
            { value: 'agents', text: t('list.kindAgents') },
            { value: 'players', text: t('list.kindPlayers') },
          ]}
          onChoose={(kind) => onSearch({ kind })}
        />
        <Choice
          label={t('list.state')}
          all={t('list.stateAll')}
          value={search.open}
          options={[
            { value: 'yes', text: t('list.stateOpen') },
            { value: 'no', text: t('list.stateClosed') },
          ]}
          onChoose={(open) => onSearch({ open })}
        />
        <Choice
          label={t('list.active')}
          all={t('list.activeAny')}
          value={search.active}
          options={WITHIN.map(([value, name]) => ({ value, text: t(`list.within.${name}`) }))}
          onChoose={(active) => onSearch({ active })}
        />
        <Day
          label={t('list.from')}
          value={search.joinedFrom}
          onChoose={(joinedFrom) => onSearch({ joinedFrom })}
        />
        <Day label={t('list.to')} value={search.joinedTo} onChoose={(joinedTo) => onSearch({ joinedTo })} />
      </div>
    </div>
  );
}

function SearchField({ search, onSearch }: Props) {
  const t = useT('downline');
  const [typed, setTyped] = useState(search.search ?? '');
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    const wanted = asciiDigits(typed).trim();
    onSearch({ search: wanted === '' ? undefined : wanted });
  };
  return (
    <search className="block min-w-0 flex-1">
      <form className="min-w-0 flex-1" onSubmit={onSubmit}>
        <Labelled label={t('list.search')}>
          {(id) => (
            <span className="relative flex items-center">
              <input
                id={id}
                value={typed}
                maxLength={24}
                autoComplete="off"
                autoCapitalize="none"
                enterKeyHint="search"
                placeholder={t('list.searchHint')}
                className={clsx(BOX, 'placeholder:text-muted pr-22')}
                onChange={({ target }) => setTyped(target.value)}
              />
              <span className="absolute right-0 flex">
                {search.search !== undefined && (
                  <IconButton
                    label={t('list.clear')}
                    icon={<X size={18} aria-hidden />}
                    onClick={() => onSearch({ search: undefined })}
                  />
                )}
                <IconButton type="submit" label={t('list.search')} icon={<Search size={18} aria-hidden />} />
              </span>
            </span>
          )}
        </Labelled>
      </form>
    </search>
  );
}

type ChoiceProps<Value extends string> = {
  label: string;
  all: string;
  value: Value | undefined;
  options: readonly { value: Value; text: string }[];
  onChoose: (value: Value | undefined) => void;
};

function Choice<Value extends string>({ label, all, value, options, onChoose }: ChoiceProps<Value>) {
  return (
    <Labelled label={label}>
      {(id) => (
        <select
          id={id}
          value={value ?? ''}
          className={clsx(BOX, 'pr-8 text-ellipsis')}
          onChange={({ target }) => onChoose(options.find((option) => option.value === target.value)?.value)}
        >
          <option value="">{all}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.text}
            </option>
          ))}
        </select>
      )}
    </Labelled>
  );
}

type DayProps = { label: string; value: string | undefined; onChoose: (day: string | undefined) => void };

function Day({ label, value, onChoose }: DayProps) {
  return (
    <Labelled label={label}>
      {(id) => (
        <input
          id={id}
          type="date"
          value={value ?? ''}
          className={BOX}
          onChange={({ target }) => onChoose(target.value === '' ? undefined : target.value)}
        />
      )}
    </Labelled>
  );
}

function Labelled({ label, children }: { label: string; children: (id: string) => ReactNode }) {
  const id = useId();
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <label htmlFor={id} className="text-muted truncate text-xs font-medium">
        {label}
      </label>
      {children(id)}
    </div>
  );
}
