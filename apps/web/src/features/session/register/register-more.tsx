import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import { Children, useId, useState } from 'react';
import type { ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useT } from '#lib/texts/i18n.tsx';
import type { PlannedField } from './register-plan.ts';
import type { RegisterValues } from './register-resolver.ts';

/** So many may stand open without making the form long. */
const OPEN_UP_TO = 1;

type MoreFieldsProps = {
  form: UseFormReturn<RegisterValues>;
  names: readonly PlannedField[];
  children: ReactNode;
};

/** What may be left empty is folded away, unless something in it is filled in or wrong. */
export function MoreFields({ form, names, children }: MoreFieldsProps) {
  const t = useT('register');
  const id = useId();
  const [chosen, setChosen] = useState<boolean | null>(null);
  const [filled] = useState(() => names.some((name) => form.getValues(name) !== ''));
  const wrong = names.some((name) => form.formState.errors[name] !== undefined);
  const count = Children.count(children);
  if (count <= OPEN_UP_TO) return children;
  const open = wrong || (chosen ?? filled);
  return (
    <div className="bg-raised/50 flex flex-col rounded-lg">
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        className="flex min-h-12 cursor-pointer items-center gap-3 rounded-lg px-4 py-2 text-left"
        onClick={() => setChosen(!open)}
      >
        <span className="flex-1">
          <span className="block text-sm font-medium">{t('more')}</span>
          {!open && <span className="text-muted block text-sm">{t('moreHint', { count })}</span>}
        </span>
        <ChevronDown
          size={20}
          aria-hidden="true"
          className={clsx('text-muted shrink-0 transition-transform', open && 'rotate-180')}
        />
      </button>
      <div id={id} hidden={!open} className={clsx(open && 'flex flex-col gap-4 px-4 pt-1 pb-4')}>
        {children}
      </div>
    </div>
  );
}
