import type { FontName } from '#lettering/fonts.ts';
import type { Frame } from './frames.ts';
import type { Ground } from './grounds.ts';
import type { Treatment } from '#lettering/lettering.ts';
import type { PaletteName } from '#drawing/palettes.ts';
import type { Finish } from '#drawing/pen.ts';
import { createRandom, hashText } from '#drawing/random.ts';
import type { Edge } from './stage.ts';

/** Everything by which one studio's covers are told from another's. */
export type Hand = {
  font: FontName;
  upper: boolean;
  justified: boolean;
  slant: number;
  tracking: number;
  treatments: readonly Treatment[];
  finishes: readonly Finish[];
  edges: readonly Edge[];
  frames: readonly Frame[];
  grounds: readonly Ground[];
  palettes: readonly PaletteName[];
  /** Names of compositions this hand prefers; two in three covers follow it. */
  habits: readonly string[];
};

const BASE: Hand = {
  font: 'round',
  upper: true,
  justified: true,
  slant: 0,
  tracking: 0.01,
  treatments: ['sticker'],
  finishes: ['soft'],
  edges: ['shadow'],
  frames: ['none'],
  grounds: ['glow', 'rays'],
  palettes: ['marigold'],
  habits: ['heroCentre'],
};

const hand = (own: Partial<Hand>): Hand => ({ ...BASE, ...own });

