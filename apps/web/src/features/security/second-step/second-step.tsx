import { forgetDevice } from '@maidan/contract/accounts/second-step/forget-device.ts';
import { keepTotp } from '@maidan/contract/accounts/second-step/keep-totp.ts';
import { setTotpAlways } from '@maidan/contract/accounts/second-step/set-totp-always.ts';
import { Button } from '@maidan/ui/button.tsx';
import { DialogFooter } from '@maidan/ui/dialog-footer.tsx';
import { Dialog } from '@maidan/ui/dialog.tsx';
import { Problem } from '@maidan/ui/problem.tsx';
import { TriangleAlert } from 'lucide-react';
import { useT } from '#lib/texts/i18n.tsx';
import { SecretField } from '#lib/forms/secret-field.tsx';
import { showToast } from '#lib/overlays/toast-store.ts';
import { wordsOf } from '#lib/texts/words-of.ts';
import { useSecurityChange } from '#features/security/security.mutations.ts';
import type { Security } from '#features/security/security.queries.ts';
import { useChangeForm } from '#features/security/use-change-form.ts';
import { usePlace } from '#features/security/use-place.ts';
import { useWhen } from '#features/security/use-when.ts';

type SecondStep = NonNullable<Security['secondStep']>;
const FEW_CODES = 3;

type PartsProps = { secondStep: SecondStep; onCodes: () => void; onLooser: () => void };

/** LOG-13: how often it is asked for, what helps without the app, and the devices that have shown it. */
export function SecondStepParts({ secondStep, onCodes, onLooser }: PartsProps) {
  const t = useT('security');
  const change = useSecurityChange(setTotpAlways);
  const { always, recoveryCodesLeft: left } = secondStep;
  const stricter = (): void => {
    change.mutate({ always: true }, { onSuccess: () => showToast(t('second.nowAlways')) });
  };
  return (
    <div className="flex flex-col gap-4">
      <Row text={t(always ? 'second.always' : 'second.byDevice')}>
        <Button look="outline" pending={change.isPending} onClick={always ? onLooser : stricter}>
          {t(always ? 'second.toDevice' : 'second.toAlways')}
        </Button>
      </Row>
      <Problem text={change.error?.message} />
      <Row text={t('codes.left', { count: left })} warn={left < FEW_CODES}>
        <Button look="outline" onClick={onCodes}>
          {t('codes.renew')}
        </Button>
      </Row>
      {!always && <KnownDevices devices={secondStep.devices} />}
    </div>
  );
}

function Row({ text, warn = false, children }: { text: string; warn?: boolean; children: React.ReactNode }) {
  return (
    <div className="border-line flex flex-wrap items-center gap-3 border-t pt-4">
      <p className="flex min-w-0 flex-1 basis-44 items-center gap-2 text-sm text-pretty">
        {warn && <TriangleAlert size={18} aria-hidden className="text-loss shrink-0" />}
        {text}
      </p>
      {children}
    </div>
  );
}

function KnownDevices({ devices }: { devices: SecondStep['devices'] }) {
  const t = useT('security');
  const { day } = useWhen();
  const place = usePlace();
  const forget = useSecurityChange(forgetDevice);
  if (devices.length === 0) return null;
  return (
    <div className="border-line flex flex-col gap-2 border-t pt-4">
      <h3 className="text-sm font-medium">{t('second.devices')}</h3>
      <ul className="flex flex-col gap-2">
        {devices.map(({ id, device, ip, country, expiresAt, current }) => {
          const name = device === '' ? t('devices.unknown') : device;
          return (
            <li key={id} className="bg-ground/60 flex items-center gap-3 rounded-xl p-3">
              <div className="min-w-0 flex-1 text-sm">
                <p className="font-medium">
                  {name}
                  {current && <span className="text-gain"> · {t('devices.this')}</span>}
                </p>
                <p className="text-muted break-words">{place(country, ip)}</p>
                <p className="text-muted">{t('second.until', { day: day(expiresAt) })}</p>
              </div>
              <Button
                look="quiet"
                aria-label={t('second.forgetLabel', { device: name })}
                disabled={forget.isPending}
                onClick={() => forget.mutate({ id }, { onSuccess: () => showToast(t('second.forgotten')) })}
              >
                {t('second.forget')}
              </Button>
            </li>
          );
        })}
      </ul>
      <Problem text={forget.error?.message} />
    </div>
  );
}

/** Somebody with the password says that the app is lost; whoever has it can stop that. */
export function LossNotice({ secondStep }: { secondStep: Security['secondStep'] }) {
  const t = useT('security');
  const { exact } = useWhen();
  const keep = useSecurityChange(keepTotp);
  if (secondStep === null || secondStep.loss === null) return null;
  const { loss } = secondStep;
  const times = { asked: exact(loss.requestedAt), removes: exact(loss.removesAt) };
  return (
    <div role="alert" className="bg-loss/12 flex flex-col gap-3 rounded-2xl p-5">
      <h2 className="flex items-center gap-2 font-semibold">
        <TriangleAlert size={20} aria-hidden className="text-loss shrink-0" />
        {t('loss.title')}
      </h2>
      <p className="text-pretty">{t('loss.text', times)}</p>
      {loss.mayKeep ? (
        <Button
          className="self-start"
          pending={keep.isPending}
          onClick={() => keep.mutate({}, { onSuccess: () => showToast(t('loss.kept'), 'gain') })}
        >
          {t('loss.keep')}
        </Button>
      ) : (
        <p className="text-pretty">{t('loss.logInAgain')}</p>
      )}
      <Problem text={keep.error?.message} />
    </div>
  );
}

/** Asking less often is a smaller lock, so it takes the password. */
export function LooserDialog({ onClose }: { onClose: () => void }) {
  const t = useT('security');
  const { form, pending, onSubmit } = useChangeForm<
    typeof setTotpAlways,
    { always: false; password: string }
  >({
    operation: setTotpAlways,
    defaultValues: { always: false, password: '' },
    first: 'password',
    fieldOfCode: { PASSWORD_WRONG: 'password' },
    onDone: () => {
      showToast(t('second.nowDevice'));
      onClose();
    },
  });
  const { errors } = form.formState;
  return (
    <Dialog
      title={t('second.toDevice')}
      closeLabel={t('close')}
      closeOnOutsideClick={false}
      onClose={onClose}
    >
      <form noValidate className="flex flex-col gap-4 px-6 pb-6" onSubmit={onSubmit}>
        <p className="text-muted text-pretty">{t('second.looserText')}</p>
        <SecretField
          {...form.register('password')}
          label={t('payment.login')}
          autoComplete="current-password"
          error={wordsOf(errors.password, t('payment.loginRequired'))}
        />
        <DialogFooter problem={errors.root?.message}>
          <Button type="submit" size="large" pending={pending}>
            {t('second.toDevice')}
          </Button>
        </DialogFooter>
      </form>
    </Dialog>
  );
}
