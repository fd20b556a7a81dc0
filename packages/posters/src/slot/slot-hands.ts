import type { Random } from '#drawing/random.ts';
import { createRandom, hashText } from '#drawing/random.ts';
import type { Backing } from './backings.ts';
import type { LowKind } from './lows.ts';
import type { ReelFrame } from './reel-frames.ts';

/** How a maker sets up reels, beside the hand in which it draws (`poster/hands.ts`). */
export type SlotHand = {
  backings: readonly Backing[];
  lows: readonly LowKind[];
  /** Where the cover has no frame: reels always have one. */
  frames: readonly ReelFrame[];
  /** Whether the window is as light as paper rather than as dark as a stage. */
  light: number;
};

const HANDS: Readonly<Record<string, SlotHand>> = {
  MAIDAN: {
    backings: ['bare', 'glow', 'disc'],
    lows: ['things', 'letters', 'gems'],
    frames: ['bamboo', 'wood'],
    light: 0.2,
  },
  PG: {
    backings: ['bare', 'scallop', 'glow'],
    lows: ['gems', 'letters', 'beads'],
    frames: ['soft', 'rope'],
    light: 0.6,
  },
  JL: { backings: ['glow', 'bare', 'tile'], lows: ['letters', 'suits'], frames: ['stone', 'soft'], light: 0 },
  JDB: {
    backings: ['disc', 'tile', 'scallop'],
    lows: ['letters', 'suits', 'things'],
    frames: ['wood', 'rope'],
    light: 0.5,
  },
  CQ9: {
    backings: ['lozenge', 'tile', 'bare'],
    lows: ['tokens', 'suits', 'beads'],
    frames: ['line', 'soft'],
    light: 0.6,
  },
  FC: {
    backings: ['card', 'bare', 'disc'],
    lows: ['letters', 'things'],
    frames: ['wood', 'rope'],
    light: 0.6,
  },
  PT: {
    backings: ['arch', 'disc', 'card'],
    lows: ['letters', 'gems'],
    frames: ['double', 'deco'],
    light: 0.1,
  },
  EG2: {
    backings: ['scallop', 'disc', 'bare'],
    lows: ['things', 'beads', 'suits'],
    frames: ['rope', 'soft'],
    light: 0.7,
  },
  BGS: {
    backings: ['hex', 'glow', 'tile'],
    lows: ['tokens', 'gems', 'letters'],
    frames: ['tech', 'line'],
    light: 0,
  },
  NOUKA: {
    backings: ['disc', 'bare', 'scallop'],
    lows: ['things', 'gems'],
    frames: ['rope', 'bamboo'],
    light: 0.4,
  },
  SHAPLA: {
    backings: ['scallop', 'bare', 'arch'],
    lows: ['things', 'beads'],
    frames: ['bamboo', 'soft'],
    light: 0.9,
  },
  JONAKI: {
    backings: ['glow', 'hex', 'bare'],
    lows: ['beads', 'letters', 'tokens'],
    frames: ['bamboo', 'stone'],
    light: 0,
  },
  EKTARA: {
    backings: ['card', 'tile', 'lozenge'],
    lows: ['suits', 'things', 'tokens'],
    frames: ['wood', 'band'],
    light: 0.8,
  },
};
const ALL = Object.values(HANDS);

export function slotHandOf(vendor: string): SlotHand {
  const own = Object.hasOwn(HANDS, vendor) ? HANDS[vendor] : undefined;
  return own ?? createRandom(`slot-hand/${hashText(vendor)}`).pick(ALL);
}

export const isLight = (hand: SlotHand, rng: Random): boolean => rng.chance(hand.light);