const GENEROUS = hand({
  font: 'round',
  treatments: ['sticker', 'candy'],
  edges: ['white', 'shadow'],
  grounds: ['rays', 'confetti', 'glow', 'stripes'],
  palettes: ['candy', 'sky', 'mango', 'mint', 'orchid', 'dawn'],
  habits: ['heroCentre', 'trio', 'hills', 'titleAbove', 'water'],
});
const COURTLY = hand({
  font: 'roman',
  upper: false,
  treatments: ['gilt', 'carved'],
  edges: ['glow', 'gold'],
  finishes: ['soft', 'gilt'],
  frames: ['corners', 'double', 'arch', 'deco'],
  grounds: ['lattice', 'scales', 'glow', 'stars'],
  palettes: ['gold', 'ruby', 'jade', 'lacquer', 'indigo'],
  habits: ['medallion', 'windowArch', 'cornerFrame', 'heroCentre'],
});
const FAIRGROUND = hand({
  font: 'sign',
  treatments: ['block', 'twotone', 'sticker'],
  edges: ['ink', 'white'],
  frames: ['bulbs', 'none', 'band'],
  grounds: ['stripes', 'rays', 'rings', 'confetti'],
  palettes: ['ruby', 'sunpaper', 'lagoon', 'dusk', 'mango'],
  habits: ['badge', 'diagonal', 'swarm', 'trio'],
});
const MODERN = hand({
  font: 'deco',
  treatments: ['cut', 'inline', 'twotone'],
  finishes: ['flat', 'print'],
  edges: ['none', 'ink'],
  frames: ['none', 'line', 'deco'],
  grounds: ['rings', 'halftone', 'split', 'petals'],
  palettes: ['terracotta', 'lagoon', 'moss', 'sunpaper', 'mint', 'dusk'],
  habits: ['retroSun', 'closeUp', 'peaks', 'playingCard'],
});
const BROADSIDE = hand({
  font: 'slab',
  treatments: ['block', 'inline', 'chrome'],
  slant: 0.14,
  edges: ['ink', 'shadow'],
  frames: ['band', 'stamp', 'none'],
  grounds: ['halftone', 'paper', 'split', 'rays'],
  palettes: ['sunpaper', 'terracotta', 'cocoa', 'pitch', 'steel'],
  habits: ['diagonal', 'badge', 'titleAbove', 'playingCard'],
});
const CINEMA = hand({
  font: 'tall',
  treatments: ['cut', 'chrome', 'gilt'],
  tracking: 0.03,
  edges: ['shadow', 'glow'],
  frames: ['film', 'none', 'line'],
  grounds: ['bokeh', 'stars', 'glow'],
  palettes: ['storm', 'dusk', 'steel', 'terracotta', 'jade', 'marigold'],
  habits: ['closeUp', 'peaks', 'skyline', 'cosmos', 'jungle'],
});
const ARCADE = hand({
  font: 'tech',
  treatments: ['neon', 'chrome'],
  finishes: ['soft', 'print'],
  edges: ['glow'],
  frames: ['tech', 'none'],
  grounds: ['grid', 'stars', 'bokeh', 'rings'],
  palettes: ['neon', 'orchid', 'storm', 'indigo', 'lagoon'],
  habits: ['cosmos', 'retroSun', 'heroCentre', 'skyline'],
});
const TENDER = hand({
  font: 'script',
  upper: false,
  justified: false,
  treatments: ['candy', 'cut', 'gilt'],
  edges: ['white', 'glow', 'shadow'],
  frames: ['scallop', 'line', 'none'],
  grounds: ['petals', 'bokeh', 'glow', 'paper'],
  palettes: ['dawn', 'cocoa', 'orchid', 'reef', 'candy', 'mint'],
  habits: ['medallion', 'hills', 'swarm', 'titleAbove', 'windowArch'],
});
const RIVERSIDE = hand({
  font: 'deco',
  treatments: ['sticker', 'gilt'],
  edges: ['shadow', 'ink'],
  frames: ['scallop', 'none', 'line'],
  grounds: ['scales', 'rays'],
  palettes: ['lagoon', 'reef', 'jade', 'dusk'],
  habits: ['water', 'hills', 'deepSea', 'titleAbove'],
});
const LILY = hand({
  font: 'round',
  treatments: ['candy', 'inline'],
  finishes: ['flat', 'soft'],
  edges: ['none', 'white'],
  frames: ['arch', 'scallop', 'stamp'],
  grounds: ['petals', 'paper', 'rings'],
  palettes: ['mint', 'dawn', 'moss', 'candy', 'jade'],
  habits: ['windowArch', 'medallion', 'hills', 'cornerFrame'],
});
const FIREFLY = hand({
  font: 'tall',
  treatments: ['neon', 'inline', 'block'],
  edges: ['glow'],
  frames: ['none', 'line', 'bulbs'],
  grounds: ['bokeh', 'stars', 'halftone'],
  palettes: ['moss', 'indigo', 'neon', 'marigold', 'jade'],
  habits: ['jungle', 'swarm', 'cosmos', 'closeUp'],
});
const FOLK = hand({
  font: 'slab',
  treatments: ['inline', 'carved', 'cut'],
  finishes: ['print', 'flat'],
  edges: ['none', 'ink'],
  frames: ['stamp', 'band', 'scallop'],
  grounds: ['paper', 'stripes', 'petals', 'split'],
  palettes: ['terracotta', 'lacquer', 'sunpaper', 'cocoa', 'mango'],
  habits: ['cornerFrame', 'playingCard', 'badge', 'retroSun'],
});
const HOME = hand({
  font: 'deco',
  treatments: ['gilt', 'sticker', 'block'],
  edges: ['glow', 'shadow', 'white'],
  frames: ['none', 'corners', 'line'],
  grounds: ['rays', 'stars', 'bokeh'],
  palettes: ['marigold', 'jade', 'dusk', 'lagoon'],
  habits: ['hills', 'skyline', 'heroCentre', 'water', 'diagonal'],
});

