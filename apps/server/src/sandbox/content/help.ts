import type { HelpSeed } from './help-seed.ts';
import { PLAY_ARTICLES } from './help-play.ts';
import { RULES_ARTICLES } from './help-rules.ts';
import { START_ARTICLES } from './help-start.ts';

/** The help center of the sandbox, in the order it is shown. */
export const HELP_ARTICLES: readonly HelpSeed[] = [...START_ARTICLES, ...PLAY_ARTICLES, ...RULES_ARTICLES];
