import type { RequestOf } from '@maidan/contract/operation.ts';
import type { sendLoginCode } from '@maidan/contract/accounts/login/send-login-code.ts';
import { getCaptcha } from '@maidan/contract/accounts/verification/get-captcha.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import { CallError } from '#lib/call/call-error.ts';
import { call } from '#lib/call/call.ts';

export type CaptchaAnswer = NonNullable<RequestOf<typeof sendLoginCode>['captcha']>;
type Given = { id: string; text: string; proof: string };

const NOTHING: Given = { id: '', text: '', proof: '' };
/** A little more than the second that the server wants between two. */
const AT_MOST_EVERY_MS = 1100;
const MOST_RETRIES = 3;
/** A picture is changed a little before the server forgets it. */
const SPARE_SECONDS = 5;

export type Captcha = ReturnType<typeof useCaptcha>;

/**
 * LOG-05: a captcha that comes when a refusal asks for it. Forms add `part()` to what they send, give every failure to
 * `takeError`, and show `<CaptchaField captcha={…} />`.
 */
export function useCaptcha(shownFromStart = false) {
  const scope = useId();
  const [round, setRound] = useState(shownFromStart ? 1 : 0);
  const [given, setGiven] = useState(NOTHING);
  const [error, setError] = useState<string>();
  const [spent, setSpent] = useState('');
  const renew = useSpaced(() => setRound((last) => last + 1));
  const fetched = useQuery({
    queryKey: ['captcha', scope, round],
    queryFn: () => call(getCaptcha, {}),
    enabled: round > 0,
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
    // Somebody else behind the same address may have asked in the same second.
    retry: (count, failure) =>
      count < MOST_RETRIES && failure instanceof CallError && failure.code === 'TOO_MANY_REQUESTS',
    retryDelay: AT_MOST_EVERY_MS,
    refetchInterval: ({ state }) =>
      state.data === undefined ? false : Math.max(10, state.data.expiresInSeconds - SPARE_SECONDS) * 1000,
  });
  // The next one may be a second away; until then there is nothing to answer.
  const picture = { ...fetched, data: fetched.data?.id === spent ? undefined : fetched.data };
  const id = picture.data?.id ?? '';
  const { text, proof } = given.id === id ? given : NOTHING;

  return {
    shown: round > 0,
    picture,
    text,
    proof,
    error,
    renew,
    setText: (typed: string) => {
      setError(undefined);
      setGiven({ id, text: typed, proof: '' });
    },
    setProof: (found: string) => {
      setError(undefined);
      setGiven({ id, text: '', proof: found });
    },
    /** False, with a word at the field, when a picture is shown and not yet answered. */
    isAnswered: (whatIsMissing: string): boolean => {
      if (round === 0 || proof !== '' || text.trim() !== '') return true;
      setError(whatIsMissing);
      return false;
    },
    part: (): { captcha?: CaptchaAnswer } => {
      if (round === 0 || id === '') return {};
      if (proof !== '') return { captcha: { id, proof } };
      return text.trim() === '' ? {} : { captcha: { id, answer: text.trim() } };
    },
    /** True when the refusal was about the captcha itself, and is said there. */
    takeError: (failure: unknown): boolean => {
      if (!(failure instanceof CallError)) return false;
      const ofCaptcha = failure.code === 'CAPTCHA_REQUIRED' || failure.code === 'CAPTCHA_WRONG';
      if (ofCaptcha) setError(failure.message);
      else setError(undefined);
      // A picture is good for one answer, whatever the answer led to.
      if (ofCaptcha || failure.captcha || round > 0) {
        setSpent(id);
        renew();
      }
      return ofCaptcha;
    },
    /** What it was asked for has been done. */
    hide: () => {
      setRound(0);
      setGiven(NOTHING);
      setError(undefined);
    },
  };
}

/** Runs at once, but at most once a second; what comes sooner runs when the second is over. */
function useSpaced(work: () => void): () => void {
  const last = useRef(-Infinity);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return () => {
    clearTimeout(timer.current);
    const waitMs = last.current + AT_MOST_EVERY_MS - performance.now();
    const run = (): void => {
      last.current = performance.now();
      work();
    };
    if (waitMs <= 0) run();
    else timer.current = setTimeout(run, waitMs);
  };
}
