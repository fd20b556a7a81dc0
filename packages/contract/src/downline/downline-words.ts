import * as z from 'zod/mini';
import { AGENT_TYPES } from '#constants.ts';

/** The number of an account, as agents read it. */
export const memberNumber = z.string().check(z.regex(/^[1-9][0-9]{0,17}$/));

/** In ten-thousandths of what is staked; more than a tenth nobody gets back. */
export const HIGHEST_REBATE = 1000;
export const rebate = z.int().check(z.minimum(0), z.maximum(HIGHEST_REBATE));

/** AGT-10: 0 is a player, the others are agents. */
export const TEAM_TYPES = [0, ...AGENT_TYPES] as const;
export type TeamType = (typeof TEAM_TYPES)[number];
export const teamType = z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(41), z.literal(42)]);

/** AGT-10: what an agent of each type may open below. Each step of the ladder is lower, so no line has more than four agents. */
export const OPENS: Readonly<Record<Exclude<TeamType, 0>, readonly TeamType[]>> = {
  1: [0, 2, 41, 42],
  2: [0, 41, 42],
  41: [0, 42],
  42: [0],
};
