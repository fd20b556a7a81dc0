import type { AnyInstantRules, GameManifest } from '#game.ts';
import { plugRules } from '#game.ts';
import { JACKPOT_REELS, JACKPOT_SLOTS, jackpotOf, type JackpotRule } from './jackpot/jackpots.ts';
import { RTP_SETTINGS, type RtpSetting } from './model/model.ts';
import { SLOT_MODELS } from './models/slot-models.ts';
import { manifestOf, slotRules, type SlotTitle } from './rules.ts';
import { stakeStepsOf } from './stakes.ts';

const MODELS = new Map(SLOT_MODELS.map((model) => [model.code, model]));
const DEFAULT_STEP = 3;

export const slotCode = (model: string, rtp: RtpSetting): string => `slot.${model}.${rtp}`;

/** `slot.bloom-25.94.tiers`: reels in their lowest setting, and the pools over them. */
export const jackpotCode = (model: string, rule: JackpotRule): string =>
  `${slotCode(model, JACKPOT_REELS)}.${rule}`;

/** `vault-25.96`: a model and the operator's setting. What a title is called and looks like is not part of its rules. */
export function slotTitle(variant: string): SlotTitle | undefined {
  const [modelCode = '', setting, rule, ...more] = variant.split('.');
  const model = MODELS.get(modelCode);
  const rtp = RTP_SETTINGS.find((known) => known === setting);
  if (model === undefined || rtp === undefined || more.length > 0) return undefined;
  const stakeSteps = stakeStepsOf(model);
  const [least] = stakeSteps;
  const defaultStake = stakeSteps[DEFAULT_STEP] ?? least;
  if (defaultStake === undefined) return undefined;
  const title = { code: slotCode(modelCode, rtp), model, rtp, stakeSteps, defaultStake };
  return rule === undefined ? title : withJackpot(title, rule);
}

function withJackpot(title: SlotTitle, named: string): SlotTitle | undefined {
  const { code: model } = title.model;
  const rule = JACKPOT_SLOTS.find(([reels, pools]) => reels === model && pools === named)?.[1];
  if (rule === undefined || title.rtp !== JACKPOT_REELS) return undefined;
  return { ...title, code: jackpotCode(model, rule), jackpot: jackpotOf(rule, title.stakeSteps) };
}

/** What a list says of the title, without laying its reels out. */
export function slotManifest(model: string, rtp: RtpSetting): GameManifest {
  return manifestIn(`${model}.${rtp}`);
}

export const jackpotManifest = (model: string, rule: JackpotRule): GameManifest =>
  manifestIn(`${model}.${JACKPOT_REELS}.${rule}`);

function manifestIn(variant: string): GameManifest {
  const title = slotTitle(variant);
  if (title === undefined) throw new RangeError(`${variant}: no such slot`);
  return manifestOf(title);
}

const built = new Map<string, AnyInstantRules>();

/** Laid out when they are first asked for, and kept: there are as many as models times settings. */
export function slotRulesOf(variant: string | undefined): AnyInstantRules | undefined {
  const title = variant === undefined ? undefined : slotTitle(variant);
  if (title === undefined) return undefined;
  const known = built.get(title.code);
  if (known !== undefined) return known;
  const rules = plugRules(slotRules(title));
  built.set(title.code, rules);
  return rules;
}
