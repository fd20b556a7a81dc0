import { buildMachine } from '@maidan/games/slots/engine/machine.ts';
import { seededDraw } from '@maidan/games/slots/engine/seeded-draw.ts';
import { simulateRounds, type Sample } from '@maidan/games/slots/figures/simulate.ts';
import type { RtpSetting } from '@maidan/games/slots/model/model.ts';
import { SLOT_MODELS } from '@maidan/games/slots/models/slot-models.ts';

export type RtpTask = { code: string; rtp: RtpSetting; rounds: number; seed: number };
/** Time of the processor: the clock also counts what others do meanwhile. */
export type RtpAnswer = { sample: Sample; milliseconds: number };

const { code, rtp, rounds, seed } = JSON.parse(process.argv[2] ?? '{}') as RtpTask;
const model = SLOT_MODELS.find((one) => one.code === code);
if (!model) throw new RangeError(code);
const started = process.cpuUsage();
const sample = simulateRounds(buildMachine(model, rtp), rounds, seededDraw(seed));
const answer: RtpAnswer = { sample, milliseconds: process.cpuUsage(started).user / 1000 };
process.send?.(answer);
