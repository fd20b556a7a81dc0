import type { AnyInstantRules, GameManifest } from '#game.ts';
import { plugRules } from '#game.ts';
import { RTP_SETTINGS, type RtpSetting } from './model/model.ts';
import { SLOT_MODELS } from './models/slot-models.ts';
import { manifestOf, slotRules, type SlotTitle } from './rules.ts';
import { stakeStepsOf } from './stakes.ts';

const MODELS = new Map(SLOT_MODELS.map((model) => [model.code, model]));
const DEFAULT_STEP = 3;

export const slotCode = (model: string, rtp: RtpSetting): string => `slot.${model}.${rtp}`;

/** `vault-25.96`: a model and the operator's setting. What a title is called and looks like is not part of its rules. */
export function slotTitle(variant: string): SlotTitle | undefined {
  const [modelCode = '', setting, ...more] = variant.split('.');
  const model = MODELS.get(modelCode);
  const rtp = RTP_SETTINGS.find((known) => known === setting);
  if (model === undefined || rtp === undefined || more.length > 0) return undefined;
  const stakeSteps = stakeStepsOf(model);
  const [least] = stakeSteps;
  const defaultStake = stakeSteps[DEFAULT_STEP] ?? least;
  return defaultStake && { code: slotCode(modelCode, rtp), model, rtp, stakeSteps, defaultStake };
}

/** What a list says of the title, without laying its reels out. */
export function slotManifest(model: string, rtp: RtpSetting): GameManifest {
  const title = slotTitle(`${model}.${rtp}`);
  if (title === undefined) throw new RangeError(`${model}: no such model`);
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
