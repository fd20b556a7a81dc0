import type { Platform } from '#call/platform.ts';

/** What the money side of deposits works with: a node has it, and so has the operator's desk. */
export type DepositPlatform = Pick<Platform, 'db' | 'config' | 'settings' | 'bus'>;
