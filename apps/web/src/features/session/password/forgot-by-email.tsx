import { forgotByEmail } from '@maidan/contract/accounts/password-change/forgot-by-email.ts';
import { Button } from '@maidan/ui/button.tsx';
import { Field } from '@maidan/ui/field.tsx';
import { MailCheck } from 'lucide-react';
import { useState } from 'react';
import { useCallForm } from '#lib/forms/use-call-form.ts';
import { useT } from '#lib/texts/i18n.tsx';
import { showPrompt } from '#lib/overlays/modal-store.ts';
import { CaptchaField } from '#features/session/captcha/captcha-field.tsx';
import { readDraft } from '#lib/forms/form-draft.ts';
import { Problem } from '@maidan/ui/problem.tsx';
import { Form } from '#features/session/form/form-parts.tsx';
import { InboxLink } from '#lib/site/inbox-link.tsx';
import { useForgotByEmail } from './password.mutations.ts';
import type { EmailForm } from './password.mutations.ts';
import { readRemembered } from '#features/session/form/remembered-login.ts';
import { serverText } from '#lib/forms/server-errors.ts';
import { useCaptcha } from '#features/session/captcha/use-captcha.ts';

/** Enough to catch a slip of the finger; whether the address exists, the mail itself shows. */
const MAILBOX = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** PWD-02 */
export function ForgotByEmail() {
  const t = useT('password');
  const login = useT('login');
  const [sentTo, setSentTo] = useState<string>();
  const { mutateAsync, isPending } = useForgotByEmail();
  const captcha = useCaptcha();
  const { form, onSubmit } = useCallForm(
    {
      operation: forgotByEmail,
      defaultValues: {
        username:
          readDraft('forgot', 'username') ||
          readDraft('login', 'username') ||
          (readRemembered()?.username ?? ''),
        email: readDraft('forgot', 'email'),
      },
      first: 'username',
      draft: { key: 'forgot', fields: ['username', 'email'] },
      fields: ['username', 'email'],
      check: ({ email }) => {
        if (!MAILBOX.test(email)) return 'email';
        return captcha.isAnswered(login('captcha.missing')) ? undefined : false;
      },
      onRefused: captcha.takeError,
      onDone: (_answer, { email }) => {
        captcha.hide();
        setSentTo(email);
        showPrompt({ kind: 'info', message: t('forgot.in_been_out') });
      },
    },
    { mutateAsync: (values: EmailForm) => mutateAsync({ ...values, ...captcha.part() }) },
  );
  const { errors } = form.formState;

  if (sentTo !== undefined) return <Sent to={sentTo} onAgain={() => setSentTo(undefined)} />;
  return (
    <Form onSubmit={onSubmit}>
      <Field
        {...form.register('username')}
        label={login('username')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={errors.username && (serverText(errors.username) ?? login('usernameRequired'))}
      />
      <Field
        {...form.register('email', { setValueAs: (typed: string) => typed.trim() })}
        label={t('forgot.emailLabel')}
        type="email"
        autoComplete="email"
        spellCheck={false}
        error={errors.email && (serverText(errors.email) ?? t('forgot.emailRequired'))}
      />
      <CaptchaField captcha={captcha} />
      <Problem text={errors.root?.message} />
      <Button type="submit" size="large" block pending={isPending}>
        {t('forgot.submit')}
      </Button>
    </Form>
  );
}

function Sent({ to, onAgain }: { to: string; onAgain: () => void }) {
  const t = useT('password');
  return (
    <div className="bg-raised/50 flex flex-col items-start gap-2 rounded-lg p-4">
      <p className="flex items-center gap-2 font-semibold">
        <MailCheck size={20} aria-hidden className="text-gain shrink-0" />
        {t('forgot.sentTitle')}
      </p>
      <p className="text-muted text-sm text-pretty break-words">{t('forgot.sentText', { email: to })}</p>
      <InboxLink />
      <Button look="quiet" size="small" className="-mx-2 min-h-11" onClick={onAgain}>
        {t('forgot.sendAgain')}
      </Button>
    </div>
  );
}
