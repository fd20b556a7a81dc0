import { bindContact } from '@maidan/contract/member/bind-contact.ts';
import { sendContactCode } from '@maidan/contract/member/send-contact-code.ts';
import { Button } from '@maidan/ui/button.tsx';
import { Dialog } from '@maidan/ui/dialog.tsx';
import { Field } from '@maidan/ui/field.tsx';
import { Problem } from '@maidan/ui/problem.tsx';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useT } from '#lib/i18n.tsx';
import { InboxLink } from '#lib/inbox-link.tsx';
import { DEFAULT_DIALING_CODE, MobileField } from '#lib/mobile-field.tsx';
import { SecretField } from '#lib/secret-field.tsx';
import { showToast } from '#lib/toast-store.ts';
import { cleanCode, cleanMobile } from '#lib/typed-digits.ts';
import { wordsOf } from '#lib/words-of.ts';
import type { ContactKind } from './contacts.tsx';
import { useChangeForm } from './use-change-form.ts';

type ContactDialogProps = {
  kind: ContactKind;
  replaces: boolean;
  /** What was typed before and waits to be confirmed. */
  typed: string | null;
  onClose: () => void;
};
type Sent = { ticket: string; minutes: number };

/** Two steps: the password and where the code goes, then the code that came there. */
export function ContactDialog({ kind, replaces, typed, onClose }: ContactDialogProps) {
  const t = useT('security');
  const [sent, setSent] = useState<Sent | null>(null);
  return (
    <Dialog
      title={t(`contact.dialogTitle.${kind}`)}
      closeLabel={t('close')}
      closeOnOutsideClick={false}
      onClose={onClose}
    >
      {sent === null ? (
        <WhereForm kind={kind} replaces={replaces} typed={typed} onSent={setSent} />
      ) : (
        <CodeForm kind={kind} sent={sent} onBack={() => setSent(null)} onClose={onClose} />
      )}
    </Dialog>
  );
}

type Where = {
  kind: ContactKind;
  countryDialingCode?: string;
  mobileNum?: string;
  email?: string;
  password: string;
};

const FIRST_VALUES: Record<ContactKind, Where> = {
  mobile: { kind: 'mobile', countryDialingCode: DEFAULT_DIALING_CODE, mobileNum: '', password: '' },
  email: { kind: 'email', email: '', password: '' },
};

type WhereFormProps = Omit<ContactDialogProps, 'onClose'> & { onSent: (sent: Sent) => void };

/** A number of another country than the form begins with is typed again. */
function firstValues(kind: ContactKind, typed: string | null): Where {
  if (typed === null) return FIRST_VALUES[kind];
  if (kind === 'email') return { ...FIRST_VALUES.email, email: typed };
  const code = DEFAULT_DIALING_CODE.slice(1);
  return typed.startsWith(code)
    ? { ...FIRST_VALUES.mobile, mobileNum: `0${typed.slice(code.length)}` }
    : FIRST_VALUES.mobile;
}

function WhereForm({ kind, replaces, typed, onSent }: WhereFormProps) {
  const t = useT('security');
  const place = kind === 'mobile' ? 'mobileNum' : 'email';
  const { form, pending, onSubmit } = useChangeForm<typeof sendContactCode, Where>({
    operation: sendContactCode,
    defaultValues: firstValues(kind, typed),
    first: typed === null ? place : 'password',
    fieldOfCode: {
      PASSWORD_WRONG: 'password',
      MOBILE_INVALID: 'mobileNum',
      MOBILE_TAKEN: 'mobileNum',
      CONTACT_SAME: place,
      BAD_REQUEST: place,
    },
    onDone: ({ ticket, expiredMinutes }) => onSent({ ticket, minutes: expiredMinutes }),
  });
  const { errors } = form.formState;
  const code = useWatch({ control: form.control, name: 'countryDialingCode' });
  return (
    <form noValidate className="flex flex-col gap-4 px-6 pb-6" onSubmit={onSubmit}>
      <p className="text-muted text-pretty">
        {t(`contact.text.${kind}`)} {replaces && t('contact.replaceText')}
      </p>
      {kind === 'mobile' ? (
        <MobileField
          codeInput={form.register('countryDialingCode')}
          code={code ?? DEFAULT_DIALING_CODE}
          numberInput={form.register('mobileNum', { setValueAs: cleanMobile })}
          label={t('contact.new.mobile')}
          error={wordsOf(errors.mobileNum, t('contact.invalid.mobile'))}
        />
      ) : (
        <Field
          {...form.register('email')}
          type="email"
          label={t('contact.new.email')}
          autoComplete="email"
          autoCapitalize="none"
          maxLength={120}
          error={wordsOf(errors.email, t('contact.invalid.email'))}
        />
      )}
      <SecretField
        {...form.register('password')}
        label={t('payment.login')}
        autoComplete="current-password"
        error={wordsOf(errors.password, t('payment.loginRequired'))}
      />
      <Problem text={errors.root?.message} />
      <Button
        type="submit"
        size="large"
        block
        pending={pending}
        aria-label={pending ? t('contact.sending') : undefined}
      >
        {t('contact.send')}
      </Button>
    </form>
  );
}

type CodeFormProps = { kind: ContactKind; sent: Sent; onBack: () => void; onClose: () => void };

function CodeForm({ kind, sent, onBack, onClose }: CodeFormProps) {
  const t = useT('security');
  const { form, pending, onSubmit } = useChangeForm({
    operation: bindContact,
    defaultValues: { ticket: sent.ticket, verificationCode: '' },
    first: 'verificationCode',
    fieldOfCode: { CODE_WRONG: 'verificationCode', CODE_EXPIRED: 'verificationCode' },
    onDone: ({ held }) => {
      showToast(t(held ? 'contact.changedHeld' : `contact.bound.${kind}`), 'gain');
      onClose();
    },
  });
  const { errors } = form.formState;
  return (
    <form noValidate className="flex flex-col gap-4 px-6 pb-6" onSubmit={onSubmit}>
      <output className="text-muted block text-pretty">
        {t(`contact.sent.${kind}`, { minutes: sent.minutes })}
      </output>
      <Field
        {...form.register('verificationCode', { setValueAs: cleanCode })}
        label={t('totp.code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={7}
        error={wordsOf(errors.verificationCode, t('contact.codeInvalid'))}
      />
      <InboxLink />
      <Problem text={errors.root?.message} />
      <Button
        type="submit"
        size="large"
        block
        pending={pending}
        aria-label={pending ? t('contact.binding') : undefined}
      >
        {t('contact.bind')}
      </Button>
      <Button look="outline" block onClick={onBack}>
        {t('contact.back')}
      </Button>
    </form>
  );
}
