import type { RtpSetting, SlotModel } from '#slots/model/model.ts';
import type { FiguresBySetting, SlotFigures } from './figures.ts';
import { STATED } from './stated.gen.ts';

export function figuresOf(model: SlotModel, rtp: RtpSetting): SlotFigures {
  const figures = (STATED as Readonly<Record<string, FiguresBySetting>>)[model.code];
  if (!figures) throw new RangeError(`${model.code}: no figures, run \`npm run slot-figures\``);
  return figures[rtp];
}
