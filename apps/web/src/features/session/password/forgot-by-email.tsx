import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { forgotByEmail } from '@maidan/contract/accounts/password-change/forgot-by-email.ts';
import { Button } from '@maidan/ui/button.tsx';
import { Field } from '@maidan/ui/field.tsx';
import { MailCheck } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useT } from '#lib/texts/i18n.tsx';
import { showPrompt } from '#lib/overlays/modal-store.ts';
import { CaptchaField } from '#features/session/captcha/captcha-field.tsx';
import { readDraft, useKeepDraft } from '#features/session/form/form-draft.ts';
import { Form, FormMessage } from '#features/session/form/form-parts.tsx';
import { InboxLink } from '#lib/site/inbox-link.tsx';
import { useForgotByEmail } from './password.mutations.ts';
import type { EmailForm } from './password.mutations.ts';
import { readRemembered } from '#features/session/form/remembered-login.ts';
import { serverText, showServerError } from '#lib/forms/server-errors.ts';
import { useCaptcha } from '#features/session/captcha/use-captcha.ts';
import { useFirstFocus } from '#lib/forms/use-first-focus.ts';
import { useOnce } from '#lib/forms/use-once.ts';

const resolver = standardSchemaResolver(forgotByEmail.request);
/** Enough to catch a slip of the finger; whether the address exists, the mail itself shows. */
const MAILBOX = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** PWD-02 */
export function ForgotByEmail() {
  const t = useT('password');
  const login = useT('login');
  const [sentTo, setSentTo] = useState<string>();
  const { mutateAsync, isPending } = useForgotByEmail();
  const captcha = useCaptcha();
  const form = useForm<EmailForm>({
    resolver,
    defaultValues: {
      username:
        readDraft('forgot', 'username') ||
        readDraft('login', 'username') ||
        (readRemembered()?.username ?? ''),
      email: readDraft('forgot', 'email'),
    },
  });
  const { errors } = form.formState;
  useKeepDraft('forgot', form, ['username', 'email']);
  useFirstFocus('username');

  const submit = useOnce(
    form.handleSubmit(async (values) => {
      if (!MAILBOX.test(values.email)) {
        form.setError('email', { type: 'format' }, { shouldFocus: true });
        return;
      }
      if (!captcha.isAnswered(login('captcha.missing'))) return;
      try {
        await mutateAsync({ ...values, ...captcha.part() });
        captcha.hide();
        setSentTo(values.email);
        showPrompt({ kind: 'info', message: t('forgot.in_been_out') });
      } catch (error) {
        if (!captcha.takeError(error)) showServerError(error, form.setError, ['username', 'email']);
      }
    }),
  );

  if (sentTo !== undefined) return <Sent to={sentTo} onAgain={() => setSentTo(undefined)} />;
  return (
    <Form onSubmit={submit}>
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
      <FormMessage text={errors.root?.message} />
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
