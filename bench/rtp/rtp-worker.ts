import { createHmac } from 'node:crypto';
import { simulateBasic } from '@maidan/games/blackjack/simulate.ts';
import { KINDS, SEAS } from '@maidan/games/fishing/species.ts';
import { lotteryOf } from '@maidan/games/lottery/lotteries.ts';
import { simulateFishing } from '@maidan/games/simulations/fishing.ts';
import { simulateLottery } from '@maidan/games/simulations/lotteries.ts';
import type { Played, Seeds } from '@maidan/games/simulations/sample.ts';
import { SIMULATED_TABLES, simulateTable, type SimulatedTable } from '@maidan/games/simulations/tables.ts';
import { buildMachine } from '@maidan/games/slots/engine/machine.ts';
import { seededDraw } from '@maidan/games/slots/engine/seeded-draw.ts';
import { simulateBought, simulateRounds } from '@maidan/games/slots/figures/simulate.ts';
import type { RtpSetting } from '@maidan/games/slots/model/model.ts';
import { SLOT_MODELS } from '@maidan/games/slots/models/slot-models.ts';

/** One part of the rounds of a game; each part has a seed of its own. */
export type RtpTask = { game: RtpGame; rounds: number; seed: number };
export type RtpGame =
  | { kind: 'slot' | 'bought'; code: string; rtp: RtpSetting }
  | { kind: 'cards'; code: 'blackjack'; rtp: null }
  /** One bet of a live table or duel, one way to play of a lottery, one fish of a sea. */
  | { kind: 'table' | 'lottery' | 'sea'; code: string; bet: string; rtp: null };
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
const { mean, variance, capped } = await play();
const milliseconds = process.cpuUsage(started).user / 1000;
const answer: RtpAnswer = { rounds, mean, variance, capped, milliseconds };
process.send?.(answer);

async function play(): Promise<Pick<RtpAnswer, 'mean' | 'variance' | 'capped'>> {
  switch (game.kind) {
    case 'cards': {
      const sample = simulateBasic(rounds, seededDraw(seed));
      return { mean: sample.mean, variance: sample.sigma ** 2 * rounds, capped: 0 };
    }
    case 'table':
    case 'lottery':
    case 'sea': {
      const [played] = await playCommitted(game);
      if (!played) throw new RangeError(`${game.code} ${game.bet}`);
      return { ...played.sample, capped: 0 };
    }
    default: {
      const model = SLOT_MODELS.find((one) => one.code === game.code);
      if (!model) throw new RangeError(game.code);
      const simulate = game.kind === 'slot' ? simulateRounds : simulateBought;
      return simulate(buildMachine(model, game.rtp), rounds, seededDraw(seed));
    }
  }
}

/** From committed seeds, by the bytes that the house would have. */
async function playCommitted({ kind, code, bet }: Extract<RtpGame, { bet: string }>): Promise<Played[]> {
  const seeds: Seeds = { serverSeed: `bench-${seed}`, clientSeed: `${code} ${bet}`, bytesOf };
  if (kind === 'table') {
    if (!Object.hasOwn(SIMULATED_TABLES, code)) return [];
    return (await simulateTable(code as SimulatedTable, { rounds, seeds, bets: [bet] })).bets;
  }
  if (kind === 'sea') {
    const sea = SEAS.find((one) => one === code);
    const fish = KINDS.find((one) => one === bet);
    return sea && fish ? simulateFishing(sea, { rounds, seeds, kinds: [fish] }) : [];
  }
  const lottery = lotteryOf(code);
  return lottery
    ? simulateLottery(lottery, { draws: rounds, seeds, chance: seededDraw(seed), plays: [bet] })
    : [];
}

function bytesOf(
  { serverSeed, clientSeed, nonce }: { serverSeed: string; clientSeed: string; nonce: number },
  blocks: number,
): Uint8Array {
  return Buffer.concat(
    Array.from({ length: blocks }, (_, counter) =>
      createHmac('sha256', serverSeed).update(`${clientSeed}:${nonce}:${counter}`).digest(),
    ),
  );
}
