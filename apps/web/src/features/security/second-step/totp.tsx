import { confirmTotp } from '@maidan/contract/accounts/second-step/confirm-totp.ts';
import { removeTotp } from '@maidan/contract/accounts/second-step/remove-totp.ts';
import { startTotp } from '@maidan/contract/accounts/second-step/start-totp.ts';
import { Button, buttonClass } from '@maidan/ui/button.tsx';
import { DialogFooter } from '@maidan/ui/dialog-footer.tsx';
import { Dialog } from '@maidan/ui/dialog.tsx';
import { Field } from '@maidan/ui/field.tsx';
import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { ShieldCheck } from 'lucide-react';
import { useId, useState } from 'react';
import { call } from '#lib/call/call.ts';
import { cleanCode } from '@maidan/contract/typed/digits.ts';
import { useT } from '#lib/texts/i18n.tsx';
import { showToast } from '#lib/overlays/toast-store.ts';
import { Panel } from '#lib/widgets/panel.tsx';
import { CopyButton } from '#lib/widgets/copy-button.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { SecondStepParts } from './second-step.tsx';
import { PartFailed } from '#features/security/part-states.tsx';
import { QrCode } from '#features/security/qr-code.tsx';
import { SecretField, SIX_DIGITS } from '#lib/forms/secret-field.tsx';
import type { Security } from '#features/security/security.queries.ts';
import { wordsOf } from '#lib/texts/words-of.ts';
import { useChangeForm } from '#features/security/use-change-form.ts';

type TotpCardProps = { security: Security; onOpen: () => void; onCodes: () => void; onLooser: () => void };

/** LOG-13: asked for on every new device, whatever the operator's settings. */
export function TotpCard({ security, onOpen, onCodes, onLooser }: TotpCardProps) {
  const t = useT('security');
  const { totp: on, secondStep } = security;
  return (
    <Panel
      on={on}
      icon={<ShieldCheck size={22} />}
      title={t('totp.title')}
      text={t(on ? 'totp.on' : 'totp.off')}
      action={
        <Button look="outline" onClick={onOpen}>
          {t(on ? 'totp.remove' : 'totp.setUp')}
        </Button>
      }
    >
      {secondStep !== null && (
        <SecondStepParts secondStep={secondStep} onCodes={onCodes} onLooser={onLooser} />
      )}
    </Panel>
  );
}

/** A secret is made for each opening of this dialog, is never asked for twice and leaves the memory with it. */
function useSecret() {
  const id = useId();
  return useQuery({
    queryKey: ['security-secret', id],
    queryFn: () => call(startTotp, {}),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}

export function TotpSetUpDialog({ onClose }: { onClose: () => void }) {
  const t = useT('security');
  const { data, error, refetch } = useSecret();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  if (codes !== null)
    return (
      <Dialog title={t('codes.title')} closeLabel={t('close')} closeOnOutsideClick={false} onClose={onClose}>
        <div className="px-6 pb-6">
          <RecoveryCodes codes={codes} onClose={onClose} />
        </div>
      </Dialog>
    );
  return (
    <Dialog
      title={t('totp.dialogTitle')}
      closeLabel={t('close')}
      closeOnOutsideClick={false}
      onClose={onClose}
    >
      <div className="flex flex-col gap-5 px-6 pb-6">
        {error !== null && <PartFailed error={error} onRetry={() => void refetch()} />}
        {data === undefined && error === null && (
          <output className="text-muted grid h-52 place-content-center">{t('totp.preparing')}</output>
        )}
        {data !== undefined && <SetUpSteps secret={data.secret} url={data.url} onDone={setCodes} />}
      </div>
    </Dialog>
  );
}

type SetUpStepsProps = { secret: string; url: string; onDone: (codes: readonly string[]) => void };

function SetUpSteps({ secret, url, onDone }: SetUpStepsProps) {
  const t = useT('security');
  const { form, pending, onSubmit } = useChangeForm({
    operation: confirmTotp,
    defaultValues: { code: '' },
    first: 'code',
    fieldOfCode: { CODE_WRONG: 'code' },
    onDone: ({ recoveryCodes }) => {
      showToast(t('totp.turnedOn'), 'gain');
      onDone(recoveryCodes);
    },
  });
  const { errors } = form.formState;
  return (
    <>
      <p className="font-medium">{t('totp.step1')}</p>
      <div className="self-center">
        <QrCode text={url} />
      </div>
      <a href={url} className={clsx(buttonClass('outline'), 'touch:inline-flex! hidden! self-center')}>
        {t('totp.openApp')}
      </a>
      <div>
        <p className="text-muted text-sm">{t('totp.orType')}</p>
        <p className="flex items-center gap-1">
          <code className="bg-ground flex-1 rounded-lg px-3 py-2 text-sm tabular-nums select-all">
            {secret.replace(/(.{4})(?=.)/g, '$1 ')}
          </code>
          <CopyButton text={secret} />
        </p>
      </div>
      <form noValidate className="flex flex-col gap-4" onSubmit={onSubmit}>
        <Field
          {...form.register('code', { setValueAs: cleanCode })}
          {...SIX_DIGITS}
          label={t('totp.step2')}
          placeholder="000000"
          autoComplete="one-time-code"
          error={wordsOf(errors.code, t('totp.codeInvalid'))}
        />
        <DialogFooter problem={errors.root?.message}>
          <Button type="submit" size="large" pending={pending}>
            {t('totp.confirm')}
          </Button>
        </DialogFooter>
      </form>
    </>
  );
}

export function TotpRemoveDialog({ onClose }: { onClose: () => void }) {
  const t = useT('security');
  const { form, pending, onSubmit } = useChangeForm({
    operation: removeTotp,
    defaultValues: { password: '', code: '' },
    first: 'password',
    fieldOfCode: { PASSWORD_WRONG: 'password', CODE_WRONG: 'code' },
    onDone: () => {
      showToast(t('totp.removed'));
      onClose();
    },
  });
  const { errors } = form.formState;
  return (
    <Dialog
      title={t('totp.removeTitle')}
      closeLabel={t('close')}
      closeOnOutsideClick={false}
      onClose={onClose}
    >
      <form noValidate className="flex flex-col gap-4 px-6 pb-6" onSubmit={onSubmit}>
        <p className="text-muted text-pretty">{t('totp.removeText')}</p>
        <SecretField
          {...form.register('password')}
          label={t('payment.login')}
          autoComplete="current-password"
          error={wordsOf(errors.password, t('payment.loginRequired'))}
        />
        <Field
          {...form.register('code', { setValueAs: cleanCode })}
          {...SIX_DIGITS}
          label={t('totp.code')}
          autoComplete="one-time-code"
          error={wordsOf(errors.code, t('totp.codeInvalid'))}
        />
        <DialogFooter problem={errors.root?.message}>
          <Button type="submit" look="danger" size="large" pending={pending}>
            {t('totp.remove')}
          </Button>
        </DialogFooter>
      </form>
    </Dialog>
  );
}
