import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import { useId, useMemo } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useLanguage, useT } from '#lib/texts/i18n.tsx';
import { countriesQuery } from '#lib/site/site-settings.ts';

type MobileFieldProps = {
  /** `form.register('countryDialingCode')`, and what it holds now. */
  codeInput: UseFormRegisterReturn;
  code: string;
  /** `form.register('mobileNum', { setValueAs: cleanMobile })` */
  numberInput: UseFormRegisterReturn;
  label?: string;
  hint?: string | undefined;
  error?: string | undefined;
};

/** The country's digits and the number's, in one box. */
export function MobileField({ codeInput, code, numberInput, label, hint, error }: MobileFieldProps) {
  const t = useT('login');
  const id = useId();
  const note = error ?? hint;
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="text-sm font-medium">
        {label ?? t('mobile.label')}
      </label>
      <div
        className={clsx(
          'bg-ground flex h-12 rounded-lg transition-shadow duration-150 focus-within:shadow-[inset_0_0_0_2px_var(--color-focus)]',
          error === undefined
            ? 'shadow-[inset_0_0_0_1px_var(--color-line)]'
            : 'shadow-[inset_0_0_0_1px_var(--color-loss)]',
        )}
      >
        <CodeSelect input={codeInput} code={code} />
        <input
          {...numberInput}
          id={id}
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          maxLength={24}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={note === undefined ? undefined : `${id}-note`}
          className="placeholder:text-muted w-full min-w-0 flex-1 rounded-r-lg bg-transparent px-3 text-base tabular-nums focus-visible:outline-none"
        />
      </div>
      {note !== undefined && (
        <p
          id={`${id}-note`}
          role={error === undefined ? undefined : 'alert'}
          className={clsx('text-sm', error === undefined ? 'text-muted' : 'text-loss')}
        >
          {note}
        </p>
      )}
    </div>
  );
}

/** The list names the countries; closed, it shows only the digits. */
function CodeSelect({ input, code }: { input: UseFormRegisterReturn; code: string }) {
  const t = useT('login');
  const countries = useNamedCountries(code);
  return (
    <div className="focus-within:bg-raised relative flex shrink-0 items-center rounded-l-lg">
      <span aria-hidden="true" className="flex items-center gap-1 pr-2 pl-4 font-medium tabular-nums">
        {code}
        <ChevronDown size={16} className="text-muted" />
      </span>
      <select
        {...input}
        value={code}
        aria-label={t('mobile.country')}
        autoComplete="tel-country-code"
        className="bg-surface text-text absolute inset-0 size-full cursor-pointer appearance-none opacity-0"
      >
        {countries.map(({ key, value, name }) => (
          <option key={key} value={value}>
            {name}
          </option>
        ))}
      </select>
      <span aria-hidden="true" className="bg-line h-6 w-px" />
    </div>
  );
}

/** The chosen one is always among them, also while the list is still on its way. */
function useNamedCountries(code: string) {
  const { data } = useQuery(countriesQuery());
  const language = useLanguage();
  return useMemo(() => {
    const names = new Intl.DisplayNames([language], { type: 'region' });
    const known = (data ?? []).map(({ countryCode, countryDialingCode }) => ({
      key: countryCode,
      value: countryDialingCode,
      name: `${names.of(countryCode) ?? countryCode} ${countryDialingCode}`,
    }));
    return known.some(({ value }) => value === code)
      ? known
      : [{ key: code, value: code, name: code }, ...known];
  }, [data, language, code]);
}

export const DEFAULT_DIALING_CODE = '+880';
