import { DEFAULT_LANGUAGE } from '@maidan/contract/languages.ts';
import type { LocalText } from '@maidan/contract/local-text.ts';
import { localText } from '@maidan/contract/local-text-field.ts';
import { parseMoney } from '@maidan/contract/money.ts';
import { moneyText } from '@maidan/contract/money-text.ts';
import { text } from '@maidan/contract/text.ts';
import * as z from 'zod/mini';
import type { Locale } from '#locales/read-locale.ts';
import { inEveryLanguage, textsIn } from '#locales/texts.ts';

const whole = (min: number, max: number) => z.int().check(z.minimum(min), z.maximum(max));

/** MEM-14: which rank settled stakes of so many days give. A rank that was reached stays. */
export const vipRules = z
  .object({
    days: whole(1, 365),
    levels: z
      .array(z.object({ level: whole(1, 50), label: text(40), stake: moneyText }))
      .check(z.maxLength(50)),
  })
  .check(
    z.refine(
      ({ levels }) =>
        levels.every((one, index) => {
          const before = levels[index - 1];
          return (
            before === undefined ||
            (one.level > before.level && parseMoney(one.stake) > parseMoney(before.stake))
          );
        }),
      'levels: each must be higher than the one before it, in level and in stake',
    ),
  );
export type VipRules = z.output<typeof vipRules>;

/** In an operator's file beside the rules: how ranks are called from now on. */
export const vipNames = z.looseObject({ names: z.optional(z.record(text(40), localText(40))) });
export type VipNames = z.output<typeof vipNames>['names'];

export function standardVipRules(): VipRules {
  return {
    days: 90,
    levels: [
      { level: 1, label: 'Jade', stake: '10000.00' },
      { level: 2, label: 'Jade', stake: '30000.00' },
      { level: 3, label: 'Marigold', stake: '100000.00' },
      { level: 4, label: 'Marigold', stake: '400000.00' },
      { level: 5, label: 'Shapla', stake: '1500000.00' },
    ],
  };
}

/** HDR-06. */
export function standardVipLabels(): Record<string, LocalText> {
  const ranks = Object.keys(textsIn(DEFAULT_LANGUAGE).names.vip) as (keyof Locale['names']['vip'])[];
  return Object.fromEntries(ranks.map((rank) => [rank, inEveryLanguage((texts) => texts.names.vip[rank])]));
}
