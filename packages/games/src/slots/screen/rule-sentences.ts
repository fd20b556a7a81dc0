import { fill } from '#screen-parts/screen-texts.ts';
import type { SlotFigures } from '#slots/figures/figures.ts';
import type { RtpSetting, SlotModel, SymbolRow } from '#slots/model/model.ts';
import { weightsOf } from '#slots/model/weights.ts';
import type { SlotTexts } from './slot-texts.ts';

export type Words = {
  readonly texts: SlotTexts;
  readonly count: (value: number | string) => string;
  readonly pay: (units: number) => string;
};

/** What a symbol with a role does, by the model. */
export function symbolRules(model: SlotModel, rtp: RtpSetting, row: SymbolRow, words: Words): string[] {
  switch (row.role) {
    case 'wild':
      return wildRules(model, rtp, row, words);
    case 'scatter':
      return scatterRules(model, row, words);
    case 'bonus':
      return pickRules(model, words);
    case 'coin':
      return holdRules(model, words);
    case 'times':
      return [words.texts.rules.times];
    default:
      return [];
  }
}

function wildRules(model: SlotModel, rtp: RtpSetting, row: SymbolRow, { texts, count }: Words): string[] {
  const { rules } = texts;
  const { wildTimes, expandingWilds, respins, walkingWilds } = model.features;
  const symbol = model.symbols.indexOf(row);
  const on = weightsOf(model, rtp, 'base').flatMap((weights, reel) =>
    (weights[symbol] ?? 0) > 0 ? [reel + 1] : [],
  );
  const isWays = model.pays.by === 'ways';
  return [
    rules.wild,
    ...(on.length > 0 && on.length < model.reels
      ? [fill(rules.wildOnReels, { reels: on.map(count).join(', ') })]
      : []),
    ...(wildTimes ? [fill(isWays ? rules.wildTimesWays : rules.wildTimes, { times: count(wildTimes) })] : []),
    ...(expandingWilds ? [expandingWilds === 'always' ? rules.expandAlways : rules.expandFree] : []),
    ...(respins ? [fill(rules.respins, { count: count(respins.most) })] : []),
    ...(walkingWilds ? [rules.walking] : []),
  ];
}

function scatterRules(
  { features: { freeSpins } }: SlotModel,
  row: SymbolRow,
  { texts, count }: Words,
): string[] {
  const { rules } = texts;
  if (!freeSpins) return [rules.scatterPays];
  const { least, spins, more, most, times } = freeSpins;
  const values = { from: count(times.from), step: count(times.step), most: count(times.most) };
  return [
    fill(rules.scatter, { count: count(least), spins: spins.map(count).join(' / ') }),
    ...(row.pays ? [rules.scatterPays] : []),
    ...(more ? [fill(rules.moreSpins, { most: count(most) })] : []),
    ...(times.step > 0 ? [fill(rules.freeRising, values)] : []),
    ...(times.step === 0 && times.from > 1 ? [fill(rules.freeTimes, { times: count(times.from) })] : []),
    ...(freeSpins.stickyWilds ? [rules.sticky] : []),
    ...(freeSpins.wildReels ? [rules.wildReels] : []),
    ...(freeSpins.chosenSymbol ? [rules.chosen] : []),
    ...(freeSpins.keepTimes ? [rules.keepTimes] : []),
  ];
}

function pickRules({ features: { pick } }: SlotModel, { texts, count }: Words): string[] {
  if (!pick) return [];
  const { least, prizes, stops } = pick;
  return [
    fill(texts.rules.pick, {
      count: count(least),
      boxes: count(prizes.length + stops),
      stops: count(stops),
    }),
  ];
}

function holdRules({ features: { hold } }: SlotModel, { texts, count, pay }: Words): string[] {
  if (!hold) return [];
  const { least, respins, grandUnits, values } = hold;
  const named = values.flatMap(({ name, units }) =>
    name ? [`${texts.prizes[name as keyof SlotTexts['prizes']]}: ${pay(units)}`] : [],
  );
  return [
    fill(texts.rules.hold, { count: count(least), respins: count(respins), grand: pay(grandUnits) }),
    ...(named.length > 0 ? [named.join(' · ')] : []),
  ];
}

/** What no symbol stands for, and how often each feature comes. */
export function featureRules(
  { features }: SlotModel,
  figures: SlotFigures,
  { texts, count }: Words,
): string[] {
  const { rules, facts } = texts;
  const { tumbles, nudge } = features;
  const list = (times: readonly number[]) => times.map(count).join(' / ');
  const once = (name: string, oneIn: number | undefined) =>
    oneIn === undefined ? [] : [`${name}: ${fill(facts.oneIn, { count: count(Math.round(oneIn)) })}`];
  return [
    ...(nudge ? [fill(rules.nudge, { count: count(nudge.oneIn) })] : []),
    ...(tumbles ? [fill(rules.tumbles, { times: list(tumbles.times) })] : []),
    ...(tumbles?.timesInFree ? [fill(rules.tumblesFree, { times: list(tumbles.timesInFree) })] : []),
    ...once(texts.freeSpinsName, figures.freeSpinsOneIn),
    ...once(texts.hold, figures.holdOneIn),
    ...once(texts.prizes.grand, figures.grandOneIn),
    ...once(texts.pick.title, figures.pickOneIn),
  ];
}
