import { Button, buttonClass } from '@maidan/ui/button.tsx';
import { Problem } from '@maidan/ui/problem.tsx';
import { Link } from '@tanstack/react-router';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { SecretField, SIX_DIGITS } from '#lib/forms/secret-field.tsx';
import { cleanCode } from '@maidan/contract/typed/digits.ts';
import { useT } from '#lib/texts/i18n.tsx';
import { Notice } from '#lib/widgets/panel.tsx';
import { pointBalanceQuery } from './points.queries.ts';

type PasswordStepProps = {
  /** Says what happens. */
  action: string;
  pending: boolean;
  /** Why it was refused. */
  problem: string | undefined;
  onBack: () => void;
  onSend: (paymentPassword: string) => void;
};

/** PRO-05, PWD-05: nothing happens without the payment password; whoever has none is led to where it is set. */
export function PasswordStep({ action, pending, problem, onBack, onSend }: PasswordStepProps) {
  const t = useT('mall');
  const [typed, setTyped] = useState('');
  const [tried, setTried] = useState(false);
  const guarded = useQuery(pointBalanceQuery()).data?.hasPaymentPassword;
  if (guarded === false)
    return (
      <Notice
        text={t('password.none')}
        action={
          <Link to="/member/securityCenter" search={{ set: 'payment' }} className={buttonClass()}>
            {t('password.set')}
          </Link>
        }
      />
    );
  const code = cleanCode(typed);
  const wrong = !/^[0-9]{6}$/.test(code);
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    setTried(true);
    if (!wrong && !pending) onSend(code);
  };
  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={onSubmit}>
      <SecretField
        {...SIX_DIGITS}
        label={t('password.label')}
        autoComplete="off"
        value={typed}
        error={tried && wrong ? t('password.invalid') : undefined}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Problem text={problem} />
      <div className="flex flex-col gap-3 sm:flex-row-reverse">
        <Button
          type="submit"
          size="large"
          className="sm:flex-1"
          pending={pending}
          aria-label={pending ? t('password.sending') : undefined}
        >
          {action}
        </Button>
        <Button look="outline" size="large" onClick={onBack}>
          {t('password.back')}
        </Button>
      </div>
    </form>
  );
}
