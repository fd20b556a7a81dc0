import { localShape } from '@maidan/contract/local-text-field.ts';
import { moneyText } from '@maidan/contract/money-text.ts';
import { parseMoney } from '@maidan/contract/money.ts';
import { POINT_REWARD_LOOKS, pointRewardCode, points } from '@maidan/contract/points/point-mall.ts';
import * as z from 'zod/mini';
import type { Database } from '#db/database.ts';
import { SettingRefused } from '#settings/setting-problems.ts';
import { writeReward } from './points.store.ts';

const line = (most: number) => z.string().check(z.minLength(1), z.maxLength(most));
const MOST_LEFT = 1_000_000;

/** PRO-04: a reward of the mall, as an operator writes it; the same code again changes it. */
const pointRewardInput = z.strictObject({
  code: pointRewardCode,
  title: z.strictObject(localShape(line(80))),
  about: z.strictObject(localShape(line(400))),
  points,
  amount: z._default(z.nullable(moneyText), null),
  look: z._default(z.enum(POINT_REWARD_LOOKS), 'coins'),
  /** The id of a picture that was sent before; without one the look is drawn. */
  picture: z._default(z.nullable(z.uuid()), null),
  left: z._default(z.nullable(z.int().check(z.minimum(0), z.maximum(MOST_LEFT))), null),
});

export async function publishPointReward(
  { db, config }: { db: Database; config: { merchant: string } },
  given: unknown,
): Promise<string> {
  const result = pointRewardInput.safeParse(given);
  if (!result.success)
    throw new SettingRefused(
      'reward',
      result.error.issues.map(({ path, message }) => `${path.join('.') || 'it'}: ${message}`),
    );
  const { amount, points: price, ...reward } = result.data;
  const paid = amount === null ? null : parseMoney(amount);
  if (paid === 0n) throw new SettingRefused('reward', ['amount: must be above nothing']);
  await writeReward(db, config.merchant, { ...reward, points: BigInt(price), amount: paid });
  return reward.code;
}
