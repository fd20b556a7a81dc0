import { finishPasskey } from '@maidan/contract/accounts/passkey/finish-passkey.ts';
import { startPasskey } from '@maidan/contract/accounts/passkey/start-passkey.ts';
import { call } from '#lib/call/call.ts';
import { useSecurityChange } from '#features/security/security.mutations.ts';

type NewPasskey = { name: string; password?: string };

/** The challenge, the device's own question, and the answer kept. The library comes when it is first needed. */
export function useAddPasskey(): (wanted: NewPasskey) => Promise<void> {
  const { mutateAsync: finish } = useSecurityChange(finishPasskey);
  return async ({ name, password }) => {
    const [{ startRegistration }, { ticket, options }] = await Promise.all([
      import('@simplewebauthn/browser'),
      call(startPasskey, password === undefined ? {} : { password }),
    ]);
    type Options = Parameters<typeof startRegistration>[0]['optionsJSON'];
    const answer = await startRegistration({ optionsJSON: options as unknown as Options });
    await finish({ ticket, name, answer: { ...answer } });
  };
}
