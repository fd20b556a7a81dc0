/** Loaded into a node before it starts: what it counts and pays every few seconds it does many times a second, as if its time ran fast. */
import { countTurnoverWork, payAgentsWork } from '#modules/pay/pay-work.ts';

const EVERY_MS = 200;
for (const work of [countTurnoverWork, payAgentsWork]) work.everyMs = EVERY_MS;
