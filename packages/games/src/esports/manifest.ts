import type { GameManifest } from '#game.ts';
import { manifest as sports } from '#sports/manifest.ts';

/** The same book as that of sports, with sports of its own. */
export const manifest: GameManifest = { ...sports, code: 'esports', category: 'ESPORTS' };
