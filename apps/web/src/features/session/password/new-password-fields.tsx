import { useQuery } from '@tanstack/react-query';
import type { FieldError, UseFormRegisterReturn } from 'react-hook-form';
import { useT } from '#lib/texts/i18n.tsx';
import { validationRulesQuery } from '#lib/site/site-settings.ts';
import { SecretField } from '#lib/forms/secret-field.tsx';
import { serverText } from '#lib/forms/server-errors.ts';
import { StrengthHint } from './strength-hint.tsx';

type Typed = { input: UseFormRegisterReturn; value: string; error: FieldError | undefined };
type NewPasswordFieldsProps = { password: Typed; again?: Typed; username?: string };

/** A new password and, where a slip would lock somebody out, the same once more. */
export function NewPasswordFields({ password, again, username = '' }: NewPasswordFieldsProps) {
  const t = useT('password');
  const { data: rules } = useQuery(validationRulesQuery());
  const bounds = rules?.password;
  const length =
    bounds === undefined ? t('needed') : t('length', { min: bounds.minLength, max: bounds.maxLength });
  return (
    <>
      <div className="flex flex-col gap-2">
        <SecretField
          {...password.input}
          label={t('new')}
          autoComplete="new-password"
          hint={password.value === '' ? t('newHint') : undefined}
          error={password.error && (serverText(password.error) ?? length)}
        />
        <StrengthHint password={password.value} username={username} />
      </div>
      {again !== undefined && (
        <SecretField
          {...again.input}
          label={t('again')}
          autoComplete="new-password"
          hint={again.value !== '' && again.value === password.value ? t('match') : undefined}
          error={again.error && (serverText(again.error) ?? t('mismatch'))}
        />
      )}
    </>
  );
}
