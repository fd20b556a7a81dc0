import { DEFAULT_LANGUAGE } from '@maidan/contract/languages.ts';
import { RTP_SETTINGS, type RtpSetting } from '@maidan/games/slots/model/model.ts';
import { SLOT_MODELS } from '@maidan/games/slots/models/slot-models.ts';
import { slotCode, slotManifest } from '@maidan/games/slots/title-by-code.ts';
import { createRandom } from '#sandbox/random.ts';
import type { Title } from '#sandbox/titles/titles.ts';
import { figuresOf, type Figures } from './figures.ts';

/** What a maker likes to build: a newcomer learns to know it by these. */
const FAVOURITES: Readonly<Record<string, readonly string[]>> = {
  MAIDAN: ['calm-10', 'bloom-25', 'vault-25', 'rain-6x5', 'walking-25', 'chosen-10', 'nudge-3x3'],
  PG: ['tumble-243', 'clusters-7x7', 'ladder-6x5', 'doubled-243', 'clusters-free-7x7', 'bloom-1024'],
  JL: ['storm-6x5', 'vault-25', 'tumble-4096', 'rising-4096', 'coins-3x3', 'vault-40'],
  JDB: ['triple-3x3', 'nudge-3x3', 'trebled-20', 'boxes-25', 'calm-50', 'coins-3x3'],
  CQ9: ['respin-27', 'respin-10', 'sticky-20', 'wild-reels-50', 'bloom-40', 'tumble-243'],
  FC: ['vault-40', 'boxes-25', 'storm-6x5', 'walking-25', 'trebled-20', 'calm-10'],
  PT: ['chosen-10', 'rising-20', 'bloom-25', 'sticky-50', 'wild-reels-50', 'bloom-1024'],
  EG2: ['sticky-1024', 'bloom-40', 'boxes-25', 'rain-6x5', 'clusters-7x7', 'doubled-243'],
  BGS: ['rising-4096', 'tumble-4096', 'storm-6x5', 'triple-3x3', 'respin-10', 'sticky-1024'],
  NOUKA: ['walking-25', 'rain-6x5', 'doubled-243', 'respin-27', 'bloom-25'],
  SHAPLA: ['bloom-25', 'bloom-40', 'bloom-1024', 'calm-50', 'ladder-6x5', 'clusters-free-7x7'],
  JONAKI: ['sticky-20', 'sticky-50', 'sticky-1024', 'rising-20', 'clusters-free-7x7', 'ladder-6x5'],
  EKTARA: ['calm-10', 'calm-50', 'nudge-3x3', 'chosen-10', 'trebled-20', 'respin-10'],
};

/** A story that asks for a kind of play: a treasure is opened, rain falls, flowers unfold, a caravan walks on. */
const STORIES: readonly (readonly [words: RegExp, models: readonly string[]])[] = [
  [
    /\b(treasure|gold\w*|coin|chest|jewel\w*|vault|ruby|emerald|diamond|pearl|fort)/i,
    ['vault-25', 'vault-40', 'coins-3x3', 'boxes-25'],
  ],
  [/\b(gift|secret|key|map|box|quest)/i, ['boxes-25', 'calm-50', 'chosen-10']],
  [
    /\b(monsoon|rain\w*|storm\w*|thunder|waterfall|cloud|river|wave)/i,
    ['rain-6x5', 'storm-6x5', 'tumble-243', 'tumble-4096'],
  ],
  [
    /\b(lotus|lily|marigold|jasmine|rose|garden|spring|orchard|meadow|peacock|butterfly)/i,
    ['bloom-25', 'bloom-40', 'bloom-1024', 'clusters-free-7x7'],
  ],
  [
    /\b(caravan|rickshaw|cart|path|road|tiger|elephant|horse|camel|march|journey)/i,
    ['walking-25', 'wild-reels-50', 'rising-20'],
  ],
  [
    /\b(mango|coconut|fruit|cherry|lychee|pineapple|guava|sweet\w*|honey\w*|candy|marble)/i,
    ['clusters-7x7', 'triple-3x3', 'nudge-3x3', 'ladder-6x5'],
  ],
  [
    /\b(one|two|three|four|five|six|seven|eight|nine|ten|bell|lucky)\b/i,
    ['nudge-3x3', 'triple-3x3', 'respin-27', 'calm-10'],
  ],
  [/\b(book|scroll|library|legend|tale|prophecy|temple)/i, ['chosen-10', 'rising-20']],
  [
    /\b(night|moon\w*|star\w*|lantern|lamp|firefly|dream)/i,
    ['sticky-20', 'sticky-50', 'sticky-1024', 'rising-4096'],
  ],
];
const BY_STORY = 0.45;

const DEFAULT_RETURN: RtpSetting = '96';

/** The model that plays a title: always the same for the same title of the same maker. */
export function modelOf(title: Title, vendorCode: string, posterSeed: number): string {
  const random = createRandom(posterSeed, 'model');
  const name = title[DEFAULT_LANGUAGE];
  const story = STORIES.find(([words]) => words.test(name))?.[1];
  const likes = FAVOURITES[vendorCode] ?? SLOT_MODELS.map(({ code }) => code);
  return random.pick(story !== undefined && random.chance(BY_STORY) ? story : likes);
}

export type SlotEngine = Figures & { code: string; family: string; setting: RtpSetting };

/** Every model in every setting: what an operator chooses between. */
export const SLOT_ENGINES: readonly SlotEngine[] = SLOT_MODELS.flatMap(({ code: model }) =>
  RTP_SETTINGS.map((setting) => ({
    ...figuresOf(slotManifest(model, setting)),
    code: slotCode(model, setting),
    family: `slot.${model}`,
    setting,
  })),
);
const BY_CODE = new Map(SLOT_ENGINES.map((engine) => [engine.code, engine]));

/** As the title stands in a catalogue whose operator has chosen nothing else. */
export function slotEngineOf(title: Title, vendorCode: string, posterSeed: number): SlotEngine {
  const engine = BY_CODE.get(slotCode(modelOf(title, vendorCode, posterSeed), DEFAULT_RETURN));
  if (engine === undefined) throw new Error(`no model for ${title[DEFAULT_LANGUAGE]}`);
  return engine;
}
