import { formatMoneyText, minor, parseMoney } from '@maidan/contract/money.ts';
import type { PointConfig, PointRecord, PointReward } from '@maidan/contract/points/point-mall.ts';
import { housePictureAddress } from '#modules/media/picture-address.ts';
import type { PointRules } from '#settings/point-rules.ts';
import type { RecordRow, RewardRow } from './points.store.ts';

const money = (amount: bigint): string => formatMoneyText(minor(amount));
const orNull = (amount: bigint | null): string | null => (amount === null ? null : money(amount));

export function presentConfig({ offered, stakePerPoint, ratio, ...rules }: PointRules): PointConfig {
  const { leastPoints, mostPointsPerDay } = rules;
  return { offered, stakePerPoint, ratio, requirements: { leastPoints, mostPointsPerDay } };
}

export function presentReward(row: RewardRow): PointReward {
  return {
    code: row.code,
    title: row.title,
    about: row.about,
    points: Number(row.points),
    amount: orNull(row.amount),
    look: row.look,
    pictureUrl: row.picture === null ? null : housePictureAddress(row.picture),
    left: row.leftOver,
  };
}

export function presentRecord(row: RecordRow): PointRecord {
  const { ratioPoints, ratioAmount, leastPoints, mostPoints } = row;
  return {
    reference: row.reference,
    kind: row.kind,
    title: row.title,
    points: Number(row.points),
    amount: orNull(row.amount),
    ratio:
      ratioPoints === null || ratioAmount === null
        ? null
        : { points: ratioPoints, amount: money(ratioAmount) },
    requirements:
      leastPoints === null || mostPoints === null ? null : { leastPoints, mostPointsPerDay: mostPoints },
    state: row.state,
    appliedAt: row.appliedAt.toISOString(),
    remark: row.remark,
  };
}

/** What points are worth at a ratio; null where they are no multiple of it. */
export function worthOf(points: bigint, { ratio }: Pick<PointRules, 'ratio'>): bigint | null {
  const step = BigInt(ratio.points);
  return points % step === 0n ? (points / step) * parseMoney(ratio.amount) : null;
}
