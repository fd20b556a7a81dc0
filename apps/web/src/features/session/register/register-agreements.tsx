import { ADULT_AGE_YEARS } from '@maidan/contract/constants.ts';
import type { MouseEvent, ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useT } from '#lib/texts/i18n.tsx';
import { openModal } from '#lib/overlays/modal-store.ts';
import type { RegisterValues } from './register-resolver.ts';
import { Tick } from '#features/session/form/tick.tsx';

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
        error={errors.adultConfirmed && t('confirmAdult', { age: ADULT_AGE_YEARS })}
      >
        {t('adult', { age: ADULT_AGE_YEARS })}
      </Tick>
    </div>
  );
}

/** MOD-02: over the form, which keeps what was typed; a press for a new tab gets one. */
function TextLink({ to, children }: { to: string; children: ReactNode }) {
  const press = (event: MouseEvent): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    openModal('help', { article: to });
  };
  return (
    <a
      href={`/help#${to}`}
      target="_blank"
      rel="noopener"
      onClick={press}
      className="text-accent font-semibold underline underline-offset-4"
    >
      {children}
    </a>
  );
}
