import type { PointReward } from '@maidan/contract/points/point-mall.ts';
import type pg from 'pg';
import type { SeedTexts } from '#sandbox/texts/read-texts.ts';
import { seedText } from '#sandbox/texts/seed-text.ts';

type RewardSeed = {
  code: keyof SeedTexts['point-rewards'];
  look: PointReward['look'];
  points: number;
  /** In minor units; null for what the sandbox could only pretend to send. */
  amount: number;
  left: number | null;
};

/** PRO-04: everything here is play money, so that the sandbox promises nothing that it cannot give. */
const POINT_REWARDS: readonly RewardSeed[] = [
  {
    code: 'tea-money',
    look: 'cup',
    points: 800,
    amount: 1_000,
    left: null,
  },
  {
    code: 'kite-money',
    look: 'kite',
    points: 4_000,
    amount: 5_500,
    left: 200,
  },
  {
    code: 'monsoon-money',
    look: 'umbrella',
    points: 15_000,
    amount: 22_500,
    left: 50,
  },
  {
    code: 'festival-money',
    look: 'lamp',
    points: 50_000,
    amount: 90_000,
    left: 10,
  },
];

export async function writePointRewards(client: pg.Client, merchant: string): Promise<void> {
  for (const [order, { code, look, points, amount, left }] of POINT_REWARDS.entries())
    await client.query(
      `insert into point_reward (merchant, code, title, about, points, amount, look, left_over, sort_order)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict do nothing`,
      [
        merchant,
        code,
        seedText('point-rewards', (texts) => texts[code].title),
        seedText('point-rewards', (texts) => texts[code].about),
        points,
        amount,
        look,
        left,
        order,
      ],
    );
}
