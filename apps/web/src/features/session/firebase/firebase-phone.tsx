import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { CallError } from '#lib/call/call-error.ts';
import { useT } from '#lib/texts/i18n.tsx';
import { openModal, showPrompt } from '#lib/overlays/modal-store.ts';
import { permissionQuery } from '#lib/site/site-settings.ts';
import { CodeField } from '#features/session/code/code-field.tsx';
import { cleanCode, cleanMobile } from '@maidan/contract/typed/digits.ts';
import { FIELD_OF_PROBLEM, firebaseProblem } from './firebase-errors.ts';
import type { FirebaseProblem } from './firebase-errors.ts';
import type { PhoneCheck } from './firebase-sdk.ts';
import { Problem } from '@maidan/ui/problem.tsx';
import { Form } from '#features/session/form/form-parts.tsx';
import { LoginButton } from '#features/session/login/login-by-name.tsx';
import type { LoginWayProps } from '#features/session/login/login-by-name.tsx';
import { useLogin } from '#features/session/login/login.mutations.ts';
import { DEFAULT_DIALING_CODE, MobileField } from '#lib/forms/mobile-field.tsx';
import type { CodeSent } from '#features/session/code/use-code-sending.ts';
import { useFirstFocus } from '#lib/forms/use-first-focus.ts';
import { useOnce } from '#lib/forms/use-once.ts';

type PhoneForm = { countryDialingCode: string; mobileNum: string; verificationCode: string };
/** LOG-07: the button stays shut for a minute at least. Firebase does not say how long its codes live. */
const SENT: CodeSent = { expiredMinutes: 5, resendAfterSeconds: 60 };

/** LOG-14: the number is proved by firebase; its SDK comes when the code is asked for, and not before. */
export function FirebasePhoneForm({ site, onResult, takesFocus }: LoginWayProps) {
  const t = useT('login');
  const words = useT('security');
  const { mutateAsync, isPending } = useLogin();
  const form = useForm<PhoneForm>({
    defaultValues: { countryDialingCode: DEFAULT_DIALING_CODE, mobileNum: '', verificationCode: '' },
  });
  const { errors } = form.formState;
  const [code, number] = useWatch({ control: form.control, name: ['countryDialingCode', 'mobileNum'] });
  useFirstFocus(takesFocus ? 'mobileNum' : undefined);
  const { verifier, send, confirm } = usePhoneCheck(() => form.getValues());

  const say = (problem: FirebaseProblem): void =>
    form.setError(FIELD_OF_PROBLEM[problem] ?? 'root', { message: words(`firebase.${problem}`) });
  const onSend = async (): Promise<CodeSent | null> => {
    form.clearErrors();
    const problem = await send();
    if (problem === null) return SENT;
    // LOG-07: what is not about the number is read in a popup.
    if (FIELD_OF_PROBLEM[problem] === undefined)
      showPrompt({ kind: 'warning', message: words(`firebase.${problem}`) });
    else say(problem);
    return null;
  };
  const submit = useOnce(
    form.handleSubmit(async ({ verificationCode }) => {
      const proved = await confirm(verificationCode);
      if (proved === null) return form.setError('verificationCode', { message: words('firebase.sendFirst') });
      if ('problem' in proved) return say(proved.problem);
      try {
        await onResult(await mutateAsync({ type: 'firebase', firebaseIdToken: proved.token, site }));
      } catch (error) {
        if (!(error instanceof CallError)) throw error;
        // Firebase has just proved the number, so what is missing is the account.
        if (error.code === 'IDENTITY_REFUSED' && site === 'member')
          return openModal('register', { firebaseIdToken: proved.token });
        form.setError('root', { message: error.message });
      }
    }),
  );

  return (
    <Form onSubmit={submit}>
      <MobileField
        codeInput={form.register('countryDialingCode')}
        code={code}
        numberInput={form.register('mobileNum', {
          setValueAs: cleanMobile,
          onChange: () => form.clearErrors('mobileNum'),
        })}
        error={errors.mobileNum?.message}
      />
      <CodeField
        input={form.register('verificationCode', { setValueAs: cleanCode })}
        sentKey={`firebase ${code} ${number}`}
        send={onSend}
        atLeastSeconds={60}
        error={errors.verificationCode && (errors.verificationCode.message ?? t('codeRequired'))}
      />
      <Problem text={errors.root?.message} />
      <div ref={verifier} />
      <LoginButton isPending={isPending} />
    </Form>
  );
}

/** One check at a time: a new code takes the place of the one before. */
function usePhoneCheck(values: () => PhoneForm) {
  const { data: site, refetch } = useQuery(permissionQuery());
  const verifier = useRef<HTMLDivElement>(null);
  const check = useRef<PhoneCheck | null>(null);
  const send = async (): Promise<FirebaseProblem | null> => {
    const { countryDialingCode, mobileNum } = values();
    if (mobileNum === '') return 'missingNumber';
    const settings = (site ?? (await refetch()).data)?.firebase;
    if (settings === undefined) return 'network';
    if (settings === null || verifier.current === null) return 'contactService';
    try {
      const { startPhoneCheck } = await import('./firebase-sdk.ts');
      const full = `+${countryDialingCode.replace(/\D/g, '')}${mobileNum.replace(/^0/, '')}`;
      check.current = await startPhoneCheck(settings, full, verifier.current);
      return null;
    } catch (error) {
      return firebaseProblem(error);
    }
  };
  const confirm = async (code: string): Promise<{ token: string } | { problem: FirebaseProblem } | null> => {
    if (check.current === null) return null;
    if (code === '') return { problem: 'invalidCode' };
    try {
      return { token: await check.current.confirm(code) };
    } catch (error) {
      return { problem: firebaseProblem(error) };
    }
  };
  return { verifier, send, confirm };
}
