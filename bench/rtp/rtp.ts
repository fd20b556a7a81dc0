import { fork } from 'node:child_process';
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { manifest as blackjack } from '@maidan/games/blackjack/manifest.ts';
import { SEAS, kindsOf, RETURN_PERCENT } from '@maidan/games/fishing/species.ts';
import { lotteryOf } from '@maidan/games/lottery/lotteries.ts';
import { PLAYS } from '@maidan/games/lottery/plays/plays.ts';
import { exactOfPlay } from '@maidan/games/simulations/lotteries.ts';
import {
  betsOfTable,
  exactOfBet,
  SIMULATED_TABLES,
  type SimulatedTable,
} from '@maidan/games/simulations/tables.ts';
import { figuresOf } from '@maidan/games/slots/figures/stated-figures.ts';
import { RTP_SETTINGS, type SlotModel } from '@maidan/games/slots/model/model.ts';
import { SLOT_MODELS } from '@maidan/games/slots/models/slot-models.ts';
import { isExact } from '@maidan/games/slots/theory/exact-return.ts';
import type { Measurement } from '../report.ts';
import type { RtpAnswer, RtpGame, RtpTask } from './rtp-worker.ts';

/** Rounds of one game; those of a slot are shared by its settings. `RTP_ROUNDS=3000000 npm run bench -- rtp` is a quick look. */
const ROUNDS = Number(process.env['RTP_ROUNDS'] ?? 100_000_000);
/** A bought feature is a dozen turns, and its error in one of them is as small after as many rounds fewer. */
const ROUNDS_FOR_ONE_BOUGHT = 100;
/** Of what is dealt from committed seeds, and counted exactly beside it. */
const ROUNDS_FOR_ONE_DEALT = 100;
/** One of each family of lotteries. */
const LOTTERIES = [
  'five-1',
  'three-daily',
  'eleven-1',
  'pk10-1',
  'k3-1',
  'sea-4d',
  'north-daily',
  'central-daily',
];
/** What one process plays: minutes, so that little is lost when a run is broken off. */
const PART = 10_000_000;
/** Of 100 figures one is further than three sigma away in every fourth run, and further than four in one of 160. */
const MOST_SIGMAS = 4;
/** `RTP_KEEP=FILE` keeps every part that is done, and takes from it what an earlier run did: for one that was broken off. */
const KEPT_IN = process.env['RTP_KEEP'];
/** `RTP_GAMES=blackjack,storm-6x5`: these alone. */
const WANTED = process.env['RTP_GAMES']?.split(',');

type Stated = { rtp: number; rtpError: number; deviation: number; proof: string };
type Figure = { game: RtpGame; stated: Stated; rounds: number };
type Part = { task: RtpTask; answer: RtpAnswer };

/**
 * How far the return of every game that is not counted through, and of every slot in every setting, is from what is stated, in
 * standard deviations; and what a round costs. First those whose return is known by playing alone.
 */
export async function measureRtp(take: (measurements: Measurement[]) => void): Promise<void> {
  const figures = allFigures().filter(({ game }) => WANTED?.includes(game.code) ?? true);
  const kept = readKept();
  const parts = new Map(figures.map((figure) => [figure, partsOf(figure)]));
  const done = new Map<Figure, RtpAnswer[]>(figures.map((figure) => [figure, []]));
  const waiting = [...parts].flatMap(([figure, tasks]) => tasks.map((task) => ({ figure, task })));
  const total = waiting.length;
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { figure, task } = next;
      const answer = kept.get(keyOf(task)) ?? keep({ task, answer: await play(task) });
      const answers = done.get(figure) ?? [];
      answers.push(answer);
      const played = answers.reduce((sum, { rounds }) => sum + rounds, 0);
      const left = waiting.length;
      process.stderr.write(
        `${nameOf(figure.game)}: ${played} of ${figure.rounds} rounds; ${total - left} of ${total} parts\n`,
      );
      if (answers.length === parts.get(figure)?.length) take([compare(figure, answers)]);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
}

function allFigures(): Figure[] {
  const figures = SLOT_MODELS.flatMap((model) => figuresOfModel(model));
  const isKnownByPlaying = ({ stated }: Figure) => stated.proof !== 'exact';
  const cards: Figure = {
    game: { kind: 'cards', code: 'blackjack', rtp: null },
    // What the list says is rounded to a tenth of a percent.
    stated: {
      rtp: blackjack.rtpBasisPoints / 10_000,
      rtpError: 0.0005 / Math.sqrt(3),
      deviation: 0,
      proof: 'simulated',
    },
    rounds: ROUNDS,
  };
  return [
    cards,
    ...dealtFigures(),
    ...figures.filter(isKnownByPlaying),
    ...figures.filter((figure) => !isKnownByPlaying(figure)),
  ];
}

