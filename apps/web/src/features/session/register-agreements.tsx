import { ADULT_AGE_YEARS } from '@maidan/contract/constants.ts';
import type { ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useT } from '#lib/i18n.tsx';
import type { RegisterValues } from './register-resolver.ts';
import { Tick } from './tick.tsx';

const LINKS = {
  terms: (text: ReactNode) => <TextLink to="terms">{text}</TextLink>,
  privacy: (text: ReactNode) => <TextLink to="privacy">{text}</TextLink>,
};

/** REG-07: both must be ticked; each says by name what is missing. What is agreed to can be read beside the form. */
export function Agreements({ form }: { form: UseFormReturn<RegisterValues> }) {
  const t = useT('register');
  const { errors } = form.formState;
  return (
    <div className="flex flex-col">
      <Tick
        {...form.register('termsAccepted')}
        error={errors.termsAccepted && t('pleaseAgree', { 0: t('termsName') })}
      >
        {t.rich('agree', LINKS)}
      </Tick>
      <Tick
        {...form.register('adultConfirmed')}
        error={errors.adultConfirmed && t('pleaseAgree', { 0: t('adultName') })}
      >
        {t('adult', { age: ADULT_AGE_YEARS })}
      </Tick>
    </div>
  );
}

/** In a window of its own: what was typed stays. */
function TextLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <a
      href={`/help#${to}`}
      target="_blank"
      rel="noopener"
      className="text-accent font-semibold underline underline-offset-4"
    >
      {children}
    </a>
  );
}
