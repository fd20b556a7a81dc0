import { parentPort, workerData } from 'node:worker_threads';
import { buildMachine } from '@maidan/games/slots/engine/machine.ts';
import { seededDraw } from '@maidan/games/slots/engine/seeded-draw.ts';
import { simulateRounds, type Sample } from '@maidan/games/slots/figures/simulate.ts';
import type { RtpSetting } from '@maidan/games/slots/model/model.ts';
import { SLOT_MODELS } from '@maidan/games/slots/models/slot-models.ts';

export type RtpTask = { code: string; rtp: RtpSetting; rounds: number; seed: number };
export type RtpAnswer = { sample: Sample; milliseconds: number };

if (!parentPort) throw new Error('a worker of bench/rtp.ts');
const { code, rtp, rounds, seed } = workerData as RtpTask;
const model = SLOT_MODELS.find((one) => one.code === code);
if (!model) throw new RangeError(code);
const started = performance.now();
const sample = simulateRounds(buildMachine(model, rtp), rounds, seededDraw(seed));
const answer: RtpAnswer = { sample, milliseconds: performance.now() - started };
parentPort.postMessage(answer, []);
