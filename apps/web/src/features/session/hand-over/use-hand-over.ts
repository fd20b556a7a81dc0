import { collectHandOver } from '@maidan/contract/accounts/hand-over/collect-hand-over.ts';
import { exchangeHandOver } from '@maidan/contract/accounts/hand-over/exchange-hand-over.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { CallError } from '#lib/call/call-error.ts';
import { call } from '#lib/call/call.ts';
import { useTakeLogin } from '#features/session/state/login-result.ts';

/** How often the phone asks whether the first screen has agreed. */
const ASK_EVERY_MS = 2000;

type Step =
  | { state: 'checking' }
  | { state: 'waiting'; account: string }
  | { state: 'refused' }
  /** `text` only where the server's words say more than ours: the network, too many tries. */
  | { state: 'failed'; text: string | undefined };

/** Exchanges the code once, then waits for the yes of the screen it came from (T19). Stops when it is closed. */
export function useHandOver(code: string, onClose: () => void): Step {
  const [step, setStep] = useState<Step>({ state: 'checking' });
  const takeLogin = useTakeLogin();
  const enter = useEffectEvent((login: Parameters<typeof takeLogin>[0]) =>
    takeLogin(login, { onClose, onBack: onClose }),
  );
  useEffect(() => {
    const stop = new AbortController();
    const run = async (): Promise<void> => {
      const answer = await exchangeOnce(code);
      if (stop.signal.aborted) return;
      if (answer.state === 'loggedIn') return enter(answer.login);
      setStep({ state: 'waiting', account: answer.account });
      const collected = await collect(answer.ticket, stop.signal);
      if (collected === 'refused') setStep({ state: 'refused' });
      else await enter(collected);
    };
    run().catch((error: unknown) => {
      if (!stop.signal.aborted) setStep({ state: 'failed', text: wordsOf(error) });
    });
    return () => stop.abort();
  }, [code]);
  return step;
}

/** A code works once, so even a second drawing of the same page must not send it twice. */
const exchanges = new Map<string, ReturnType<typeof exchange>>();

function exchange(code: string) {
  return call(exchangeHandOver, { code });
}

function exchangeOnce(code: string): ReturnType<typeof exchange> {
  const begun = exchanges.get(code) ?? exchange(code);
  exchanges.clear();
  exchanges.set(code, begun);
  return begun;
}

async function collect(ticket: string, signal: AbortSignal) {
  for (;;) {
    // One after the other: the next question depends on this answer.
    // oxlint-disable-next-line no-await-in-loop
    const answer = await askOnce(ticket, signal);
    if (answer.state === 'refused') return 'refused' as const;
    if (answer.state === 'loggedIn') return answer.login;
    // oxlint-disable-next-line no-await-in-loop
    await pause(signal);
  }
}

/** A phone that changes its network for a moment goes on waiting. */
async function askOnce(ticket: string, signal: AbortSignal) {
  try {
    return await call(collectHandOver, { ticket }, { signal });
  } catch (error) {
    if (error instanceof CallError && error.code === 'NETWORK') return { state: 'waiting' as const };
    throw error;
  }
}

function pause(signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ASK_EVERY_MS);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(new DOMException('closed', 'AbortError'));
    });
  });
}

function wordsOf(error: unknown): string | undefined {
  if (!(error instanceof CallError)) return undefined;
  return error.code === 'TICKET_INVALID' || error.code === 'BAD_REQUEST' ? undefined : error.message;
}
