import type { Language } from '@maidan/contract/languages.ts';
import type { texts as english } from './texts/en.ts';

export type PoolTexts = typeof english;

/** Each language is a file that is loaded alone. */
export async function loadPoolTexts(language: Language): Promise<PoolTexts> {
  const { texts } = (await import(`./texts/${language}.ts`)) as { texts: PoolTexts };
  return texts;
}

/** As a pool is called on the screen; one of several has a name of its own. */
export const tierName = (tier: string, { tiers }: PoolTexts): string =>
  tiers[tier as keyof PoolTexts['tiers']] ?? tiers.jackpot;
