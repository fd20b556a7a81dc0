import type { ResponseOf } from '@maidan/contract/operation.ts';
import type { sendLoginCode } from '@maidan/contract/accounts/login/send-login-code.ts';
import { useEffect, useState } from 'react';
import { CallError } from '#lib/call/call-error.ts';
import { showPrompt } from '#lib/overlays/modal-store.ts';
import { useOnce } from '#lib/forms/use-once.ts';

export type CodeSent = ResponseOf<typeof sendLoginCode>;

type Sent = { until: number; minutes: number };
/** By what was sent where: closing the form does not open the button again. */
const sent = new Map<string, Sent>();
/** LOG-07: presses that come sooner are dropped. */
const AT_MOST_EVERY_MS = 1000;
let lastPressAt = -Infinity;

export type CodeSending = {
  /** Tells one waiting from another: purpose and address. */
  sentKey: string;
  /** Sends, or answers null when the form has said itself why nothing was sent. */
  send: () => Promise<CodeSent | null>;
  /** LOG-07: firebase wants a minute whatever it says. */
  atLeastSeconds?: number;
};

export function useCodeSending({ sentKey, send, atLeastSeconds = 0 }: CodeSending) {
  const [isPending, setPending] = useState(false);
  const [now, setNow] = useState(() => Date.now());
  const last = sent.get(sentKey);
  const waitSeconds = last === undefined ? 0 : Math.max(0, Math.ceil((last.until - now) / 1000));
  const isWaiting = waitSeconds > 0;

  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [isWaiting]);

  /** True when a code is on its way. */
  const ask = async (): Promise<boolean> => {
    setPending(true);
    try {
      const answer = await send();
      if (answer === null) return false;
      const seconds = Math.max(answer.resendAfterSeconds, atLeastSeconds);
      sent.set(sentKey, { until: Date.now() + seconds * 1000, minutes: answer.expiredMinutes });
      setNow(Date.now());
      return true;
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      showPrompt({ kind: 'warning', message: error.message });
      return false;
    } finally {
      setPending(false);
    }
  };
  const press = useOnce(async (onSent: () => void) => {
    if (isWaiting || performance.now() - lastPressAt < AT_MOST_EVERY_MS) return;
    lastPressAt = performance.now();
    if (await ask()) onSent();
  });
  return { waitSeconds, isPending, press, sentMinutes: last?.minutes };
}

/** For tests: as if nothing had been sent in this visit. */
export function forgetSentCodes(): void {
  sent.clear();
  lastPressAt = -Infinity;
}