/** Every bet of the live tables and the duel, every way to play of the lotteries, every fish. */
function dealtFigures(): Figure[] {
  const rounds = Math.ceil(ROUNDS / ROUNDS_FOR_ONE_DEALT);
  const dealt = (kind: 'table' | 'lottery' | 'sea', code: string, bet: string, exact: number): Figure => ({
    game: { kind, code, bet, rtp: null },
    // Edges are said to a hundredth of a percent.
    stated: { rtp: exact, rtpError: 0.000_05 / Math.sqrt(3), deviation: 0, proof: 'exact' },
    rounds,
  });
  const tables = Object.keys(SIMULATED_TABLES) as SimulatedTable[];
  return [
    ...tables.flatMap((code) =>
      betsOfTable(code).map((bet) => dealt('table', code, bet, exactOfBet(code, bet))),
    ),
    ...LOTTERIES.flatMap((name) => {
      const lottery = lotteryOf(`lottery.${name}`);
      if (!lottery) throw new RangeError(name);
      return PLAYS[lottery.family].map((way) =>
        dealt('lottery', lottery.code, way.code, exactOfPlay(lottery, way)),
      );
    }),
    ...SEAS.flatMap((sea) => kindsOf(sea).map((kind) => dealt('sea', sea, kind, RETURN_PERCENT / 100))),
  ];
}

function figuresOfModel(model: SlotModel): Figure[] {
  const { code } = model;
  return RTP_SETTINGS.flatMap((rtp): Figure[] => {
    const { bought, ...stated } = figuresOf(model, rtp);
    const rounds = Math.ceil(ROUNDS / RTP_SETTINGS.length);
    const played: Figure = { game: { kind: 'slot', code, rtp }, stated, rounds };
    if (bought === undefined || isExact(model)) return [played];
    // What is won is counted in stakes, what is paid for it in the price of the feature.
    const stakes = bought.priceUnits / model.betUnits;
    const price = { rtp: bought.rtp * stakes, rtpError: bought.rtpError * stakes };
    return [
      played,
      {
        game: { kind: 'bought', code, rtp },
        stated: { ...price, deviation: 0, proof: 'simulated' },
        rounds: Math.ceil(rounds / ROUNDS_FOR_ONE_BOUGHT),
      },
    ];
  });
}

function partsOf({ game, rounds }: Figure): RtpTask[] {
  const index = SLOT_MODELS.findIndex(({ code }) => code === game.code) + 1;
  const first = 10_000 * (1_000 * index + Number(game.rtp ?? 0)) + (game.kind === 'bought' ? 5_000 : 0);
  return Array.from({ length: Math.ceil(rounds / PART) }, (_, part) => ({
    game,
    rounds: Math.min(PART, rounds - part * PART),
    seed: first + part,
  }));
}

const keyOf = ({ game, rounds, seed }: RtpTask): string => `${nameOf(game)} ${seed} ${rounds}`;
const nameOf = (game: RtpGame): string =>
  [
    game.code,
    ...('bet' in game ? [game.bet] : []),
    ...(game.kind === 'bought' ? ['bought'] : []),
    ...(game.rtp === null ? [] : [`at ${game.rtp}`]),
  ].join(' ');

function readKept(): Map<string, RtpAnswer> {
  if (KEPT_IN === undefined || !existsSync(KEPT_IN)) return new Map();
  const lines = readFileSync(KEPT_IN, 'utf8').split('\n').filter(Boolean);
  const parts = lines.map((line) => JSON.parse(line) as Part);
  return new Map(parts.map(({ task, answer }) => [keyOf(task), answer]));
}

function keep(part: Part): RtpAnswer {
  if (KEPT_IN !== undefined) appendFileSync(KEPT_IN, `${JSON.stringify(part)}\n`);
  return part.answer;
}

/** A process of its own for every part: all cores play, and each begins with fresh compiled code. */
function play(task: RtpTask): Promise<RtpAnswer> {
  return new Promise((resolve, reject) => {
    const file = fileURLToPath(new URL('rtp-worker.ts', import.meta.url));
    const child = fork(file, [JSON.stringify(task)], { execArgv: ['--import', 'tsx'] });
    child.once('message', (answer) => resolve(answer as RtpAnswer));
    child.once('error', reject);
    child.once('exit', (code) => code !== 0 && reject(new Error(`${nameOf(task.game)}: ended with ${code}`)));
  });
}

const percent = (share: number): string => `${(share * 100).toFixed(3)} %`;

/** All parts as one sample. */
function joined(parts: readonly RtpAnswer[]): RtpAnswer {
  const sum = (value: (part: RtpAnswer) => number) => parts.reduce((all, part) => all + value(part), 0);
  const rounds = sum((part) => part.rounds);
  const mean = sum((part) => part.mean * part.rounds) / rounds;
  const squares = sum((part) => (part.variance + part.mean ** 2) * part.rounds);
  return {
    rounds,
    mean,
    variance: squares / rounds - mean ** 2,
    capped: sum(({ capped }) => capped),
    milliseconds: sum((part) => part.milliseconds),
  };
}

function compare({ game, stated }: Figure, parts: readonly RtpAnswer[]): Measurement {
  const { rounds, mean, variance, capped, milliseconds } = joined(parts);
  // A short run in which the rare grand prize stayed away looks calmer than the game is.
  const deviation = Math.max(Math.sqrt(variance), stated.deviation);
  const sigma = Math.hypot(deviation / Math.sqrt(rounds), stated.rtpError);
  return {
    what: `sigmas between the played and the stated return of ${nameOf(game)}`,
    ratio: Math.abs(mean - stated.rtp) / sigma,
    bar: { kind: 'at most', value: MOST_SIGMAS },
    detail: `${percent(mean)} of ${percent(stated.rtp)} (${stated.proof}), sigma ${percent(sigma)}, ${rounds} rounds, ${capped} at the cap, ${((milliseconds * 1e6) / rounds).toFixed(0)} ns a round`,
  };
}
