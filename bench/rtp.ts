import { fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { figuresOf } from '@maidan/games/slots/figures/stated-figures.ts';
import { RTP_SETTINGS } from '@maidan/games/slots/model/model.ts';
import { SLOT_MODELS } from '@maidan/games/slots/models/slot-models.ts';
import type { Measurement } from './report.ts';
import type { RtpAnswer, RtpTask } from './rtp-worker.ts';

/** Rounds of one model, shared by its settings. `RTP_ROUNDS=3000000 npm run bench -- rtp` is a quick look. */
const ROUNDS = Number(process.env['RTP_ROUNDS'] ?? 100_000_000);
/** Of 90 figures one is further than three sigma away in every fourth run, and further than four in one of 170. */
const MOST_SIGMAS = 4;

/** How far the return of every model and setting is from what is stated, in standard deviations; and what a round costs. */
export async function measureRtp(take: (measurements: Measurement[]) => void): Promise<void> {
  const rounds = Math.ceil(ROUNDS / RTP_SETTINGS.length);
  const tasks: RtpTask[] = SLOT_MODELS.flatMap(({ code }, index) =>
    RTP_SETTINGS.map((rtp) => ({ code, rtp, rounds, seed: 1000 * (index + 1) + Number(rtp) })),
  );
  const work = async (): Promise<void> => {
    for (let task = tasks.shift(); task; task = tasks.shift()) take([compare(task, await play(task))]);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
}

/** A process of its own for every setting: all cores play, and each begins with fresh compiled code. */
function play(task: RtpTask): Promise<RtpAnswer> {
  return new Promise((resolve, reject) => {
    const file = fileURLToPath(new URL('rtp-worker.ts', import.meta.url));
    const child = fork(file, [JSON.stringify(task)], { execArgv: ['--import', 'tsx'] });
    child.once('message', (answer) => resolve(answer as RtpAnswer));
    child.once('error', reject);
    child.once('exit', (code) => code !== 0 && reject(new Error(`${task.code}: ended with ${code}`)));
  });
}

const percent = (share: number): string => `${(share * 100).toFixed(3)} %`;

function compare({ code, rtp, rounds }: RtpTask, { sample, milliseconds }: RtpAnswer): Measurement {
  const model = SLOT_MODELS.find((one) => one.code === code);
  if (!model) throw new RangeError(code);
  const stated = figuresOf(model, rtp);
  // A short run in which the rare grand prize stayed away looks calmer than the game is.
  const deviation = Math.max(Math.sqrt(sample.variance), stated.deviation);
  const sigma = Math.hypot(deviation / Math.sqrt(rounds), stated.rtpError);
  return {
    what: `sigmas between the played and the stated return of ${code} at ${rtp}`,
    ratio: Math.abs(sample.mean - stated.rtp) / sigma,
    bar: { kind: 'at most', value: MOST_SIGMAS },
    detail: `${percent(sample.mean)} of ${percent(stated.rtp)} (${stated.proof}), sigma ${percent(sigma)}, ${rounds} rounds, ${sample.capped} at the cap, ${((milliseconds * 1e6) / rounds).toFixed(0)} ns a round`,
  };
}
