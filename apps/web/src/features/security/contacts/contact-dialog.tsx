import { bindContact } from '@maidan/contract/accounts/contacts/bind-contact.ts';
import { sendContactCode } from '@maidan/contract/accounts/contacts/send-contact-code.ts';
import { Button } from '@maidan/ui/button.tsx';
import { DialogFooter } from '@maidan/ui/dialog-footer.tsx';
import { Dialog } from '@maidan/ui/dialog.tsx';
import { Field } from '@maidan/ui/field.tsx';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useT } from '#lib/texts/i18n.tsx';
import { InboxLink } from '#lib/site/inbox-link.tsx';
import { DEFAULT_DIALING_CODE, MobileField } from '#lib/forms/mobile-field.tsx';
import { SecretField } from '#lib/forms/secret-field.tsx';
import { showToast } from '#lib/overlays/toast-store.ts';
import { cleanCode, cleanMobile } from '@maidan/contract/typed/digits.ts';
import { wordsOf } from '#lib/texts/words-of.ts';
import type { ContactKind } from './contacts.tsx';
import { useChangeForm } from '#features/security/use-change-form.ts';

type ContactDialogProps = {
  kind: ContactKind;
  replaces: boolean;
  /** Masked: what was typed before and waits to be confirmed. */
  known: string | null;
  onClose: () => void;
};
type Sent = { ticket: string; minutes: number };

/** Two steps: the password and where the code goes, then the code that came there. */
export function ContactDialog({ kind, replaces, known, onClose }: ContactDialogProps) {
  const t = useT('security');
  const [sent, setSent] = useState<Sent | null>(null);
  const [another, setAnother] = useState(known === null);
  return (
    <Dialog
      title={t(`contact.dialogTitle.${kind}`)}
      closeLabel={t('close')}
      closeOnOutsideClick={false}
      onClose={onClose}
    >
      {sent !== null && <CodeForm kind={kind} sent={sent} onBack={() => setSent(null)} onClose={onClose} />}
      {sent === null && !another && known !== null && (
        <KnownForm kind={kind} known={known} onAnother={() => setAnother(true)} onSent={setSent} />
      )}
      {sent === null && another && <WhereForm kind={kind} replaces={replaces} onSent={setSent} />}
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

type KnownFormProps = {
  kind: ContactKind;
  known: string;
  onAnother: () => void;
  onSent: (sent: Sent) => void;
};
const KNOWN_KINDS = { mobile: 'knownMobile', email: 'knownEmail' } as const;

/** The account knows where the code goes; only the password is missing. */
function KnownForm({ kind, known, onAnother, onSent }: KnownFormProps) {
  const t = useT('security');
  const { form, pending, onSubmit } = useChangeForm<
    typeof sendContactCode,
    { kind: string; password: string }
  >({
    operation: sendContactCode,
    defaultValues: { kind: KNOWN_KINDS[kind], password: '' },
    first: 'password',
    fieldOfCode: { PASSWORD_WRONG: 'password', BAD_REQUEST: 'password' },
    onDone: ({ ticket, expiredMinutes }) => onSent({ ticket, minutes: expiredMinutes }),
  });
  const { errors } = form.formState;
  return (
    <form noValidate className="flex flex-col gap-4 px-6 pb-6" onSubmit={onSubmit}>
      <p className="text-muted text-pretty">{t('contact.toKnown', { value: known })}</p>
      <SecretField
        {...form.register('password')}
        label={t('payment.login')}
        autoComplete="current-password"
        error={wordsOf(errors.password, t('payment.loginRequired'))}
      />
      <DialogFooter problem={errors.root?.message}>
        <Button
          type="submit"
          size="large"
          pending={pending}
          aria-label={pending ? t('contact.sending') : undefined}
        >
          {t('contact.send')}
        </Button>
      </DialogFooter>
      <Button look="outline" block onClick={onAnother}>
        {t(`contact.another.${kind}`)}
      </Button>
    </form>
  );
}

type WhereFormProps = Pick<ContactDialogProps, 'kind' | 'replaces'> & { onSent: (sent: Sent) => void };

function WhereForm({ kind, replaces, onSent }: WhereFormProps) {
  const t = useT('security');
  const place = kind === 'mobile' ? 'mobileNum' : 'email';
  const { form, pending, onSubmit } = useChangeForm<typeof sendContactCode, Where>({
    operation: sendContactCode,
    defaultValues: FIRST_VALUES[kind],
    first: place,
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
      <DialogFooter problem={errors.root?.message}>
        <Button
          type="submit"
          size="large"
          pending={pending}
          aria-label={pending ? t('contact.sending') : undefined}
        >
          {t('contact.send')}
        </Button>
      </DialogFooter>
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
      <DialogFooter problem={errors.root?.message}>
        <Button
          type="submit"
          size="large"
          pending={pending}
          aria-label={pending ? t('contact.binding') : undefined}
        >
          {t('contact.bind')}
        </Button>
      </DialogFooter>
      <Button look="outline" block onClick={onBack}>
        {t('contact.back')}
      </Button>
    </form>
  );
}
