import { confirmTotp } from '@maidan/contract/accounts/second-step/confirm-totp.ts';
import { startTotp } from '@maidan/contract/accounts/second-step/start-totp.ts';
import { URI } from 'otpauth';
import type { MemberCaller, TestApp } from './test-app.ts';

/** Sets up an authenticator app; answers with the codes it shows, so many half minutes from now. */
export async function setUpSecondStep(
  node: TestApp,
  member: MemberCaller,
): Promise<(steps: number) => string> {
  const started = await node.callAs(member, startTotp, {});
  if (!started.body.success) throw new Error(started.raw.body);
  const totp = URI.parse(started.body.value.url);
  const at = (steps: number) => totp.generate({ timestamp: Date.now() + steps * 30_000 });
  const on = await node.callAs(member, confirmTotp, { code: at(-1) });
  if (!on.body.success) throw new Error(on.raw.body);
  return at;
}
