import { DEFAULT_LANGUAGE } from '@maidan/contract/languages.ts';
import { JACKPOT_SLOTS, type JackpotRule } from '@maidan/games/slots/jackpot/jackpots.ts';
import { jackpotCode, jackpotManifest } from '@maidan/games/slots/title-by-code.ts';
import { createRandom } from '#sandbox/random.ts';
import type { Title } from '#sandbox/titles/titles.ts';
import { figuresOf, type Figures } from './figures.ts';

type JackpotEngine = Figures & { code: string };

/** Every jackpot slot: reels, and the pools over them. */
export const JACKPOT_ENGINES: readonly JackpotEngine[] = JACKPOT_SLOTS.map(([model, rule]) => ({
  ...figuresOf(jackpotManifest(model, rule)),
  code: jackpotCode(model, rule),
}));

/** What is named grand has a grand prize among others; what comes from the water, or shines, has pearls. */
const STORIES: readonly (readonly [words: RegExp, rule: JackpotRule])[] = [
  [/ Grand Jackpot$/, 'tiers'],
  [
    /\b(pearl|oyster|shell|conch|fish|hilsa|boat|river|moon|star|lotus|lily|swan|turtle|crab|dolphin|duck|heron)/i,
    'pearls',
  ],
];
const OTHERS: readonly JackpotRule[] = ['single', 'pearls'];

/** The jackpot slot that plays a title: always the same for the same title. */
export function jackpotEngineOf(title: Title, posterSeed: number): JackpotEngine {
  const random = createRandom(posterSeed, 'jackpot');
  const rule = STORIES.find(([words]) => words.test(title[DEFAULT_LANGUAGE]))?.[1] ?? random.pick(OTHERS);
  const [model] = random.pick(JACKPOT_SLOTS.filter(([, one]) => one === rule));
  const engine = JACKPOT_ENGINES.find(({ code }) => code === jackpotCode(model, rule));
  if (engine === undefined) throw new Error(`no jackpot for ${title[DEFAULT_LANGUAGE]}`);
  return engine;
}
