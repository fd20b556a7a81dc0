import { setTopRebate } from '@maidan/server/modules/downline/set-top-rebate.ts';
import type { OperatedDesk } from './desk.ts';
import { PlainError } from '../steps.mjs';

export const TEAM_USAGE = `  team rebate <agent> <percent>     what an agent with nobody above earns back of stakes, such as 0.80`;

/** AGT-09: an agent below another gets a rebate from that one. */
export async function team(
  desk: OperatedDesk,
  [what, username, percent]: readonly string[],
): Promise<string> {
  if (what !== 'rebate' || username === undefined || !/^\d{1,2}(\.\d{1,2})?$/.test(percent ?? ''))
    throw new PlainError(TEAM_USAGE);
  const rebate = Math.round(Number(percent) * 100);
  const outcome = await setTopRebate(desk, { username, rebate });
  if (outcome === 'none')
    throw new PlainError(`${username} is no agent without an upline. Nothing was changed.`);
  if (outcome === 'bounds')
    throw new PlainError(
      `This is above the setting downline.highestRebate, or below what somebody under ${username} has. Nothing was changed.`,
    );
  return `${username} earns ${percent} % back.`;
}
