import { expect, test, vi } from 'vitest';
import { onRefusal, tellRefusal } from './refusals.ts';
import type { ToldRefusal } from './refusals.ts';

const EXPIRED: ToldRefusal = { code: 'NOT_LOGGED_IN', lost: true, reading: true };
const TRIAL: ToldRefusal = { code: 'NEEDS_REAL_ACCOUNT', lost: false, reading: true };

const listen = () => {
  const heard = vi.fn<(refusal: ToldRefusal) => void>();
  return { heard, stop: onRefusal(heard) };
};

test('[LOG-09, LOG-16] a refusal that came before anybody listened is heard once, by all who begin together', async () => {
  tellRefusal(TRIAL);
  tellRefusal(EXPIRED);
  const [first, second] = [listen(), listen()];
  await Promise.resolve();
  expect(first.heard).toHaveBeenCalledExactlyOnceWith(EXPIRED);
  expect(second.heard).toHaveBeenCalledExactlyOnceWith(EXPIRED);
  const late = listen();
  await Promise.resolve();
  expect(late.heard).not.toHaveBeenCalled();
  for (const { stop } of [first, second, late]) stop();
});

test('[LOG-09, LOG-16] who left before it could be told leaves it for the next', async () => {
  tellRefusal(EXPIRED);
  const gone = listen();
  gone.stop();
  await Promise.resolve();
  expect(gone.heard).not.toHaveBeenCalled();
  const next = listen();
  await Promise.resolve();
  expect(next.heard).toHaveBeenCalledExactlyOnceWith(EXPIRED);
  next.stop();
});
