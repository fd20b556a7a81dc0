import { finishPasskeyLogin } from '@maidan/contract/accounts/passkey/finish-passkey-login.ts';
import { startPasskeyLogin } from '@maidan/contract/accounts/passkey/start-passkey-login.ts';
import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser';
import { useEffect, useEffectEvent, useState } from 'react';
import { CallError } from '#lib/call/call-error.ts';
import { call } from '#lib/call/call.ts';
import type { Site } from './login.mutations.ts';
import type { LoginResult } from '#features/session/state/login-result.ts';

type PasskeyLogin = {
  site: Site;
  /** Offered by the operator. */
  offered: boolean;
  onResult: (result: LoginResult) => Promise<void>;
  onError: (error: CallError) => void;
};

/** A passkey by its button, and among the names that the browser proposes at the username, where it can do that. */
export function usePasskeyLogin({ site, offered, onResult, onError }: PasskeyLogin) {
  const [isPending, setPending] = useState(false);
  const enabled = offered && canUsePasskeys();

  const run = async (byAutofill: boolean): Promise<void> => {
    try {
      const result = await passkeyCeremony(site, byAutofill);
      if (result !== null) await onResult(result);
    } catch (error) {
      if (error instanceof CallError) onError(error);
      // The rest is the browser's or the person's no: they are looking at the form and go another way.
    }
  };
  const propose = useEffectEvent(() => void run(true));
  useEffect(() => {
    if (!enabled) return undefined;
    propose();
    return () => void stopCeremony();
  }, [enabled]);

  const press = async (): Promise<void> => {
    setPending(true);
    await run(false);
    setPending(false);
  };
  return { enabled, isPending, press };
}

export function canUsePasskeys(): boolean {
  return typeof window !== 'undefined' && typeof window.PublicKeyCredential === 'function';
}

async function passkeyCeremony(site: Site, byAutofill: boolean): Promise<LoginResult | null> {
  const { browserSupportsWebAuthnAutofill, startAuthentication } = await import('@simplewebauthn/browser');
  if (byAutofill && !(await browserSupportsWebAuthnAutofill())) return null;
  // Nobody asked for the proposal, so nobody is told when there is none.
  const begun = await call(startPasskeyLogin, {}).catch((error: unknown) => {
    if (byAutofill) return null;
    throw error;
  });
  if (begun === null) return null;
  const { ticket, options } = begun;
  const answer = await startAuthentication({
    // The platform made them for exactly this call; the contract keeps their inside to the two libraries.
    optionsJSON: options as unknown as PublicKeyCredentialRequestOptionsJSON,
    useBrowserAutofill: byAutofill,
  });
  return call(finishPasskeyLogin, { ticket, site, answer: { ...answer } });
}

async function stopCeremony(): Promise<void> {
  const { WebAuthnAbortService } = await import('@simplewebauthn/browser');
  WebAuthnAbortService.cancelCeremony();
}
