import type { RequestOf } from '@maidan/contract/operation.ts';
import { verifyAddress } from '@maidan/contract/accounts/login/verify-address.ts';
import { Button } from '@maidan/ui/button.tsx';
import { Field } from '@maidan/ui/field.tsx';
import { useState } from 'react';
import { CallError } from '#lib/call/call-error.ts';
import { useCallForm } from '#lib/forms/use-call-form.ts';
import { useT } from '#lib/texts/i18n.tsx';
import { openModal } from '#lib/overlays/modal-store.ts';
import type { AddressVerification } from '#lib/overlays/modal-store.ts';
import { useHeldWords } from '#lib/texts/use-held-words.ts';
import { useMoment } from '#lib/texts/use-member-words.ts';
import { CodeField, OneTimeCode } from '#features/session/code/code-field.tsx';
import { cleanCode } from '@maidan/contract/typed/digits.ts';
import { FormDialog } from '#features/session/form/form-dialog.tsx';
import { Problem } from '@maidan/ui/problem.tsx';
import { Form } from '#features/session/form/form-parts.tsx';
import { useSendAddressCode, useVerifyAddress } from './login.mutations.ts';
import { useTakeLogin } from '#features/session/state/login-result.ts';
import type { AfterLogin } from '#features/session/state/login-result.ts';
import { serverText } from '#lib/forms/server-errors.ts';
import { LostApp } from './lost-app.tsx';
import { Tick } from '#features/session/form/tick.tsx';
import type { CodeSent } from '#features/session/code/use-code-sending.ts';
import { WayChoice } from '#features/session/form/way-choice.tsx';

type Verified = RequestOf<typeof verifyAddress>;
/** The one shape that holds every way's fields; the schema of the chosen way decides which of them count. */
type AddressForm = Extract<Verified, { way: 'bankName' }> & { remember?: boolean };
type Way = Verified['way'];
type NewAddressProps = {
  onClose: () => void;
  verification: AddressVerification;
  returnTo?: string;
  onBack?: () => void;
};

/** LOG-13: one more proof, of the person's own choosing; the words say why it is asked for. */
export function NewAddressModal({ onClose, verification, returnTo, onBack }: NewAddressProps) {
  const t = useT('login');
  const [way, setWay] = useState(verification.ways[0]?.way);
  const [expired, setExpired] = useState(false);
  const [lost, setLost] = useState(false);
  const moment = useMoment('numeric');
  const held = useHeldWords();
  const { reason, heldUntil, heldBecause, removesAt } = verification;
  const further = returnTo === undefined ? {} : { returnTo };
  const back = (): void => {
    if (onBack === undefined) openModal('login', further);
    else {
      onClose();
      onBack();
    }
  };
  const isOver = expired || way === undefined;
  return (
    <FormDialog
      title={t(isOver ? 'address.expiredTitle' : lost ? 'lost.title' : `address.title.${reason}`)}
      intro={
        isOver
          ? t('address.expiredText')
          : lost
            ? t('lost.intro')
            : held(
                heldBecause,
                t(`address.intro.${reason}`, { time: heldUntil === null ? '' : moment(heldUntil) }),
              )
      }
      onClose={onClose}
    >
      {!isOver && lost && (
        <LostApp
          verification={verification}
          onExpired={() => setExpired(true)}
          onBack={() => setLost(false)}
        />
      )}
      {!isOver && !lost && (
        <>
          {removesAt !== null && (
            <p className="bg-action/14 rounded-xl px-4 py-3 text-sm text-pretty">
              {t('lost.pending', { time: moment(removesAt) })}
            </p>
          )}
          <WayChoice ways={verification.ways} chosen={way} onChoose={setWay} />
          <ProofForm
            key={way}
            way={way}
            ticket={verification.ticket}
            after={{ ...further, onClose, ...(onBack === undefined ? {} : { onBack }) }}
            onExpired={() => setExpired(true)}
          />
          {reason === 'secondStep' && removesAt === null && (
            <Button look="quiet" block onClick={() => setLost(true)}>
              {t('lost.link')}
            </Button>
          )}
        </>
      )}
      <Button look={isOver ? 'action' : 'quiet'} size={isOver ? 'large' : 'medium'} block onClick={back}>
        {t('address.back')}
      </Button>
    </FormDialog>
  );
}

type ProofFormProps = { way: Way; ticket: string; after: AfterLogin; onExpired: () => void };

const FIELDS = ['code', 'bankAccountName'] as const;
const FIELD_OF_CODE = { VERIFICATION_FAILED: 'code', CODE_EXPIRED: 'code' } as const;

function ProofForm({ way, ticket, after, onExpired }: ProofFormProps) {
  const t = useT('login');
  const take = useTakeLogin();
  const { mutateAsync, isPending } = useVerifyAddress();
  const { mutateAsync: sendCode } = useSendAddressCode();
  const endedBy = (error: unknown): boolean => {
    const ended = error instanceof CallError && error.code === 'TICKET_INVALID';
    if (ended) onExpired();
    return ended;
  };
  const send = async (): Promise<CodeSent | null> => {
    if (way === 'totp' || way === 'recovery') return null;
    try {
      return await sendCode({ ticket, way });
    } catch (error) {
      if (endedBy(error)) return null;
      throw error;
    }
  };
  const { form, onSubmit } = useCallForm(
    {
      operation: verifyAddress,
      defaultValues: proofOf(way, ticket) as AddressForm,
      first: way === 'bankName' ? 'bankAccountName' : 'code',
      fields: FIELDS,
      fieldOfCode: FIELD_OF_CODE,
      onRefused: endedBy,
      onDone: (result) => take(result, after),
    },
    { mutateAsync: (values: AddressForm) => mutateAsync(values) },
  );
  const { errors } = form.formState;

  const code = {
    input: form.register('code', way === 'recovery' ? {} : { setValueAs: cleanCode }),
    error:
      errors.code &&
      (serverText(errors.code) ?? t(way === 'recovery' ? 'address.recoveryRequired' : 'codeRequired')),
  };
  const isSecondStep = way === 'totp' || way === 'recovery';
  return (
    <Form onSubmit={onSubmit}>
      {way === 'bankName' && (
        <Field
          {...form.register('bankAccountName')}
          label={t('address.bankLabel')}
          autoComplete="off"
          error={errors.bankAccountName && (serverText(errors.bankAccountName) ?? t('address.bankRequired'))}
        />
      )}
      {way === 'totp' && <OneTimeCode {...code} label={t('address.totpLabel')} hint={t('code.hint')} />}
      {way === 'recovery' && (
        <Field
          {...code.input}
          label={t('address.recoveryLabel')}
          hint={t('address.recoveryHint')}
          error={code.error}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={24}
        />
      )}
      {!isSecondStep && <CodeField {...code} sentKey={`address ${ticket} ${way}`} send={send} />}
      {isSecondStep && <Tick {...form.register('remember')}>{t('address.remember')}</Tick>}
      <Problem text={errors.root?.message} />
      <Button
        type="submit"
        size="large"
        block
        pending={isPending}
        aria-label={isPending ? t('pending') : undefined}
      >
        {t('address.submit')}
      </Button>
    </Form>
  );
}

function proofOf(way: Way, ticket: string): Verified {
  if (way === 'bankName') return { way, ticket, bankAccountName: '', code: '' };
  return way === 'totp' || way === 'recovery'
    ? { way, ticket, code: '', remember: true }
    : { way, ticket, code: '' };
}
