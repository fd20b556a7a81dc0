import { Button } from '@maidan/ui/button.tsx';
import { Field } from '@maidan/ui/field.tsx';
import { useRef } from 'react';
import type { ReactNode } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useT } from '#lib/texts/i18n.tsx';
import { InboxLink } from '#lib/site/inbox-link.tsx';
import { useCodeSending } from './use-code-sending.ts';
import type { CodeSending } from './use-code-sending.ts';

type CodeFieldProps = CodeSending & {
  /** `form.register('verificationCode', { setValueAs: cleanCode })` */
  input: UseFormRegisterReturn;
  label?: string;
  error?: string | undefined;
};

/** LOG-07: six digits, and the button that sends them. */
export function CodeField({ input, label, error, ...sending }: CodeFieldProps) {
  const t = useT('login');
  const { waitSeconds, isPending, press, sentMinutes } = useCodeSending(sending);
  const box = useRef<HTMLDivElement>(null);
  const onSent = (): void => box.current?.querySelector('input')?.focus();
  const words = sentMinutes === undefined ? t('code.send') : t('code.again');
  return (
    <div ref={box} className="flex flex-col gap-1">
      <OneTimeCode
        input={input}
        label={label ?? t('code.label')}
        error={error}
        hint={sentMinutes === undefined ? t('code.hint') : t('code.sent', { minutes: sentMinutes })}
        trailing={
          <Button
            look="outline"
            className="mr-px min-w-28 tabular-nums"
            pending={isPending}
            disabled={waitSeconds > 0}
            aria-label={waitSeconds > 0 ? t('code.waitLong', { seconds: waitSeconds }) : words}
            onClick={() => void press(onSent)}
          >
            {waitSeconds > 0 ? t('code.wait', { seconds: waitSeconds }) : words}
          </Button>
        }
      />
      {sentMinutes !== undefined && <InboxLink />}
    </div>
  );
}

type OneTimeCodeProps = {
  input: UseFormRegisterReturn;
  label: string;
  hint?: string;
  error?: string | undefined;
  trailing?: ReactNode;
};

export function OneTimeCode({ input, ...field }: OneTimeCodeProps) {
  return <Field {...input} {...field} inputMode="numeric" autoComplete="one-time-code" maxLength={7} />;
}