const SALON = hand({
  font: 'roman',
  upper: false,
  treatments: ['gilt', 'inline'],
  edges: ['shadow', 'glow'],
  frames: ['double', 'deco', 'line'],
  grounds: ['bokeh', 'lattice', 'glow'],
  palettes: ['jade', 'ruby', 'gold', 'indigo'],
  habits: ['titleAbove', 'heroCentre', 'medallion', 'closeUp'],
});
const STAGE_LIGHTS = hand({
  font: 'tall',
  treatments: ['gilt', 'twotone'],
  edges: ['glow', 'gold'],
  frames: ['bulbs', 'film', 'line'],
  grounds: ['rays', 'bokeh', 'stripes'],
  palettes: ['orchid', 'lacquer', 'marigold', 'dusk'],
  habits: ['trio', 'skyline', 'badge', 'diagonal'],
});
const ESTUARY = hand({
  font: 'sign',
  treatments: ['twotone', 'sticker', 'candy'],
  edges: ['white', 'ink'],
  frames: ['none', 'line'],
  grounds: ['rays', 'scales'],
  palettes: ['reef', 'lagoon', 'ice', 'neon'],
  habits: ['deepSea', 'water', 'trio', 'closeUp'],
});
const FLOODLIGHT = hand({
  font: 'tall',
  slant: 0.18,
  treatments: ['chrome', 'block', 'cut'],
  edges: ['shadow', 'ink'],
  frames: ['none', 'band', 'film'],
  grounds: ['split', 'rays', 'halftone', 'stripes'],
  palettes: ['pitch', 'marigold', 'steel', 'sky', 'ruby'],
  habits: ['diagonal', 'skyline', 'closeUp', 'heroCentre'],
});
const PENNANT = hand({
  font: 'slab',
  slant: 0.1,
  treatments: ['twotone', 'inline'],
  finishes: ['flat'],
  edges: ['white', 'ink'],
  frames: ['band', 'line', 'stamp'],
  grounds: ['stripes', 'split', 'rings'],
  palettes: ['sky', 'mango', 'pitch', 'lacquer', 'indigo'],
  habits: ['badge', 'diagonal', 'retroSun', 'peaks'],
});
const DRAW_HALL = hand({
  font: 'sign',
  treatments: ['block', 'candy', 'inline'],
  edges: ['white', 'shadow'],
  frames: ['stamp', 'bulbs', 'none'],
  grounds: ['confetti', 'rings', 'halftone', 'rays'],
  palettes: ['sky', 'candy', 'marigold', 'mint', 'ruby'],
  habits: ['badge', 'swarm', 'heroCentre', 'cornerFrame'],
});
const CARD_ROOM = hand({
  font: 'slab',
  treatments: ['carved', 'inline', 'gilt'],
  edges: ['shadow', 'ink'],
  frames: ['deco', 'corners', 'band'],
  grounds: ['lattice', 'petals', 'split'],
  palettes: ['jade', 'cocoa', 'lacquer', 'indigo', 'steel'],
  habits: ['playingCard', 'medallion', 'closeUp', 'cornerFrame'],
});
const CRESTED = hand({
  font: 'slab',
  treatments: ['block', 'twotone', 'carved'],
  edges: ['ink', 'gold'],
  frames: ['double', 'band', 'arch'],
  grounds: ['rays', 'petals', 'halftone'],
  palettes: ['lacquer', 'terracotta', 'mango', 'gold', 'sunpaper'],
  habits: ['heroCentre', 'medallion', 'retroSun', 'cornerFrame'],
});

const HANDS: Readonly<Record<string, Hand>> = {
  MAIDAN: HOME,
  PG: GENEROUS,
  PT: COURTLY,
  JDB: FAIRGROUND,
  CQ9: MODERN,
  FC: BROADSIDE,
  JL: CINEMA,
  BGS: ARCADE,
  EG2: TENDER,
  NOUKA: RIVERSIDE,
  SHAPLA: LILY,
  JONAKI: FIREFLY,
  EKTARA: FOLK,
  MEHFIL: SALON,
  SHOBHA: STAGE_LIGHTS,
  MOHONA: ESTUARY,
  MATH: FLOODLIGHT,
  KRIRA: PENNANT,
  IMES: ARCADE,
  ELOTT: DRAW_HALL,
  LOTT: HOME,
  TCG_SEA: FAIRGROUND,
  TCG_LOTTO_VN: PENNANT,
  ADDA: CARD_ROOM,
  TASH: FOLK,
  MORAG: CRESTED,
  JHUTI: BROADSIDE,
};

const ALL_HANDS = [...new Set(Object.values(HANDS))];

/** A vendor we have not met draws with one hand's lettering and another's colours: always the same two. */
export function handOf(vendor: string): Hand {
  const own = Object.hasOwn(HANDS, vendor) ? HANDS[vendor] : undefined;
  if (own) return own;
  const rng = createRandom(`hand/${hashText(vendor)}`);
  const letters = rng.pick(ALL_HANDS);
  const colours = rng.pick(ALL_HANDS);
  return {
    ...letters,
    palettes: colours.palettes,
    grounds: colours.grounds,
    frames: rng.pick(ALL_HANDS).frames,
  };
}
