import { simulateBasic } from '@maidan/games/blackjack/simulate.ts';
import { buildMachine } from '@maidan/games/slots/engine/machine.ts';
import { seededDraw } from '@maidan/games/slots/engine/seeded-draw.ts';
import { simulateBought, simulateRounds } from '@maidan/games/slots/figures/simulate.ts';
import type { RtpSetting } from '@maidan/games/slots/model/model.ts';
import { SLOT_MODELS } from '@maidan/games/slots/models/slot-models.ts';

/** One part of the rounds of a game; each part has a seed of its own. */
export type RtpTask = { game: RtpGame; rounds: number; seed: number };
export type RtpGame =
  | { kind: 'slot' | 'bought'; code: string; rtp: RtpSetting }
  | { kind: 'cards'; code: 'blackjack'; rtp: null };
/** In stakes. Time of the processor: the clock also counts what others do meanwhile. */
export type RtpAnswer = {
  rounds: number;
  mean: number;
  variance: number;
  capped: number;
  milliseconds: number;
};

const { game, rounds, seed } = JSON.parse(process.argv[2] ?? '{}') as RtpTask;
const started = process.cpuUsage();
const { mean, variance, capped } = play();
const milliseconds = process.cpuUsage(started).user / 1000;
const answer: RtpAnswer = { rounds, mean, variance, capped, milliseconds };
process.send?.(answer);

function play(): Pick<RtpAnswer, 'mean' | 'variance' | 'capped'> {
  if (game.kind === 'cards') {
    const sample = simulateBasic(rounds, seededDraw(seed));
    return { mean: sample.mean, variance: sample.sigma ** 2 * rounds, capped: 0 };
  }
  const model = SLOT_MODELS.find((one) => one.code === game.code);
  if (!model) throw new RangeError(game.code);
  const simulate = game.kind === 'slot' ? simulateRounds : simulateBought;
  return simulate(buildMachine(model, game.rtp), rounds, seededDraw(seed));
}
