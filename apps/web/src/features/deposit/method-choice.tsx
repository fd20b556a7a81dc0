import { clsx } from 'clsx';
import { Landmark, WalletCards } from 'lucide-react';
import { useT } from '#lib/texts/i18n.tsx';
import type { Method } from './deposit.queries.ts';
import type { Words } from './use-words.ts';

type MethodChoiceProps = {
  methods: readonly Method[];
  /** The way that was used last, if any. */
  last: string | undefined;
  chosen: string;
  words: Words;
  onChoose: (id: string) => void;
};

/** MEM-04: every way with its bounds and its fee; a closed one says when it opens. */
export function MethodChoice({ methods, last, chosen, words, onChoose }: MethodChoiceProps) {
  const t = useT('deposit');
  return (
    <fieldset>
      <legend className="mb-3 font-semibold">{t('methods')}</legend>
      <div className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
        {methods.map((method) => (
          <MethodCard
            key={method.id}
            method={method}
            words={words}
            isLast={method.id === last}
            checked={method.id === chosen}
            onChoose={() => onChoose(method.id)}
          />
        ))}
      </div>
    </fieldset>
  );
}

type MethodCardProps = {
  method: Method;
  words: Words;
  isLast: boolean;
  checked: boolean;
  onChoose: () => void;
};

function MethodCard({ method, words, isLast, checked, onChoose }: MethodCardProps) {
  const t = useT('deposit');
  const Icon = method.kind === 'bank' ? Landmark : WalletCards;
  const hours = method.hours;
  return (
    <label
      className={clsx(
        'flex items-start gap-3 rounded-xl p-4 transition-shadow duration-150',
        'has-focus-visible:outline-focus has-focus-visible:outline-2 has-focus-visible:outline-offset-2',
        checked
          ? 'bg-action/12 shadow-[inset_0_0_0_2px_var(--color-action)]'
          : 'bg-ground/60 shadow-[inset_0_0_0_1px_var(--color-line)]',
        method.open ? 'cursor-pointer' : 'cursor-not-allowed',
      )}
    >
      <input
        type="radio"
        name="deposit-method"
        value={method.id}
        checked={checked}
        disabled={!method.open}
        className="sr-only"
        onChange={onChoose}
      />
      <Icon
        size={24}
        aria-hidden="true"
        className={clsx('mt-0.5 shrink-0', checked ? 'text-accent' : 'text-muted')}
      />
      <span className="flex min-w-0 flex-col">
        <span className={clsx('font-semibold', !method.open && 'text-muted')}>{method.name}</span>
        <span className="text-muted text-sm tabular-nums">
          {t('bounds', { min: words.short(method.min), max: words.short(method.max) })}
        </span>
        <span className="text-muted text-sm">{words.fee(method)}</span>
        {isLast && <span className="text-accent text-sm">{t('lastUsed')}</span>}
        {!method.open && (
          <span className="text-accent text-sm font-medium">
            {hours === null
              ? t('closedPlain')
              : t('closed', { opens: words.count(hours.opens), closes: words.count(hours.closes) })}
          </span>
        )}
      </span>
    </label>
  );
}
